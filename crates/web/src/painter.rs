//! The painter: renders a drawing's sprites as nodes of one SVG.
//!
//! A node is made once for each id and never moved within the document: moving it would end its transition and lose the
//! focus. Layers say which sprites cover others: areas first, then pieces from large to small.

use std::collections::{BTreeMap, BTreeSet};

use client::page::border_path;
use draw::{Drawing, Palette, Sprite, Theme};
use scene::{Glides, Placement, Plain, Size};

use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};

use crate::browser;
use crate::table::EffectBadge;

type Scene = scene::Scene<Plain>;

const SVG: &str = "http://www.w3.org/2000/svg";
const LAYERS: usize = 4;
/// How long the transition of a removed sprite takes; the style sheet has the same time.
const VANISH_MS: u64 = 260;
/// A piece that moves by less than this, in pixels, makes room for another and gets no ghost.
const GHOST_SLIP: f32 = 24.0;
/// From this width on, the signs of an effect stand inside a sprite.
const EFFECT_INSIDE: f32 = 56.0;

/// Which sprites are highlighted, and why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Highlights {
    /// Things that can be touched, by id, with a label for screen readers.
    pub(crate) touchable: BTreeMap<String, String>,
    /// Things that were touched for the present choice.
    pub(crate) touched: BTreeSet<String>,
    /// Things that a line of the log is about.
    pub(crate) mentioned: BTreeSet<String>,
    /// What touching a thing does, as signs on it.
    pub(crate) effects: BTreeMap<String, EffectBadge>,
}

/// One SVG and the sprites in it.
pub(crate) struct Painter {
    svg: Element,
    layers: Vec<Element>,
    nodes: BTreeMap<String, Node>,
    /// The theme and the width of the last drawing.
    last_frame: Option<(Theme, u32)>,
    /// The last scene: a new piece glides from where an equal piece was removed.
    last_scene: Scene,
    /// What the choice that is considered would change, half transparent above everything else.
    ghosts: Element,
}

/// A sprite in the document.
struct Node {
    outer: SvgElement,
    inner: Element,
    halo: Element,
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

impl Painter {
    /// A painter for an empty SVG.
    pub(crate) fn new(svg: Element) -> Painter {
        let layers: Vec<Element> = (0..LAYERS).map(|_| make("g")).collect();
        let ghosts = make("g");
        set(&ghosts, "class", "ghosts");
        set(&ghosts, "aria-hidden", "true");
        for layer in layers.iter().chain([&ghosts]) {
            let _ = svg.append_child(layer);
        }
        Painter {
            ghosts,
            svg,
            layers,
            nodes: BTreeMap::new(),
            last_frame: None,
            last_scene: Scene { board: (0.0, 0.0), areas: Vec::new() },
        }
    }

    /// Renders a drawing. Pieces glide to their new places, unless the width or the theme has changed.
    pub(crate) fn paint(&mut self, scene: &Scene, drawing: &Drawing, theme: Theme, palette: &Palette) {
        let (width, height) = (drawing.width, drawing.height);
        set(&self.svg, "viewBox", &format!("0 0 {width:.0} {height:.0}"));
        let frame = Some((theme, width as u32));
        if self.last_frame != frame {
            self.last_frame = frame;
            self.pause_transitions();
        }
        let kinds = SpriteKinds::of(scene);
        let present: BTreeMap<&str, &Sprite> =
            drawing.sprites.iter().map(|sprite| (sprite.id.as_str(), sprite)).collect();
        let glides = scene::glides(&self.last_scene, scene);
        self.last_scene.clone_from(scene);
        let origins = self.origins(&glides);
        let gone: Vec<String> = self.nodes.keys().filter(|id| !present.contains_key(id.as_str())).cloned().collect();
        for id in gone {
            let goal = glides.to.get(&id).and_then(|goal| present.get(goal.as_str()));
            if let (Some(goal), Some(node)) = (goal, self.nodes.get(&id)) {
                node.move_to(goal.at);
            }
            self.remove(&id);
        }
        for sprite in &drawing.sprites {
            let (layer, is_hex) = kinds.get(&sprite.id);
            let shapes = draw::inside(sprite, theme, palette);
            // A piece whose size has changed may need another layer, and so a new node.
            if self.nodes.get(&sprite.id).is_some_and(|node| node.layer != layer) {
                self.remove(&sprite.id);
            }
            if !self.nodes.contains_key(&sprite.id) {
                let node = self.insert(sprite, layer);
                if let Some(origin) = origins.get(&sprite.id) {
                    node.move_to(*origin);
                    let _ = node.outer.class_list().remove_1("new");
                    // Reading a size forces a layout, so the transition begins at the origin.
                    let _ = self.svg.client_height();
                }
                self.nodes.insert(sprite.id.clone(), node);
            }
            if let Some(node) = self.nodes.get_mut(&sprite.id) {
                node.update(sprite, shapes, is_hex);
            }
        }
    }

    /// The places from which new pieces glide.
    fn origins(&self, glides: &Glides) -> BTreeMap<String, [f32; 2]> {
        let place = |(id, origin): (&String, &String)| Some((id.clone(), self.nodes.get(origin)?.sprite.at));
        glides.from.iter().filter_map(place).collect()
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

    /// Makes a node and inserts it into its layer, in the order of ids.
    fn insert(&self, sprite: &Sprite, layer: usize) -> Node {
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
        let next = self.nodes.range(sprite.id.clone()..).map(|(_, node)| node).find(|node| node.layer == layer);
        let _ = self.layers[layer].insert_before(&outer, next.map(|node| -> &web_sys::Node { &node.outer }));
        let not_rendered = Sprite { at: [f32::NAN; 2], size: [f32::NAN; 2], shapes: Vec::new(), ..sprite.clone() };
        let empty = String::new;
        Node { outer, inner, halo, layer, sprite: not_rendered, shapes: empty(), outline: empty(), label: empty() }
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
        for (id, node) in &self.nodes {
            let list = node.outer.class_list();
            let label = highlights.touchable.get(id);
            let _ = list.toggle_with_force("can", label.is_some());
            let _ = list.toggle_with_force("path", highlights.touched.contains(id));
            let _ = list.toggle_with_force("mark", highlights.mentioned.contains(id));
            node.show_effect(highlights.effects.get(id).filter(|_| label.is_some()));
            set(&node.outer, "tabindex", if label.is_some() { "0" } else { "-1" });
            set(&node.outer, "role", if label.is_some() { "button" } else { "img" });
            set(&node.outer, "aria-label", label.unwrap_or(&node.label));
        }
    }

    /// Shows what another drawing changes: pieces that are new, that have moved or that look different.
    pub(crate) fn show_ghosts(&mut self, drawing: Option<&Drawing>, theme: Theme, palette: &Palette) {
        self.ghosts.set_inner_html("");
        for sprite in drawing.into_iter().flat_map(|drawing| &drawing.sprites) {
            let now = self.nodes.get(&sprite.id);
            // Areas do not move; those that look different would cover the board.
            if now.is_some_and(|node| node.layer == 0) {
                continue;
            }
            let shapes = draw::inside(sprite, theme, palette);
            let is_same = |node: &Node| {
                let [x, y] = [node.sprite.at[0] - sprite.at[0], node.sprite.at[1] - sprite.at[1]];
                x.abs() < GHOST_SLIP && y.abs() < GHOST_SLIP && node.sprite.turned == sprite.turned
            };
            if now.is_some_and(is_same) {
                continue;
            }
            let ([x, y], [w, h]) = (sprite.at, sprite.size);
            let ghost = make("g");
            let turn = u16::from(sprite.turned) * 60;
            let place = format!("translate({x:.1} {y:.1}) rotate({turn} {:.1} {:.1})", w / 2.0, h / 2.0);
            set(&ghost, "transform", &place);
            ghost.set_inner_html(&shapes);
            let _ = self.ghosts.append_child(&ghost);
        }
    }

    /// The nearest sprite in a direction, for arrow keys. Sprites to the side of the direction count as farther away.
    pub(crate) fn neighbour(&self, id: &str, (dx, dy): (f32, f32)) -> Option<&SvgElement> {
        let middle = |node: &Node| {
            let ([x, y], [w, h]) = (node.sprite.at, node.sprite.size);
            (x + w / 2.0, y + h / 2.0)
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
        let Some(EffectBadge { text, class }) = effect else {
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
        // In the corner of a large thing, where its own signs seldom are, and above a small one.
        let (x, y, anchor) = match w.min(h) >= EFFECT_INSIDE {
            true => (w - 6.0, h - 7.0, "end"),
            false => (w / 2.0, -3.0, "middle"),
        };
        set(&badge, "class", &format!("effect {class}"));
        set(&badge, "text-anchor", anchor);
        set(&badge, "x", &format!("{x:.1}"));
        set(&badge, "y", &format!("{y:.1}"));
        if badge.text_content().as_ref() != Some(text) {
            badge.set_text_content(Some(text));
        }
    }

    /// Moves to a place; the style sheet makes it glide.
    fn move_to(&self, [x, y]: [f32; 2]) {
        let _ = self.outer.style().set_property("transform", &format!("translate({x:.1}px, {y:.1}px)"));
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
            let turn = u16::from(sprite.turned) * 60;
            set(&self.inner, "transform", &format!("rotate({turn} {:.1} {:.1})", w / 2.0, h / 2.0));
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
