/** Sets texts as text, never as HTML. `data` and names with a hyphen become attributes. */
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
