/** Maximum bytes of images in the report, so that it opens without a noticeable delay. */
const ROOM = 60_000_000;

/**
 * If not all images fit, each story's variant with the largest difference comes first.
 * @param stories see compareAlbums; a variant without images keeps its numbers
 * @param readPicture hash → PNG file
 * @param room bytes
 * @returns the stories for the page, and the images by name
 */
export function choosePictures(stories, readPicture, room = ROOM) {
  const pictures = new Map();
  let left = room;
  const shown = stories.map((story) => ({
    ...story,
    variants: [...story.variants].sort((a, b) => (b.share ?? 0) - (a.share ?? 0)),
  }));
  const rounds = Math.max(0, ...shown.map(({ variants }) => variants.length));
  for (let round = 0; round < rounds; round++)
    for (const { id, variants } of shown) {
      const variant = variants[round];
      if (!variant) continue;
      const { mask, before, after, ...rest } = variant;
      const files = Object.entries({ before, after })
        .filter(([, hash]) => hash)
        .map(([side, hash]) => [side, hash, readPicture(hash)]);
      if (mask) files.push(['mask', `${id}-${variant.name}`, mask]);
      const size = files
        .filter(([, name]) => !pictures.has(name))
        .reduce((sum, [, , file]) => sum + file.length, 0);
      const fits = size <= left;
      if (fits) left -= size;
      if (fits) for (const [, name, file] of files) pictures.set(name, file);
      variants[round] = {
        ...rest,
        ...(fits
          ? Object.fromEntries(files.map(([side, name]) => [side, name]))
          : { isOutside: true }),
      };
    }
  for (const story of shown) story.variants.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { stories: shown, pictures };
}
