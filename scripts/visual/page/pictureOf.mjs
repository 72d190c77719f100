const addresses = new Map();

/** The image's data URL, made at first use, so that a page with hundreds of images opens fast. */
export function pictureOf(name) {
  if (!addresses.has(name)) {
    const held = document.querySelector(`script[data-foto="${CSS.escape(name)}"]`);
    addresses.set(name, `data:image/png;base64,${held.textContent}`);
  }
  return addresses.get(name);
}
