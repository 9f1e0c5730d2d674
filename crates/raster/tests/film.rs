//! Decodes films and checks the number of frames, their sizes and their pixels.
#![allow(clippy::unwrap_used)]

use std::io::Cursor;

use draw::{Drawing, Frame, GameArt, Theme, lay_out};
use engine::sample::Sample;
use engine::{Game, Match, Participant, Seed, Settings, Viewer};
use raster::{film, png};
use scene::{GameScene, Lang, Texts};

/// How far a channel of any pixel may be from the drawing, because of the palette.
const TOLERANCE: u8 = 40;

/// How far a channel may be from the drawing without being counted.
const UNSEEN: u8 = 12;

/// Drawings of the first four steps of a match in which the first choice is always taken.
fn drawings() -> Vec<Drawing> {
    let settings = Settings::new(Sample::ABOUT.options, 3);
    let mut game = Match::<Sample>::new(settings, Seed::from_number(1), Participant::row(3)).unwrap();
    let texts = Texts::of::<Sample>(Lang::EN, ["ana", "ben", "cyd"].map(str::to_owned).to_vec());
    let mut drawings = Vec::new();
    for _ in 0..4 {
        let scene = Sample::scene(game.options(), &game.view(Viewer::Spectator), &texts);
        drawings.push(lay_out::<Sample>(&scene, Frame { width: 390.0 }));
        let seat = game.deciders().iter().next().unwrap();
        game.play(seat, game.menu(seat)[0]).unwrap();
    }
    drawings
}

/// Red, green, blue and alpha of each pixel.
type Pixels = Vec<[u8; 4]>;

/// All frames as a browser composes them, with the size of the film and the milliseconds of each frame.
fn decode(file: &[u8]) -> ([u32; 2], Vec<(u16, Pixels)>) {
    let mut decoder = ::png::Decoder::new(Cursor::new(file));
    decoder.set_transformations(::png::Transformations::normalize_to_color8() | ::png::Transformations::ALPHA);
    let mut reader = decoder.read_info().unwrap();
    let (width, height) = reader.info().size();
    let frames = reader.info().animation_control().map_or(1, |control| control.num_frames);
    let mut canvas: Pixels = vec![[0; 4]; (width * height) as usize];
    let mut buffer = vec![0; reader.output_buffer_size().unwrap()];
    let frames = (0..frames).map(|_| {
        let part = reader.next_frame(&mut buffer).unwrap();
        let control = reader.info().frame_control().copied().unwrap_or_default();
        for y in 0..part.height as usize {
            let row = buffer[y * part.line_size..].as_chunks::<4>().0.iter().take(part.width as usize);
            let start = (control.y_offset as usize + y) * width as usize + control.x_offset as usize;
            for (pixel, own) in row.zip(&mut canvas[start..]).filter(|(pixel, _)| pixel[3] > 0) {
                *own = *pixel;
            }
        }
        (control.delay_num, canvas.clone())
    });
    ([width, height], frames.collect())
}

/// The largest difference of a channel, and how many pixels differ by more than [`UNSEEN`].
fn compare(a: &Pixels, b: &Pixels) -> (u8, usize) {
    assert_eq!(a.len(), b.len());
    let worst = |(a, b): (&[u8; 4], &[u8; 4])| a.iter().zip(b).map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(0);
    let differences: Vec<u8> = a.iter().zip(b).map(worst).filter(|&difference| difference > UNSEEN).collect();
    (differences.iter().copied().max().unwrap_or(0), differences.len())
}

#[test]
fn a_film_shows_what_was_drawn() {
    let (drawings, palette) = (drawings(), <Sample as GameArt>::PALETTE);
    let height = drawings.iter().map(|drawing| drawing.height).fold(0.0, f32::max);
    for theme in Theme::ALL {
        let file = film(&drawings, theme, palette, 1.0, 0.5);
        let (size, frames) = decode(&file);
        assert_eq!(size, [390, height as u32]);
        assert_eq!(frames.iter().map(|(delay, _)| *delay).collect::<Vec<_>>(), [500, 500, 500, 1500]);
        let mut whole_pictures = 0;
        for ((_, frame), drawing) in frames.iter().zip(&drawings) {
            let picture = png(&Drawing { height, ..drawing.clone() }, theme, palette, 1.0);
            whole_pictures += picture.len();
            let (worst, differing) = compare(frame, &decode(&picture).1[0].1);
            assert!(worst <= TOLERANCE, "a channel is off by {worst}");
            assert!(differing * 100 <= frame.len(), "{differing} pixels of {} have another colour", frame.len());
        }
        assert!(file.len() * 3 < whole_pictures, "{} bytes for pictures of {whole_pictures}", file.len());
    }
}

#[test]
fn lower_frames_get_empty_ground_below() {
    let mut drawings = drawings();
    drawings.truncate(2);
    drawings[1].height += 40.0;
    let (size, frames) = decode(&film(&drawings, Theme::Light, <Sample as GameArt>::PALETTE, 0.5, 1.0));
    assert_eq!(size, [195, (drawings[1].height / 2.0) as u32]);
    let last = frames[0].1.last().unwrap();
    assert_eq!(*last, [0xef, 0xe6, 0xd6, 0xff], "the ground of the light theme");
}
