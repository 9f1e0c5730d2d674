//! The container image, put together with `tar`, `gzip` and `sha256sum`: no container engine is needed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, ensure};
use serde_json::{Value, json};

use super::tools::{array, fresh_folder, output, sha256, string};
use crate::sources::read;

/// The user and group that the container runs as.
pub(super) const USER: &str = "10001";
/// Options of `tar` for files of root that everyone may read. Programs stay executable.
const ROOT_FILES: [&str; 3] = ["--owner=0", "--group=0", "--mode=u=rwX,go=rX"];

/// Writes an OCI archive of one layer: `files`, and the volume `/data`. `folder` is for blobs on the way.
pub(super) fn write_image(files: &Path, folder: &Path, version: &str, archive: &Path) -> Result<()> {
    fresh_folder(folder)?;
    fs::create_dir_all(folder.join("blobs/sha256"))?;
    let layer = folder.join("layer.tar");
    write_layer(files, &layer)?;
    let config = image_config(version, &sha256(&layer)?);
    output(Command::new("gzip").arg("-n").arg(&layer))?;
    let layer = add_blob(folder, &folder.join("layer.tar.gz"), "layer.v1.tar+gzip")?;
    let config = add_json(folder, &config, "config.v1+json")?;
    let media_type = |kind: &str| format!("application/vnd.oci.image.{kind}.v1+json");
    let manifest =
        json!({ "schemaVersion": 2, "mediaType": media_type("manifest"), "config": config, "layers": [layer] });
    let mut entry = add_json(folder, &manifest, "manifest.v1+json")?;
    let tag = format!("escapade:{version}");
    entry["platform"] = json!({ "architecture": "amd64", "os": "linux" });
    entry["annotations"] = json!({ "org.opencontainers.image.ref.name": tag });
    let index = json!({ "schemaVersion": 2, "mediaType": media_type("index"), "manifests": [entry] });
    write_json(&folder.join("index.json"), &index)?;
    write_json(&folder.join("oci-layout"), &json!({ "imageLayoutVersion": "1.0.0" }))?;
    // Docker before version 25 does not know OCI archives and reads this file instead.
    let legacy = json!([{ "Config": blob_path(&config)?, "RepoTags": [tag], "Layers": [blob_path(&layer)?] }]);
    write_json(&folder.join("manifest.json"), &legacy)?;
    let names = ["blobs", "index.json", "manifest.json", "oci-layout"];
    output(tar(ROOT_FILES).arg("-cf").arg(archive).arg("-C").arg(folder).args(names))?;
    Ok(())
}

/// How to run the image. `diff_id` is the hash of the layer before compression.
fn image_config(version: &str, diff_id: &str) -> Value {
    json!({
        "architecture": "amd64",
        "os": "linux",
        "created": "1970-01-01T00:00:00Z",
        "config": {
            "User": format!("{USER}:{USER}"),
            "Env": ["PATH=/usr/bin", "ESCAPADE_LISTEN=0.0.0.0:8080", "ESCAPADE_DATA=/data", "ESCAPADE_LOG=json"],
            "Entrypoint": ["/usr/bin/escapade"],
            "Cmd": ["serve"],
            "WorkingDir": "/data",
            "Volumes": { "/data": {} },
            "ExposedPorts": { "8080/tcp": {} },
            "StopSignal": "SIGTERM",
            "Labels": {
                "org.opencontainers.image.title": "escapade",
                "org.opencontainers.image.version": version,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": { "type": "layers", "diff_ids": [format!("sha256:{diff_id}")] },
        "history": [{ "created": "1970-01-01T00:00:00Z", "created_by": "cargo xtask dist" }],
    })
}

/// `tar` with options that make archives depend on the content alone.
fn tar(owner_and_mode: [&str; 3]) -> Command {
    let mut command = Command::new("tar");
    command.args(["--format=ustar", "--sort=name", "--mtime=@0", "--numeric-owner"]).args(owner_and_mode);
    command
}

/// The files of root, then the empty folder that belongs to the user of the container.
fn write_layer(files: &Path, layer: &Path) -> Result<()> {
    fs::create_dir_all(files.join("data"))?;
    output(tar(ROOT_FILES).arg("-cf").arg(layer).arg("-C").arg(files).arg("usr"))?;
    let data = [&format!("--owner={USER}"), &format!("--group={USER}"), "--mode=0700"];
    output(tar(data).arg("-rf").arg(layer).arg("-C").arg(files).arg("data"))?;
    Ok(())
}

/// Moves a file to where its hash puts it, and gives its descriptor.
fn add_blob(folder: &Path, file: &Path, kind: &str) -> Result<Value> {
    let (digest, size) = (sha256(file)?, fs::metadata(file)?.len());
    fs::rename(file, folder.join("blobs/sha256").join(&digest))?;
    let media_type = format!("application/vnd.oci.image.{kind}");
    Ok(json!({ "mediaType": media_type, "digest": format!("sha256:{digest}"), "size": size }))
}

fn add_json(folder: &Path, value: &Value, kind: &str) -> Result<Value> {
    let file = folder.join("blob.json");
    write_json(&file, value)?;
    add_blob(folder, &file, kind)
}

fn write_json(path: &Path, value: &Value) -> Result<()> {
    Ok(fs::write(path, serde_json::to_string(value)?)?)
}

/// The path of a blob within the archive, from its descriptor.
fn blob_path(descriptor: &Value) -> Result<String> {
    let digest = string(&descriptor["digest"])?;
    Ok(format!("blobs/{}", digest.replacen(':', "/", 1)))
}

/// Unpacks an OCI archive: checks every hash on the way from the index to the layer, and unpacks the layer into the
/// folder `root`. Gives the settings to run it with.
pub(super) fn unpack_image(archive: &Path, folder: &Path) -> Result<Value> {
    let (oci, root) = (folder.join("oci"), folder.join("root"));
    fresh_folder(&oci)?;
    fresh_folder(&root)?;
    // The user of the container has to be able to enter.
    output(Command::new("chmod").arg("755").arg(&root))?;
    output(Command::new("tar").arg("-xf").arg(archive).arg("-C").arg(&oci))?;
    let blob = |descriptor: &Value| -> Result<PathBuf> {
        let path = oci.join(blob_path(descriptor)?);
        let actual = format!("sha256:{}", sha256(&path)?);
        ensure!(descriptor["digest"] == actual, "{} has the hash {actual}", path.display());
        Ok(path)
    };
    let index: Value = serde_json::from_str(&read(&oci.join("index.json"))?)?;
    let manifest: Value = serde_json::from_str(&read(&blob(&index["manifests"][0])?)?)?;
    let mut config: Value = serde_json::from_str(&read(&blob(&manifest["config"])?)?)?;
    for layer in array(&manifest["layers"])? {
        output(Command::new("tar").args(["-xzpf"]).arg(blob(layer)?).arg("--numeric-owner").arg("-C").arg(&root))?;
    }
    Ok(config["config"].take())
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;
    use crate::dist::tools::temporary;

    #[test]
    fn an_image_is_the_same_every_time_and_unpacks_to_its_files() {
        let folder = temporary("image");
        let archives = ["one", "two"].map(|name| {
            let files = folder.join(name);
            fs::create_dir_all(files.join("usr/bin")).unwrap();
            fs::write(files.join("usr/bin/escapade"), "not a program").unwrap();
            let archive = folder.join(format!("{name}.tar"));
            write_image(&files, &folder.join("work"), "1.2.3", &archive).unwrap();
            archive
        });
        assert_eq!(fs::read(&archives[0]).unwrap(), fs::read(&archives[1]).unwrap());
        let config = unpack_image(&archives[0], &folder).unwrap();
        assert_eq!(config["User"], "10001:10001");
        assert_eq!((&config["Entrypoint"][0], &config["Cmd"][0]), (&json!("/usr/bin/escapade"), &json!("serve")));
        assert_eq!(read(&folder.join("root/usr/bin/escapade")).unwrap(), "not a program");
        assert_eq!(fs::metadata(folder.join("root/data")).unwrap().permissions().mode() & 0o777, 0o700);
        let blobs: Vec<PathBuf> = crate::sources::files(&folder.join("oci/blobs/sha256")).unwrap();
        assert_eq!(blobs.len(), 3, "manifest, config and layer");
        for blob in blobs {
            assert_eq!(blob.file_name().unwrap().to_string_lossy(), sha256(&blob).unwrap());
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_changed_blob_is_refused() {
        let folder = temporary("blob");
        fs::create_dir_all(folder.join("files/usr")).unwrap();
        let (work, archive) = (folder.join("work"), folder.join("image.tar"));
        write_image(&folder.join("files"), &work, "1.2.3", &archive).unwrap();
        let blob = &crate::sources::files(&work.join("blobs/sha256")).unwrap()[0];
        fs::write(blob, "something else").unwrap();
        let names = ["blobs", "index.json"];
        output(Command::new("tar").arg("-cf").arg(&archive).arg("-C").arg(&work).args(names)).unwrap();
        let refusal = unpack_image(&archive, &folder.join("unpacked")).unwrap_err().to_string();
        assert!(refusal.contains("has the hash"), "{refusal}");
        fs::remove_dir_all(folder).unwrap();
    }
}
