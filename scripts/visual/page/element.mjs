/**
 * Creates an element. Texts are set as text, never as HTML.
 * @param properties of the element; `data` and names with a hyphen become attributes
 */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (name in made) made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(
    ...children.flat().filter((child) => child !== undefined && child !== null && child !== false),
  );
  return made;
}
