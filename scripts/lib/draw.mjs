/** A number for a text, the same on every machine, from 0 to 2³² − 1 (FNV-1a). */
function hash(text) {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  // The final mix separates texts with equal endings, which FNV gives neighbouring numbers.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}

/**
 * Draws a share of the list, at least one item, in the list's order. Without a seed it returns the
 * whole list.
 * @param share from 0 to 1
 */
export function draw(list, share, nameOf = String, seed = process.env.GARITA_SAMPLE) {
  if (!seed) return list;
  const ranked = list
    .map((item) => ({ item, rank: hash(`${nameOf(item)} ${seed}`) }))
    .sort((a, b) => a.rank - b.rank);
  const drawn = new Set(
    ranked.slice(0, Math.max(1, Math.ceil(list.length * share))).map(({ item }) => item),
  );
  return list.filter((item) => drawn.has(item));
}
