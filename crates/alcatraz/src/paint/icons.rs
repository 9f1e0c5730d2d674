//! Icons: paths in a square of 24 by 24.

use crate::content::Effect;
use crate::state::{Blackmail, Item};

pub(super) const KEY: &str = "M7.5 6a5.5 5.5 0 1 0 5.1 7.6H15v2.4h2.6v-2.4H20V10.4h-7.4A5.5 5.5 0 0 0 7.5 6zm0 3.6a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z";
pub(super) const KNIFE: &str = "M20.5 3.2C15 4.8 10.6 8.800 8.300 13.300l2.700 2.700C15.800 13.200 19.500 8.800 20.500 3.200zM7.300 14.500 3.300 18.500a1.700 1.700 0 0 0 0 2.300 1.700 1.700 0 0 0 2.300 0l4-4z";
pub(super) const CLOTHES: &str = "M8.500 3.500 3 6.800l1.800 4.600 2.400-.9V20.500h9.600V10.500l2.400.9L21 6.800l-5.500-3.300c-.6 1.900-1.900 2.900-3.500 2.900s-2.900-1-3.500-2.900z";
pub(super) const DRUG: &str = "M12.700 4.300a5 5 0 0 1 7 7l-3 3-7-7zM8.600 8.400l7 7-4.300 4.300a5 5 0 0 1-7-7z";
pub(super) const TOOL: &str = "M20.600 7.100 17.400 10.200 13.900 6.700 17 3.500A5.800 5.800 0 0 0 9.700 11L3.700 17a2.400 2.400 0 0 0 3.400 3.400l6-6a5.800 5.800 0 0 0 7.500-7.300z";
pub(super) const GUN: &str =
    "M2.500 6.500H20.500l1 1.600V12H13.500c0 1.900-1.100 3-2.900 3H9.200l-1.300 5H3.200L5 12H2.500z";
pub(super) const CASH: &str = "M2.500 6h19v12h-19zM12 8.800a3.200 3.200 0 1 0 0 6.400 3.200 3.200 0 0 0 0-6.400zM4.500 8v1.800h1.600V8zm13.400 6.200V16h1.600v-1.800z";
pub(super) const STAMINA: &str = "M13.800 2 4.800 13.600h5.800L9.400 22l9.800-12.400h-6.200z";
pub(super) const GUARD: &str = "M5.200 6.300C7.200 3.700 9.400 2.800 12 2.800s4.800.9 6.800 3.500l-1.600 2.200H6.800zM7.300 9.600h9.400v1.300a4.700 4.700 0 0 1-9.400 0zM4 21.500c0-4 3.200-5.900 8-5.900s8 1.900 8 5.900z";
pub(super) const CAP: &str =
    "M2.500 8Q5 4 12 4t9.500 4L18.500 13q2.500 1.500 1 4Q12 13.500 4.500 17 3 14.500 5.500 13z";
pub(super) const PERSON: &str = "M12 3.500a4.200 4.200 0 1 0 0 8.400 4.200 4.200 0 0 0 0-8.400zM4.500 20.800c0-4.600 3.100-7 7.500-7s7.500 2.400 7.500 7z";
pub(super) const GOAT: &str = "M8.600 9.200C5.300 8.800 3.200 6.400 3 2.800c2 2.400 4.300 3.300 7 3.400h4c2.700-.1 5-1 7-3.400-.2 3.600-2.300 6-5.600 6.400l3.400 1.100-3 2.500c-.2 3.500-1.300 5.600-2.500 6.700v2.300L12 20.700l-1.300 1.100v-2.300c-1.200-1.100-2.300-3.200-2.500-6.700l-3-2.500z";
pub(super) const ANY: &str = "M4 8.500 12 4.500 20 8.500V16.500L12 20.500 4 16.500zM12 11 5.800 7.900 12 11l6.200-3.100zM11.200 12.300v6.300h1.600v-6.300z";
pub(super) const CARD: &str = "M7.500 3h9A1.500 1.500 0 0 1 18 4.500v15a1.500 1.500 0 0 1-1.500 1.500h-9A1.500 1.500 0 0 1 6 19.500v-15A1.500 1.500 0 0 1 7.500 3zM12 8.200l-2.800 3.800 2.800 3.800 2.800-3.800z";
pub(super) const HAND: &str = "M6 12.500V7.200a1.400 1.400 0 0 1 2.800 0V5a1.400 1.400 0 0 1 2.800 0v-.6a1.400 1.400 0 0 1 2.800 0V6a1.400 1.400 0 0 1 2.800 0v8.200c0 4.400-2.400 7-5.800 7-3 0-4.400-1.500-6-4.600L3.200 12.200c-.8-1.600 1.400-2.600 2.400-1.200z";
pub(super) const TICK: &str = "M9.500 19.200 3.200 12.800 5.500 10.500 9.500 14.500 18.500 5.200 20.800 7.500z";
pub(super) const CROSS: &str = "M6.200 3.800 12 9.600 17.800 3.800 20.200 6.200 14.400 12 20.200 17.800 17.800 20.200 12 14.400 6.200 20.200 3.800 17.800 9.600 12 3.800 6.200z";
pub(super) const ARROW: &str = "M3 10h10V5.500L21 12l-8 6.500V14H3z";
pub(super) const BARRED: &str =
    "M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19zM5.800 10.300h12.400v3.400H5.800z";

const TONGUE: &str = "M3 4.500h18V16h-8.500l-5 4.800V16H3zm3.500 4v1.700h11V8.500zm0 3.300v1.700h7v-1.700z";
const LOUPE: &str = "M10 2.800a7.200 7.200 0 1 0 4.100 13.100l5 5 2.200-2.200-5-5A7.200 7.200 0 0 0 10 2.800zm0 3a4.200 4.200 0 1 1 0 8.400 4.200 4.200 0 0 1 0-8.400z";
const BROOM: &str = "M17.600 2.500 20 4.200l-5.400 7.900 1.600 1.200-1 1.500-6.500-4.500 1-1.500 1.800 1.100zM7.800 11.800l6.600 4.600c-1.400 3-3.600 4.900-6.400 5.100L3 18.200c2.300-1 4-3.200 4.800-6.400z";
pub(super) const BARRIER: &str =
    "M2 7h20v6h-2.500v7.500H17V13H7v7.500H4.500V13H2zm3.500 1.500-2 3h2.700l2-3zm6 0-2 3h2.700l2-3zm6 0-2 3h2.700l2-3z";
const PIN: &str = "M12 2.200a7 7 0 0 0-7 7c0 4.800 7 12.600 7 12.600s7-7.800 7-12.600a7 7 0 0 0-7-7zm0 4.200a2.800 2.800 0 1 1 0 5.600 2.800 2.800 0 0 1 0-5.600z";
const BELL: &str = "M12 2.500a1.600 1.600 0 0 0-1.600 1.700C7.600 5 6 7.300 6 10.500V15l-2 2.800h16L18 15v-4.500c0-3.200-1.600-5.500-4.400-6.300A1.600 1.600 0 0 0 12 2.500zM9.500 19.200a2.500 2.500 0 0 0 5 0z";
const STAR: &str = "M12 2.200 14.900 8.600 21.800 9.300 16.600 14 18.100 20.800 12 17.300 5.900 20.800 7.400 14 2.200 9.300 9.100 8.600z";

/// The icon of an item.
pub(super) fn of_item(item: Item) -> &'static str {
    match item {
        Item::Key => KEY,
        Item::Knife => KNIFE,
        Item::Clothes => CLOTHES,
        Item::Drug => DRUG,
        Item::Tool => TOOL,
        Item::Gun => GUN,
    }
}

/// The icon of a blackmail card.
pub(super) fn of_card(card: Blackmail) -> &'static str {
    match card {
        Blackmail::LooseTongue => TONGUE,
        Blackmail::CellToss => LOUPE,
        Blackmail::LongFingers => HAND,
        Blackmail::ProtectionMoney => CASH,
        Blackmail::ChangeOfBlock => ARROW,
        Blackmail::ExtraChores => BROOM,
        Blackmail::ClosedForRepairs => BARRIER,
        Blackmail::NewHidingPlace => PIN,
        Blackmail::ScrappedIdea => CROSS,
        Blackmail::RollCall => BELL,
        Blackmail::CalledInFavour => STAR,
    }
}

/// The icon of what a room does.
pub(super) fn of_effect(effect: Effect) -> &'static str {
    match effect {
        Effect::Guards(_) => GUARD,
        Effect::Stamina(_) => STAMINA,
        Effect::Cash(_) => CASH,
        Effect::Take { item, .. } => of_item(item),
        Effect::TakeAny(_) => ANY,
        Effect::Draw(_) => CARD,
        Effect::Expose => CROSS,
        Effect::Extort => HAND,
    }
}
