//! The plans that a viewer knows, without memory of their own: a view is made in every step of a search.

use arrayvec::ArrayVec;
use engine::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::{Pile, Prisoner};
use crate::content::PRISONERS_MAX;
use crate::state::{List, Order, Plan};
use crate::view::PlanView;

/// The plans that a viewer knows, with the orders of all of them in one list. Its JSON has the orders in their plans.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[serde(from = "BySeat<Option<PlanView>>", into = "BySeat<Option<PlanView>>")]
pub struct KnownPlans {
    plans: BySeat<Option<Plan>>,
    /// By gangs, and by prisoners within a gang. A prisoner has one order at most.
    orders: ArrayVec<(Prisoner, Order), PRISONERS_MAX>,
}

impl KnownPlans {
    /// These plans with the orders of their members.
    pub(crate) fn new(plans: BySeat<Option<Plan>>, orders: &[Order; PRISONERS_MAX]) -> KnownPlans {
        let members = plans.iter().filter_map(|(_, plan)| plan.as_ref()).flat_map(|plan| ordered(plan).iter());
        let given = members.map(|who| (who, orders[usize::from(who.0)])).filter(|(_, order)| *order != Order::Nothing);
        let orders = given.collect();
        KnownPlans { plans, orders }
    }

    /// The plan of a gang, if it is known.
    pub(crate) fn get(&self, seat: Seat) -> Option<&Plan> {
        self.plans[seat].as_ref()
    }

    /// All orders that are known.
    pub(crate) fn orders(&self) -> &[(Prisoner, Order)] {
        &self.orders
    }

    /// The plan of a gang with its orders, if it is known.
    pub fn view(&self, seat: Seat) -> Option<PlanView> {
        let plan = self.get(seat)?;
        let mut view = PlanView {
            piles: plan.piles,
            blanks: plan.blanks,
            moved: plan.moved,
            sabotage: Vec::new(),
            recruit: Vec::new(),
        };
        for &(who, order) in self.orders.iter().filter(|(who, _)| ordered(plan).contains(*who)) {
            match order {
                Order::Nothing => {}
                Order::Sabotage(gang, way) => view.sabotage.push((who, gang, way)),
                Order::Recruit(list) => view.recruit.push((who, list.entries().collect())),
            }
        }
        Some(view)
    }
}

/// The members who can have orders.
fn ordered(plan: &Plan) -> engine::Set<Prisoner> {
    plan.pile(Pile::Sabotage).or(plan.pile(Pile::Recruit))
}

impl From<KnownPlans> for BySeat<Option<PlanView>> {
    fn from(known: KnownPlans) -> BySeat<Option<PlanView>> {
        known.plans.map(|seat, _| known.view(seat))
    }
}

impl From<BySeat<Option<PlanView>>> for KnownPlans {
    fn from(views: BySeat<Option<PlanView>>) -> KnownPlans {
        let mut orders = [Order::Nothing; PRISONERS_MAX];
        for view in views.values().iter().flatten() {
            for &(who, gang, way) in &view.sabotage {
                orders[usize::from(who.0)] = Order::Sabotage(gang, way);
            }
            for (who, entries) in &view.recruit {
                let mut list = List::default();
                entries.iter().for_each(|&entry| list.push(entry));
                orders[usize::from(who.0)] = Order::Recruit(list);
            }
        }
        let plan = |view: &PlanView| Plan { piles: view.piles, blanks: view.blanks, moved: view.moved };
        KnownPlans::new(views.map(|_, view| view.as_ref().map(plan)), &orders)
    }
}
