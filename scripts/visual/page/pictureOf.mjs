const addresses = new Map();

/** The address of a picture that the page holds. It is made when it is first shown: a page of hundreds opens at once. */
export function pictureOf(name) {
  if (!addresses.has(name)) {
    const held = document.querySelector(`script[data-foto="${CSS.escape(name)}"]`);
    addresses.set(name, `data:image/png;base64,${held.textContent}`);
  }
  return addresses.get(name);
}
