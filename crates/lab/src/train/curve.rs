//! The learning curve as a plot.

use plotters::prelude::*;

/// A line for each name: its values by generation, as an SVG.
pub fn learning_curve(title: &str, lines: &[(&str, Vec<f64>)]) -> String {
    let mut svg = String::new();
    let values = || lines.iter().flat_map(|(_, values)| values.iter().copied());
    let (low, high) = (values().fold(f64::MAX, f64::min), values().fold(0.0, f64::max));
    let count = lines.iter().map(|(_, values)| values.len()).max().unwrap_or(1);
    let pad = ((high - low) * 0.1).max(0.01);
    let drawn = (|| -> Result<(), Box<dyn std::error::Error>> {
        let root = SVGBackend::with_string(&mut svg, (640, 360)).into_drawing_area();
        root.fill(&WHITE)?;
        let mut chart = ChartBuilder::on(&root)
            .caption(title, ("sans-serif", 18))
            .margin(12)
            .x_label_area_size(32)
            .y_label_area_size(48)
            .build_cartesian_2d(0.0..(count.max(2) - 1) as f64, (low - pad)..(high + pad))?;
        chart.configure_mesh().x_desc("generation").y_desc("loss").draw()?;
        for (index, (name, values)) in lines.iter().enumerate() {
            let colour = Palette99::pick(index).to_rgba();
            let points: Vec<_> = values.iter().enumerate().map(|(index, &value)| (index as f64, value)).collect();
            chart
                .draw_series([PathElement::new(points, colour.stroke_width(2))])?
                .label(*name)
                .legend(move |(x, y)| PathElement::new(vec![(x, y), (x + 16, y)], colour.stroke_width(2)));
        }
        chart.configure_series_labels().background_style(WHITE.mix(0.8)).border_style(BLACK.mix(0.2)).draw()?;
        root.present()?;
        Ok(())
    })();
    drawn.expect("a plot that is drawn into a text cannot fail");
    svg
}
