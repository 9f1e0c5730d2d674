//! Steps of a release build only: cutting the module into parts, removing names, compressing.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, Result, anyhow};

/// Cuts a module into a main module and parts that are loaded on demand, and writes them with their JavaScript.
///
/// `parts.json` lists the files of each part.
pub(crate) fn split(module: &Path, folder: &Path) -> Result<()> {
    let whole = std::fs::read(module).with_context(|| format!("cannot read {}", module.display()))?;
    let main = folder.join("web.wasm");
    let mut options = wasm_split_cli_support::Options::new(&whole);
    (options.output_dir, options.main_out_path) = (folder, &main);
    (options.link_name, options.main_module) = ("./split.js", "./web.js");
    let split = wasm_split_cli_support::transform(options).map_err(|fault| anyhow!("{fault:?}"))?;
    crate::bindgen(&main).remove_name_section(true).generate(folder)?;
    std::fs::remove_file(&main)?;
    for path in split.split_modules {
        std::fs::write(&path, compact(&path)?)?;
    }
    let parts: BTreeMap<String, Vec<String>> = split
        .prefetch_map
        .into_iter()
        .map(|(name, files)| (name, files.iter().map(|file| format!("{file}.wasm")).collect()))
        .collect();
    std::fs::write(folder.join("parts.json"), serde_json::to_string(&parts)?)?;
    Ok(())
}

/// A part without the names of its functions, and with integers in their shortest encoding.
fn compact(part: &Path) -> Result<Vec<u8>> {
    let mut config = walrus::ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    Ok(config.parse_file(part)?.emit_wasm())
}

/// Replaces each file below a folder by a `.br`, on all cores. Pictures are compressed already, and the page itself stays
/// readable for those who look at what was built.
pub(crate) fn compress(folder: &Path) -> Result<()> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    // The largest file first, or one core would still compress it when all others are done.
    files.sort_by_key(|(_, bytes)| std::cmp::Reverse(bytes.len()));
    let next = AtomicUsize::new(0);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores)
            .map(|_| {
                scope.spawn(|| -> Result<()> {
                    while let Some((path, bytes)) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                        std::fs::write(format!("{path}.br"), brotli(bytes)?)?;
                        if !path.ends_with(".html") {
                            std::fs::remove_file(path)?;
                        }
                    }
                    Ok(())
                })
            })
            .collect();
        workers.into_iter().try_for_each(|worker| worker.join().map_err(|_| anyhow!("a worker panicked"))?)
    })
}

fn collect(folder: &Path, files: &mut Vec<(String, Vec<u8>)>) -> Result<()> {
    for entry in std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        let name = path.display().to_string();
        if path.is_dir() {
            collect(&path, files)?;
        } else if ![".png", ".woff2", ".br", ".gitignore"].iter().any(|ending| name.ends_with(ending)) {
            files.push((name, std::fs::read(&path)?));
        }
    }
    Ok(())
}

/// Logarithms of the lengths of blocks that are tried for a large file; 0 leaves the choice to the encoder.
const BLOCKS: [i32; 3] = [0, 16, 17];
/// From this size on, a better choice of blocks saves some hundred bytes.
const LARGE: usize = 200_000;

/// The bytes packed, as small as possible.
fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let blocks = if bytes.len() < LARGE { &BLOCKS[..1] } else { &BLOCKS };
    let packed = blocks.iter().map(|lgblock| brotli_with(bytes, *lgblock)).collect::<Result<Vec<_>>>()?;
    packed.into_iter().min_by_key(Vec::len).context("at least one way of packing")
}

fn brotli_with(bytes: &[u8], lgblock: i32) -> Result<Vec<u8>> {
    // The mode for fonts suits programs better than the others.
    let mode = brotli::enc::backward_references::BrotliEncoderMode::BROTLI_MODE_FONT;
    let size_hint = bytes.len();
    let params = brotli::enc::BrotliEncoderParams { quality: 11, mode, size_hint, lgblock, ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut packed, &params)?;
    Ok(packed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compressed_bytes_are_fewer() {
        assert!(brotli(&[7; 1000]).unwrap().len() < 40);
    }
}
