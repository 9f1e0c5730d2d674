//! The painter: a drawing's sprites in one SVG, with nodes that stay, so that pieces glide and focus is kept.
//!
//! A node is made once for each id and never moved within the document: moving it would cut its transition short and
//! lose the focus. What lies above what is settled by layers: areas, then pieces from large to small.

use std::collections::{BTreeMap, BTreeSet};

use client::page::border_path;
use draw::{Drawing, Palette, Sprite, Theme};
use scene::{Glides, Placement, Plain, Size};

type Scene = scene::Scene<Plain>;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};

use crate::browser;

const SVG: &str = "http://www.w3.org/2000/svg";
const LAYERS: usize = 4;
/// How long a piece takes to vanish; the style sheet has the same time.
const VANISH_MS: u64 = 260;

/// What is to be seen of a sprite beside its picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lights {
    /// What can be touched, by id, with what touching it means.
    pub(crate) can: BTreeMap<String, String>,
    /// What was touched already.
    pub(crate) path: BTreeSet<String>,
    /// What the log speaks of.
    pub(crate) marks: BTreeSet<String>,
}

/// One SVG and the sprites in it.
pub(crate) struct Painter {
    svg: Element,
    layers: Vec<Element>,
    nodes: BTreeMap<String, Node>,
    still_for: Option<(Theme, u32)>,
    /// What was shown last: new pieces come from where their like vanished.
    last: Scene,
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
        for layer in &layers {
            let _ = svg.append_child(layer);
        }
        Painter {
            svg,
            layers,
            nodes: BTreeMap::new(),
            still_for: None,
            last: Scene { board: (0.0, 0.0), areas: Vec::new() },
        }
    }

    /// Shows a drawing. Pieces glide, unless the frame or the theme is another one.
    pub(crate) fn paint(&mut self, scene: &Scene, drawing: &Drawing, theme: Theme, palette: &Palette) {
        let (width, height) = (drawing.width, drawing.height);
        set(&self.svg, "viewBox", &format!("0 0 {width:.0} {height:.0}"));
        let frame = Some((theme, width as u32));
        if self.still_for != frame {
            self.still_for = frame;
            self.stand_still();
        }
        let kinds = Kinds::of(scene);
        let present: BTreeMap<&str, &Sprite> =
            drawing.sprites.iter().map(|sprite| (sprite.id.as_str(), sprite)).collect();
        let glides = scene::glides(&self.last, scene);
        self.last.clone_from(scene);
        let origins = self.origins(&glides);
        let gone: Vec<String> = self.nodes.keys().filter(|id| !present.contains_key(id.as_str())).cloned().collect();
        for id in gone {
            let goal = glides.to.get(&id).and_then(|goal| present.get(goal.as_str()));
            if let (Some(goal), Some(node)) = (goal, self.nodes.get(&id)) {
                node.stand(goal.at);
            }
            self.remove(&id);
        }
        for sprite in &drawing.sprites {
            let (layer, is_hex) = kinds.get(&sprite.id);
            let shapes = draw::inside(sprite, theme, palette);
            // Sizes seldom change their layer; then a new node is made in the other one.
            if self.nodes.get(&sprite.id).is_some_and(|node| node.layer != layer) {
                self.remove(&sprite.id);
            }
            if !self.nodes.contains_key(&sprite.id) {
                let node = self.insert(sprite, layer);
                if let Some(origin) = origins.get(&sprite.id) {
                    node.stand(*origin);
                    let _ = node.outer.class_list().remove_1("new");
                    // Asking for a size makes the browser put the node there before it glides away.
                    let _ = self.svg.client_height();
                }
                self.nodes.insert(sprite.id.clone(), node);
            }
            if let Some(node) = self.nodes.get_mut(&sprite.id) {
                node.update(sprite, shapes, is_hex);
            }
        }
    }

    /// Where new pieces come from, in the picture so far.
    fn origins(&self, glides: &Glides) -> BTreeMap<String, [f32; 2]> {
        let place = |(id, origin): (&String, &String)| Some((id.clone(), self.nodes.get(origin)?.sprite.at));
        glides.from.iter().filter_map(place).collect()
    }

    /// No transitions until the next picture but one.
    fn stand_still(&self) {
        let list = self.svg.class_list();
        let _ = list.add_1("still");
        browser::next_frame(move || {
            browser::next_frame(move || {
                let _ = list.remove_1("still");
            });
        });
    }

    /// A new node, in the place that its id has within its layer.
    fn insert(&self, sprite: &Sprite, layer: usize) -> Node {
        let outer: SvgElement = make("g").unchecked_into();
        set(&outer, "class", "sprite new");
        set(&outer, "data-id", &sprite.id);
        set(&outer, "tabindex", "-1");
        set(&outer, "role", "img");
        let (inner, halo) = (make("g"), make("path"));
        set(&halo, "class", "halo");
        // The label says it all; the picture's own letters would only repeat parts of it.
        set(&inner, "aria-hidden", "true");
        let _ = outer.append_child(&inner);
        let _ = outer.append_child(&halo);
        let next = self.nodes.range(sprite.id.clone()..).map(|(_, node)| node).find(|node| node.layer == layer);
        let _ = self.layers[layer].insert_before(&outer, next.map(|node| -> &web_sys::Node { &node.outer }));
        let nowhere = Sprite { at: [f32::NAN; 2], size: [f32::NAN; 2], shapes: Vec::new(), ..sprite.clone() };
        let empty = String::new;
        Node { outer, inner, halo, layer, sprite: nowhere, shapes: empty(), outline: empty(), label: empty() }
    }

    /// Lets a sprite vanish.
    fn remove(&mut self, id: &str) {
        let Some(node) = self.nodes.remove(id) else { return };
        let _ = node.outer.class_list().add_1("gone");
        for attribute in ["tabindex", "role", "aria-label"] {
            let _ = node.outer.remove_attribute(attribute);
        }
        let _ = node.outer.remove_attribute("data-id");
        set(&node.outer, "aria-hidden", "true");
        browser::later(VANISH_MS, move || node.outer.remove());
    }

    /// Shows what can be touched, what was, and what the log speaks of.
    pub(crate) fn light(&self, lights: &Lights) {
        for (id, node) in &self.nodes {
            let list = node.outer.class_list();
            let can = lights.can.get(id);
            let _ = list.toggle_with_force("can", can.is_some());
            let _ = list.toggle_with_force("path", lights.path.contains(id));
            let _ = list.toggle_with_force("mark", lights.marks.contains(id));
            set(&node.outer, "tabindex", if can.is_some() { "0" } else { "-1" });
            set(&node.outer, "role", if can.is_some() { "button" } else { "img" });
            set(&node.outer, "aria-label", can.unwrap_or(&node.label));
        }
    }

    /// The sprite that lies beside another one in a direction: the nearest, and rather straight ahead.
    pub(crate) fn beside(&self, id: &str, (dx, dy): (f32, f32)) -> Option<&SvgElement> {
        let middle = |node: &Node| {
            let ([x, y], [w, h]) = (node.sprite.at, node.sprite.size);
            (x + w / 2.0, y + h / 2.0)
        };
        let (x, y) = middle(self.nodes.get(id)?);
        let can = |node: &Node| node.outer.get_attribute("role").as_deref() == Some("button");
        let any_can = self.nodes.values().any(can);
        let others = self.nodes.iter().filter(|(other, node)| *other != id && (!any_can || can(node)));
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
    /// Stands at a place, or glides there.
    fn stand(&self, [x, y]: [f32; 2]) {
        let _ = self.outer.style().set_property("transform", &format!("translate({x:.1}px, {y:.1}px)"));
    }

    fn update(&mut self, sprite: &Sprite, shapes: String, is_hex: bool) {
        let [w, h] = sprite.size;
        if self.sprite.at != sprite.at {
            self.stand(sprite.at);
        }
        if self.shapes != shapes {
            self.inner.set_inner_html(&shapes);
            self.shapes = shapes;
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
struct Kinds<'a>(BTreeMap<&'a str, (usize, bool)>);

impl<'a> Kinds<'a> {
    fn of(scene: &'a Scene) -> Kinds<'a> {
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
        Kinds(kinds)
    }

    fn get(&self, id: &str) -> (usize, bool) {
        self.0.get(id).copied().unwrap_or((LAYERS - 1, false))
    }
}
