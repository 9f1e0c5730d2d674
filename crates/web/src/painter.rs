//! The painter: renders a drawing's sprites as nodes of an SVG, or those of several drawings, each in a pane of its own.
//!
//! A node is made once for each id and never moved within the document: moving it would end its transition and lose the
//! focus. Layers say which sprites cover others: areas first, then pieces from large to small.

use std::collections::{BTreeMap, BTreeSet};

use client::page::border_path;
use draw::{Drawing, Palette, Sprite, Theme};
use scene::{Glides, Placement, Plain, Size};

use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};

use crate::table::EffectBadge;
use crate::{browser, pointer};

type Scene = scene::Scene<Plain>;

const SVG: &str = "http://www.w3.org/2000/svg";
const LAYERS: usize = 4;
/// How long the transition of a removed sprite takes; the style sheet has the same time.
const VANISH_MS: u64 = 260;
/// From this width on, the signs of an effect stand inside a sprite.
const EFFECT_INSIDE: f32 = 56.0;
/// About how wide a character of such a sign is, and how high a line of them. The style sheet has the size of the print.
const EFFECT_SIGN_WIDTH: f32 = 12.0;
const EFFECT_LINE: f32 = 16.0;

/// Which sprites are highlighted, and why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Highlights {
    /// Things that can be touched, by id, with a label for screen readers.
    pub(crate) touchable: BTreeMap<String, String>,
    /// Things among them that only choices of more than one step go through.
    pub(crate) far: BTreeSet<String>,
    /// Things that were touched for the present choice.
    pub(crate) touched: BTreeSet<String>,
    /// Things that a line of the log is about.
    pub(crate) mentioned: BTreeSet<String>,
    /// What touching a thing does, as signs on it.
    pub(crate) effects: BTreeMap<String, EffectBadge>,
    /// A piece that is shown turned, and by how many sixths.
    pub(crate) turned: Option<(String, u8)>,
}

/// The SVGs of the panes, and the sprites in them.
pub(crate) struct Painter {
    panes: Vec<PaneSvg>,
    nodes: BTreeMap<String, Node>,
    /// The last scene: a new piece glides from where an equal piece was removed.
    last_scene: Scene,
}

/// The SVG of a pane.
struct PaneSvg {
    svg: Element,
    /// What lies behind all sprites, and its text.
    backdrop: (Element, String),
    layers: Vec<Element>,
    /// What the choice that is considered would change, half transparent above everything else.
    ghosts: Element,
    /// The theme and the size of the last drawing; the height counts only where it is that of the pane.
    last_frame: Option<(Theme, u32)>,
    size: [f32; 2],
}

/// A sprite in the document.
struct Node {
    outer: SvgElement,
    inner: Element,
    halo: Element,
    pane: usize,
    layer: usize,
    sprite: Sprite,
    shapes: String,
    outline: String,
    label: String,
}

fn make(name: &str) -> Element {
    browser::document().create_element_ns(Some(SVG), name).expect("SVG elements can be made")
}

fn set(element: &Element, name: &str, value: &str) {
    let _ = element.set_attribute(name, value);
}

/// Shows the gradients and patterns of a game in an SVG of their own: those of a hidden pane would not be found.
fn show_definitions(theme: Theme, palette: &Palette) {
    // Each game has its own, since a page may show several.
    let id = format!("definitions-{palette:p}");
    let shown = browser::document().get_element_by_id(&id).or_else(|| {
        let svg = make("svg");
        set(&svg, "id", &id);
        set(&svg, "class", "definitions");
        set(&svg, "aria-hidden", "true");
        browser::document().body()?.append_child(&svg).ok()?;
        Some(svg)
    });
    if let Some(shown) = shown.filter(|shown| shown.get_attribute("data-of").as_deref() != Some(theme.word())) {
        shown.set_inner_html(&draw::definitions(theme, palette));
        set(&shown, "data-of", theme.word());
    }
}

impl PaneSvg {
    fn new(svg: Element) -> PaneSvg {
        let layers: Vec<Element> = (0..LAYERS).map(|_| make("g")).collect();
        let ghosts = make("g");
        set(&ghosts, "class", "ghosts");
        set(&ghosts, "aria-hidden", "true");
        let backdrop = make("g");
        set(&backdrop, "aria-hidden", "true");
        for layer in [&backdrop].into_iter().chain(&layers).chain([&ghosts]) {
            let _ = svg.append_child(layer);
        }
        PaneSvg { svg, backdrop: (backdrop, String::new()), layers, ghosts, last_frame: None, size: [0.0; 2] }
    }

    /// Takes the size of a drawing. Pieces do not glide when the width or the theme has changed.
    fn resize(&mut self, drawing: &Drawing, theme: Theme) {
        let (width, height) = (drawing.width, drawing.height);
        if self.size != [width, height] {
            self.size = [width, height];
            set(&self.svg, "viewBox", &format!("0 0 {width:.0} {height:.0}"));
        }
        let frame = Some((theme, width as u32));
        if self.last_frame != frame {
            self.last_frame = frame;
            self.pause_transitions();
        }
    }

    /// Shows what lies behind the sprites.
    fn paint_backdrop(&mut self, drawing: &Drawing, theme: Theme, palette: &Palette) {
        let backdrop = draw::backdrop(drawing, theme, palette);
        if self.backdrop.1 != backdrop {
            self.backdrop.0.set_inner_html(&backdrop);
            self.backdrop.1 = backdrop;
        }
    }

    /// Disables transitions for two frames.
    fn pause_transitions(&self) {
        let list = self.svg.class_list();
        let _ = list.add_1("still");
        browser::next_frame(move || {
            browser::next_frame(move || {
                let _ = list.remove_1("still");
            });
        });
    }

    /// The upper left corner in the window, and how much larger than drawn it is shown.
    fn place(&self) -> ([f32; 2], f32) {
        let frame = self.svg.get_bounding_client_rect();
        ([frame.x() as f32, frame.y() as f32], (frame.width() as f32 / self.size[0].max(1.0)).max(0.01))
    }
}

impl Painter {
    /// A painter for empty SVGs, one for each pane.
    pub(crate) fn new(svgs: Vec<Element>) -> Painter {
        Painter {
            panes: svgs.into_iter().map(PaneSvg::new).collect(),
            nodes: BTreeMap::new(),
            last_scene: Scene { board: (0.0, 0.0), areas: Vec::new() },
        }
    }

    /// Renders drawings, one for each pane; none for a pane that is hidden. Pieces glide to their new places, also from
    /// one pane to another.
    pub(crate) fn paint(&mut self, scene: &Scene, drawings: &[Option<Drawing>], theme: Theme, palette: &Palette) {
        show_definitions(theme, palette);
        let kinds = SpriteKinds::of(scene);
        let mut present: BTreeMap<&str, (usize, &Sprite)> = BTreeMap::new();
        for (pane, drawing) in drawings.iter().enumerate() {
            if let Some(drawing) = drawing {
                self.panes[pane].resize(drawing, theme);
                self.panes[pane].paint_backdrop(drawing, theme, palette);
                present.extend(drawing.sprites.iter().map(|sprite| (sprite.id.as_str(), (pane, sprite))));
            }
        }
        let glides = scene::glides(&self.last_scene, scene);
        self.last_scene.clone_from(scene);
        let origins = self.origins(&glides, &present);
        let gone: Vec<String> = self.nodes.keys().filter(|id| !present.contains_key(id.as_str())).cloned().collect();
        for id in gone {
            let goal = glides.to.get(&id).and_then(|goal| present.get(goal.as_str()));
            if let (Some((pane, goal)), Some(node)) = (goal, self.nodes.get(&id)) {
                node.move_to(self.translate(goal.at, *pane, node.pane));
            }
            self.remove(&id);
        }
        for (pane, sprite) in drawings
            .iter()
            .enumerate()
            .filter_map(|(pane, drawing)| Some((pane, drawing.as_ref()?)))
            .flat_map(|(pane, drawing)| drawing.sprites.iter().map(move |sprite| (pane, sprite)))
        {
            let (layer, is_hex) = kinds.get(&sprite.id);
            let shapes = draw::inside(sprite, theme, palette);
            // A piece whose size or pane has changed needs a new node.
            if self.nodes.get(&sprite.id).is_some_and(|node| (node.pane, node.layer) != (pane, layer)) {
                self.remove(&sprite.id);
            }
            if !self.nodes.contains_key(&sprite.id) {
                let node = self.insert(sprite, pane, layer);
                if let Some(origin) = origins.get(&sprite.id) {
                    node.move_to(*origin);
                    let _ = node.outer.class_list().remove_1("new");
                    // Reading a size forces a layout, so the transition begins at the origin.
                    let _ = self.panes[pane].svg.client_height();
                }
                self.nodes.insert(sprite.id.clone(), node);
            }
            if let Some(node) = self.nodes.get_mut(&sprite.id) {
                node.update(sprite, shapes, is_hex);
            }
        }
    }

    /// The places from which new pieces glide, in the panes where they are now.
    fn origins(&self, glides: &Glides, present: &BTreeMap<&str, (usize, &Sprite)>) -> BTreeMap<String, [f32; 2]> {
        let from = |id: &str, origin: &str| {
            let (node, (pane, _)) = (self.nodes.get(origin)?, present.get(id)?);
            Some((id.to_owned(), self.translate(node.sprite.at, node.pane, *pane)))
        };
        let new = glides.from.iter().filter_map(|(id, origin)| from(id, origin));
        let moved =
            present.iter().filter(|(id, (pane, _))| self.nodes.get(**id).is_some_and(|node| node.pane != *pane));
        engine::collect_short(moved.filter_map(|(id, _)| from(id, id)).chain(new))
    }

    /// A place of one pane, in the units of another one.
    fn translate(&self, at: [f32; 2], from: usize, to: usize) -> [f32; 2] {
        if from == to {
            return at;
        }
        let (([x, y], scale), ([left, top], goal_scale)) = (self.panes[from].place(), self.panes[to].place());
        [(x + at[0] * scale - left) / goal_scale, (y + at[1] * scale - top) / goal_scale]
    }

    /// Makes a node and inserts it into its layer, in the order of ids.
    fn insert(&self, sprite: &Sprite, pane: usize, layer: usize) -> Node {
        let outer: SvgElement = make("g").unchecked_into();
        set(&outer, "class", "sprite new");
        set(&outer, "data-id", &sprite.id);
        set(&outer, "data-layer", &layer.to_string());
        set(&outer, "tabindex", "-1");
        set(&outer, "role", "img");
        let (inner, halo) = (make("g"), make("path"));
        set(&halo, "class", "halo");
        // Texts in the picture would repeat parts of the label.
        set(&inner, "aria-hidden", "true");
        let _ = outer.append_child(&inner);
        let _ = outer.append_child(&halo);
        let mut later = self.nodes.range(sprite.id.clone()..).map(|(_, node)| node);
        let next = later.find(|node| (node.pane, node.layer) == (pane, layer));
        let _ =
            self.panes[pane].layers[layer].insert_before(&outer, next.map(|node| -> &web_sys::Node { &node.outer }));
        let not_rendered = Sprite { at: [f32::NAN; 2], size: [f32::NAN; 2], shapes: Vec::new(), ..sprite.clone() };
        let empty = String::new;
        Node {
            outer,
            inner,
            halo,
            pane,
            layer,
            sprite: not_rendered,
            shapes: empty(),
            outline: empty(),
            label: empty(),
        }
    }

    /// Removes a sprite after its transition.
    fn remove(&mut self, id: &str) {
        let Some(node) = self.nodes.remove(id) else { return };
        let _ = node.outer.class_list().add_1("gone");
        for attribute in ["tabindex", "role", "aria-label"] {
            let _ = node.outer.remove_attribute(attribute);
        }
        let _ = node.outer.remove_attribute("data-id");
        set(&node.outer, "aria-hidden", "true");
        browser::set_timeout(VANISH_MS, move || node.outer.remove());
    }

    /// Sets classes, roles and labels of the nodes.
    pub(crate) fn highlight(&self, highlights: &Highlights) {
        let scales: Vec<f32> = self.panes.iter().map(|pane| pane.place().1).collect();
        for (id, node) in &self.nodes {
            let list = node.outer.class_list();
            if let Some((_, sixths)) = highlights.turned.as_ref().filter(|(piece, _)| piece == id) {
                node.turn(*sixths);
            }
            let label = highlights.touchable.get(id);
            let _ = list.toggle_with_force("can", label.is_some());
            let _ = list.toggle_with_force("far", highlights.far.contains(id));
            let _ = list.toggle_with_force("path", highlights.touched.contains(id));
            let _ = list.toggle_with_force("mark", highlights.mentioned.contains(id));
            // Signs on a thing that is too small would cover its neighbours; it has a button beside the board.
            let width = node.sprite.size[0].min(node.sprite.size[1]) * scales[node.pane];
            let has_room = label.is_some() && f64::from(width) >= pointer::EASY_WIDTH;
            node.show_effect(highlights.effects.get(id).filter(|_| has_room));
            set(&node.outer, "tabindex", if label.is_some() { "0" } else { "-1" });
            set(&node.outer, "role", if label.is_some() { "button" } else { "img" });
            set(&node.outer, "aria-label", label.unwrap_or(&node.label));
        }
    }

    /// Shows the pieces that are new or lie elsewhere in another scene.
    pub(crate) fn show_ghosts(&self, scene: &Scene, drawings: &[Option<Drawing>], theme: Theme, palette: &Palette) {
        self.hide_ghosts();
        let moved = scene::moved(&self.last_scene, scene);
        for (pane, drawing) in self.panes.iter().zip(drawings) {
            let sprites = drawing.iter().flat_map(|drawing| &drawing.sprites);
            for sprite in sprites.filter(|sprite| moved.contains(sprite.id.as_str())) {
                let ([x, y], [w, h]) = (sprite.at, sprite.size);
                let ghost = make("g");
                let turn = u16::from(sprite.turned) * 60;
                let place = format!("translate({x:.1} {y:.1}) rotate({turn} {:.1} {:.1})", w / 2.0, h / 2.0);
                set(&ghost, "transform", &place);
                ghost.set_inner_html(&draw::inside(sprite, theme, palette));
                let _ = pane.ghosts.append_child(&ghost);
            }
        }
    }

    /// Takes the ghosts away.
    pub(crate) fn hide_ghosts(&self) {
        self.panes.iter().for_each(|pane| pane.ghosts.set_inner_html(""));
    }

    /// The nearest sprite in a direction, for arrow keys. Sprites to the side of the direction count as farther away.
    pub(crate) fn neighbour(&self, id: &str, (dx, dy): (f32, f32)) -> Option<&SvgElement> {
        let places: Vec<([f32; 2], f32)> = self.panes.iter().map(PaneSvg::place).collect();
        let middle = |node: &Node| {
            let ([x, y], [w, h], ([left, top], scale)) = (node.sprite.at, node.sprite.size, places[node.pane]);
            (left + (x + w / 2.0) * scale, top + (y + h / 2.0) * scale)
        };
        let (x, y) = middle(self.nodes.get(id)?);
        let is_touchable = |node: &Node| node.outer.get_attribute("role").as_deref() == Some("button");
        let any_touchable = self.nodes.values().any(is_touchable);
        let others = self.nodes.iter().filter(|(other, node)| *other != id && (!any_touchable || is_touchable(node)));
        let distance = |node: &Node| {
            let (to_x, to_y) = middle(node);
            let ahead = (to_x - x) * dx + (to_y - y) * dy;
            let aside = ((to_x - x) * dy - (to_y - y) * dx).abs();
            (ahead > 1.0).then_some(ahead + 2.5 * aside)
        };
        let near = others.filter_map(|(_, node)| Some((distance(node)?, node)));
        near.min_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, node)| &node.outer)
    }
}

impl Node {
    /// Shows what touching the sprite does, in signs on it or above it.
    fn show_effect(&self, effect: Option<&EffectBadge>) {
        let shown = self.outer.query_selector(":scope > .effect").ok().flatten();
        let Some(EffectBadge { signs, class }) = effect else {
            if let Some(shown) = shown {
                shown.remove();
            }
            return;
        };
        let badge = shown.unwrap_or_else(|| {
            let badge = make("text");
            set(&badge, "aria-hidden", "true");
            let _ = self.outer.append_child(&badge);
            badge
        });
        let [w, h] = self.sprite.size;
        let in_a_row = signs.join(" ");
        // In the corner of a large thing, where its own signs seldom are, and above a small one.
        let (x, y, anchor, room) = match w.min(h) >= EFFECT_INSIDE {
            true => (w - 6.0, h - 7.0, "end", (h / EFFECT_LINE) as usize),
            false => (w / 2.0, -3.0, "middle", 1),
        };
        // Signs that would stand on the neighbours stand below each other, as many as there is room for. The words
        // beside the board tell all of them.
        let lines = match in_a_row.chars().count() as f32 * EFFECT_SIGN_WIDTH <= w {
            true => std::slice::from_ref(&in_a_row),
            false => &signs[..signs.len().min(room)],
        };
        set(&badge, "class", &format!("effect {class}"));
        set(&badge, "text-anchor", anchor);
        badge.set_inner_html("");
        for (line, above) in lines.iter().zip((0..lines.len()).rev()) {
            let row = make("tspan");
            set(&row, "x", &format!("{x:.1}"));
            set(&row, "y", &format!("{:.1}", y - above as f32 * EFFECT_LINE));
            row.set_text_content(Some(line));
            let _ = badge.append_child(&row);
        }
    }

    /// Moves to a place; the style sheet makes it glide.
    fn move_to(&self, [x, y]: [f32; 2]) {
        let _ = self.outer.style().set_property("transform", &format!("translate({x:.1}px, {y:.1}px)"));
    }

    /// Turns its picture.
    fn turn(&self, sixths: u8) {
        self.turn_in(sixths, self.sprite.size);
    }

    fn turn_in(&self, sixths: u8, [w, h]: [f32; 2]) {
        let turn = u16::from(sixths) * 60;
        set(&self.inner, "transform", &format!("rotate({turn} {:.1} {:.1})", w / 2.0, h / 2.0));
    }

    fn update(&mut self, sprite: &Sprite, shapes: String, is_hex: bool) {
        let [w, h] = sprite.size;
        if self.sprite.at != sprite.at {
            self.move_to(sprite.at);
        }
        if self.shapes != shapes {
            self.inner.set_inner_html(&shapes);
            self.shapes = shapes;
        }
        if self.sprite.size != sprite.size {
            set(&self.outer, "data-size", &format!("{w:.1} {h:.1}"));
        }
        if self.sprite.turned != sprite.turned || self.sprite.size != sprite.size {
            self.turn_in(sprite.turned, [w, h]);
        }
        let outline = border_path(w, h, is_hex);
        if self.outline != outline {
            set(&self.halo, "d", &outline);
            self.outline = outline;
        }
        if self.label != sprite.label {
            set(&self.outer, "aria-label", &sprite.label);
            self.label.clone_from(&sprite.label);
        }
        self.sprite = Sprite { shapes: Vec::new(), ..sprite.clone() };
    }
}

/// The layer of each sprite, and whether it is a hexagon.
struct SpriteKinds<'a>(BTreeMap<&'a str, (usize, bool)>);

impl<'a> SpriteKinds<'a> {
    fn of(scene: &'a Scene) -> SpriteKinds<'a> {
        let mut kinds = BTreeMap::new();
        for area in &scene.areas {
            kinds.insert(area.id.as_str(), (0, matches!(area.place, Placement::Hex(..))));
            for piece in &area.pieces {
                let layer = match piece.size {
                    Size::Large | Size::Card | Size::Tile => 1,
                    Size::Token => 2,
                    Size::Chip => 3,
                };
                kinds.insert(piece.id.as_str(), (layer, false));
            }
        }
        SpriteKinds(kinds)
    }

    fn get(&self, id: &str) -> (usize, bool) {
        self.0.get(id).copied().unwrap_or((LAYERS - 1, false))
    }
}
