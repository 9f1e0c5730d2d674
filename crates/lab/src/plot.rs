//! Plots as SVG. Their colours are CSS variables that the report's style sheet sets for light, dark and print.

use plotters::prelude::*;

use crate::{Interval, Lengths};

/// A figure with its interval, and the same figure of another balance.
pub(crate) struct Bar {
    pub(crate) name: String,
    pub(crate) figure: Interval,
    /// The figure of the other content, if two are compared.
    pub(crate) other: Option<Interval>,
    /// Whether it is highlighted.
    pub(crate) is_marked: bool,
}

// Placeholder colours, which are replaced by CSS variables when the plot is done.
const INK: RGBColor = RGBColor(1, 0, 1);
const SOFT: RGBColor = RGBColor(2, 0, 2);
const ACCENT: RGBColor = RGBColor(3, 0, 3);
const PAPER: RGBColor = RGBColor(4, 0, 4);
const FAINT: RGBColor = RGBColor(5, 0, 5);
const VARIABLES: [(&str, &str); 5] = [
    ("#010001", "var(--ink)"),
    ("#020002", "var(--soft)"),
    ("#030003", "var(--accent)"),
    ("#040004", "var(--paper)"),
    ("#050005", "var(--faint)"),
];

const WIDTH: u32 = 720;
const ROW: u32 = 20;
const NAMES: u32 = 170;

type DrawResult = Result<(), DrawingAreaErrorKind<std::io::Error>>;

/// Intervals as bars, one below the other, with a line at the fair value.
pub(crate) fn bars(bars: &[Bar], unit: &str, fair: f64) -> String {
    let ends = bars.iter().flat_map(|bar| [Some(bar.figure), bar.other]).flatten().map(|figure| figure.high);
    let most = ends.fold(fair * 1.5, f64::max) * 1.05;
    let least = bars.iter().map(|bar| bar.figure.low).fold(0.0, f64::min);
    let height = ROW * bars.len() as u32 + 46;
    draw(height, unit, |svg| {
        let root = SVGBackend::with_string(svg, (WIDTH, height)).into_drawing_area();
        let mut chart = ChartBuilder::on(&root)
            .margin_left(NAMES)
            .margin_right(16)
            .margin_top(4)
            .x_label_area_size(36)
            .build_cartesian_2d(least..most, bars.len() as f64..0.0)?;
        chart
            .configure_mesh()
            .disable_y_mesh()
            .disable_y_axis()
            .light_line_style(TRANSPARENT)
            .bold_line_style(FAINT.stroke_width(1))
            .axis_style(SOFT)
            .x_labels(8)
            .x_label_style(("sans-serif", 12, &INK))
            .x_desc(unit)
            .axis_desc_style(("sans-serif", 12, &INK))
            .draw()?;
        let line = [(fair, 0.0), (fair, bars.len() as f64)];
        chart.draw_series([PathElement::new(line, INK.stroke_width(1))])?;
        for (index, bar) in bars.iter().enumerate() {
            let middle = index as f64 + 0.5;
            let (at, at_other) = if bar.other.is_some() { (middle - 0.18, middle + 0.22) } else { (middle, middle) };
            let style = if bar.is_marked { ACCENT } else { INK };
            let span = PathElement::new([(bar.figure.low, at), (bar.figure.high, at)], style.stroke_width(2));
            chart.draw_series([span])?;
            // Full and empty dots can be told apart without colours.
            let fill = if bar.is_marked { style } else { PAPER };
            chart.draw_series([Circle::new((bar.figure.share, at), 5, fill.filled())])?;
            chart.draw_series([Circle::new((bar.figure.share, at), 5, style.stroke_width(2))])?;
            if let Some(other) = bar.other {
                let span = PathElement::new([(other.low, at_other), (other.high, at_other)], SOFT.stroke_width(2));
                chart.draw_series([span])?;
                chart.draw_series([Cross::new((other.share, at_other), 4, INK.stroke_width(2))])?;
            }
            let (_, y) = chart.plotting_area().map_coordinate(&(fair, middle));
            let style = TextStyle::from(("sans-serif", 12).into_font()).color(&INK).pos(RIGHT_MIDDLE);
            root.draw(&Text::new(bar.name.clone(), (NAMES as i32 - 8, y), style))?;
        }
        root.present()
    })
}

const RIGHT_MIDDLE: plotters::style::text_anchor::Pos = plotters::style::text_anchor::Pos {
    h_pos: plotters::style::text_anchor::HPos::Right,
    v_pos: plotters::style::text_anchor::VPos::Center,
};

/// A histogram of the lengths.
pub(crate) fn histogram(lengths: &Lengths) -> String {
    const HEIGHT: u32 = 220;
    let (least, most) = (lengths.quantile(0.0), lengths.quantile(1.0));
    let step = ((most - least) / 24 + 1).max(1);
    let count = ((most - least) / step + 1) as usize;
    let mut columns = vec![0_u32; count];
    lengths.sorted.iter().for_each(|&length| columns[((length - least) / step) as usize] += 1);
    let highest = columns.iter().copied().max().unwrap_or(1);
    let unit = format!("{}s in a match", lengths.unit);
    draw(HEIGHT, &unit, |svg| {
        let root = SVGBackend::with_string(svg, (WIDTH, HEIGHT)).into_drawing_area();
        let end = least + step * count as u32;
        let mut chart = ChartBuilder::on(&root)
            .margin(6)
            .x_label_area_size(36)
            .y_label_area_size(44)
            .build_cartesian_2d(f64::from(least)..f64::from(end), 0.0..f64::from(highest) * 1.08)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(TRANSPARENT)
            .bold_line_style(FAINT.stroke_width(1))
            .axis_style(SOFT)
            .label_style(("sans-serif", 12, &INK))
            .y_labels(5)
            .x_label_formatter(&|length| format!("{length:.0}"))
            .y_label_formatter(&|count| format!("{count:.0}"))
            .x_desc(&unit)
            .y_desc("matches")
            .axis_desc_style(("sans-serif", 12, &INK))
            .draw()?;
        for (index, &column) in columns.iter().enumerate() {
            let from = f64::from(least + step * index as u32);
            let corners = [(from, 0.0), (from + f64::from(step) * 0.92, f64::from(column))];
            chart.draw_series([Rectangle::new(corners, ACCENT.filled())])?;
        }
        root.present()
    })
}

/// Runs a drawing, labels it for screen readers, and replaces its placeholder colours.
fn draw(height: u32, name: &str, paint: impl FnOnce(&mut String) -> DrawResult) -> String {
    let mut svg = String::new();
    paint(&mut svg).expect("drawing into a string does not fail");
    for (colour, variable) in VARIABLES {
        svg = svg.replace(&format!("fill=\"{colour}\""), &format!("style=\"fill:{variable}\""));
        svg = svg.replace(&format!("stroke=\"{colour}\""), &format!("style=\"stroke:{variable}\""));
    }
    let size = format!("width=\"{WIDTH}\" height=\"{height}\"");
    svg.replacen(&size, &format!("role=\"img\" aria-label=\"{name}\""), 1)
}
