//! Thin wrappers around browser APIs: time, random numbers, storage, clipboard, files.

use std::cell::RefCell;
use std::collections::VecDeque;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, HtmlAnchorElement, HtmlElement, Storage, Window};

/// The window.
pub(crate) fn window() -> Window {
    web_sys::window().expect("the page runs in a window")
}

/// The document.
pub(crate) fn document() -> Document {
    window().document().expect("a window has a document")
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// A time as people of a language write it.
pub(crate) fn local_time(ms: u64, lang: &str) -> String {
    let options = js_sys::Object::new();
    for (key, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&options, &key.into(), &value.into());
    }
    js_sys::Date::new(&JsValue::from_f64(ms as f64)).to_locale_string(lang, &options).into()
}

/// Random bytes.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = window().crypto().expect("browsers that run wasm have crypto");
    crypto.get_random_values_with_u8_array(&mut bytes).expect("the browser gives random numbers");
    bytes
}

/// A new id for a table in this browser.
pub(crate) fn new_id() -> String {
    random::<5>().iter().map(|byte| format!("{byte:02x}")).collect()
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// Reads a value of the local storage.
pub(crate) fn storage_get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Writes a value to the local storage. False when the browser has no room, or no storage.
pub(crate) fn storage_set(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Removes a value from the local storage.
pub(crate) fn storage_remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

/// Calls a function after some milliseconds.
pub(crate) fn set_timeout(ms: u64, callback: impl FnOnce() + 'static) {
    let callback = Closure::once_into_js(callback);
    let ms = i32::try_from(ms).unwrap_or(i32::MAX);
    let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(callback.unchecked_ref(), ms);
}

/// Calls a function before the next frame.
pub(crate) fn next_frame(callback: impl FnOnce() + 'static) {
    let callback = Closure::once_into_js(callback);
    let _ = window().request_animation_frame(callback.unchecked_ref());
}

thread_local! {
    /// What is drawn in the next frames.
    static IN_FRAMES: RefCell<VecDeque<Box<dyn FnOnce()>>> = RefCell::default();
}

/// Calls a function in a frame of its own, after those that wait already: many large pictures would hold up the page.
pub(crate) fn in_own_frame(callback: impl FnOnce() + 'static) {
    let waiting = IN_FRAMES.with_borrow_mut(|frames| {
        frames.push_back(Box::new(callback));
        frames.len()
    });
    if waiting == 1 {
        next_frame(draw_frame);
    }
}

fn draw_frame() {
    // The function stays in its place meanwhile, so that another one is not drawn in this frame.
    let Some(callback) =
        IN_FRAMES.with_borrow_mut(|frames| Some(std::mem::replace(frames.front_mut()?, Box::new(|| ()))))
    else {
        return;
    };
    callback();
    let are_left = IN_FRAMES.with_borrow_mut(|frames| {
        frames.pop_front();
        !frames.is_empty()
    });
    if are_left {
        next_frame(draw_frame);
    }
}

/// Puts a text on the clipboard, where the browser allows it: on https and on this machine.
pub(crate) fn copy(text: &str) -> bool {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into());
    let is_there = clipboard.is_ok_and(|clipboard| !clipboard.is_undefined());
    if is_there {
        let _ = window().navigator().clipboard().write_text(text);
    }
    is_there
}

/// Focuses the first element of a selector.
pub(crate) fn focus(css: &str) {
    let found = document().query_selector(css).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Selects the text of a field, so that the reader can copy it.
pub(crate) fn select_text(id: &str) {
    if let Some(field) = element(id).and_then(|field| field.dyn_into::<web_sys::HtmlInputElement>().ok()) {
        let _ = field.focus();
        field.select();
    }
}

/// Whether the browser can share a link with other programs, as on phones.
pub(crate) fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Shares a link with a program of the reader's choice.
pub(crate) fn share(title: &str, link: &str) {
    let data = web_sys::ShareData::new();
    data.set_title(title);
    data.set_url(link);
    let _ = window().navigator().share_with_data(&data);
}

/// The text of the file that was chosen in a field.
pub(crate) async fn chosen_text(event: web_sys::Event) -> Option<String> {
    let field: web_sys::HtmlInputElement = event.target()?.dyn_into().ok()?;
    let text = field.files()?.get(0)?.text();
    wasm_bindgen_futures::JsFuture::from(text).await.ok()?.as_string()
}

/// Downloads a text as a file.
pub(crate) fn download(name: &str, kind: &str, text: &str) {
    let try_download = || -> Result<(), JsValue> {
        let options = web_sys::BlobPropertyBag::new();
        options.set_type(kind);
        let parts = js_sys::Array::of1(&JsValue::from_str(text));
        let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &options)?;
        let url = web_sys::Url::create_object_url_with_blob(&blob)?;
        let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
        link.set_href(&url);
        link.set_download(name);
        link.click();
        web_sys::Url::revoke_object_url(&url)
    };
    if let Err(fault) = try_download() {
        web_sys::console::error_1(&fault);
    }
}

/// Whether a media query matches now.
pub(crate) fn matches_media(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Adds an event listener that is never removed.
pub(crate) fn listen<E: JsCast + 'static>(
    target: &web_sys::EventTarget,
    event: &str,
    handler: impl FnMut(E) + 'static,
) {
    let mut handler = handler;
    let callback = Closure::<dyn FnMut(JsValue)>::new(move |event: JsValue| handler(event.unchecked_into()));
    let _ = target.add_event_listener_with_callback(event, callback.as_ref().unchecked_ref());
    callback.forget();
}

/// The element with an id.
pub(crate) fn element(id: &str) -> Option<HtmlElement> {
    document().get_element_by_id(id).and_then(|element| element.dyn_into().ok())
}

/// Whether the reader is typing into a field.
pub(crate) fn is_field(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| ["INPUT", "TEXTAREA", "SELECT"].contains(&target.tag_name().as_str()))
}

/// The width of the window.
pub(crate) fn viewport_width() -> f64 {
    window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(f64::MAX)
}

/// The height of the window.
pub(crate) fn viewport_height() -> f64 {
    window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(f64::MAX)
}

/// Whether the upper edge of an element is in the viewport.
pub(crate) fn is_in_viewport(css: &str) -> bool {
    let element = document().query_selector(css).ok().flatten();
    element.is_some_and(|element| element.get_bounding_client_rect().top() < viewport_height())
}

/// Opens a dialog by its id, as a modal.
pub(crate) fn open_dialog(id: &str) {
    if let Some(dialog) = element(id).and_then(|element| element.dyn_into::<web_sys::HtmlDialogElement>().ok()) {
        let _ = dialog.show_modal();
    }
}

/// Closes a dialog by its id.
pub(crate) fn close_dialog(id: &str) {
    if let Some(dialog) = element(id).and_then(|element| element.dyn_into::<web_sys::HtmlDialogElement>().ok()) {
        dialog.close();
    }
}

/// Reads a stream of text line by line as it comes.
pub(crate) async fn read_lines(stream: web_sys::ReadableStream, on_line: impl Fn(&str)) -> Result<(), JsValue> {
    let reader: web_sys::ReadableStreamDefaultReader = stream.get_reader().unchecked_into();
    let mut text = Vec::new();
    loop {
        let chunk = JsFuture::from(reader.read()).await?;
        let value = js_sys::Reflect::get(&chunk, &"value".into())?;
        let Ok(bytes) = value.dyn_into::<js_sys::Uint8Array>() else { return Ok(()) };
        text.extend(bytes.to_vec());
        while let Some(end) = text.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = text.drain(..=end).collect();
            on_line(String::from_utf8_lossy(&line).trim_end());
        }
    }
}
