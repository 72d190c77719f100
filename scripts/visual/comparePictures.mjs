import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** On one machine the same page gives the same picture: whatever is another colour has changed, were it by one step. */
const THRESHOLD = 0;
/** What has changed, as red, green and blue: grana of the dark theme, which shows on both. */
const INK = [240, 20, 80];

/** A picture on a larger sheet; what is beyond it stays transparent. */
function layOn(png, width, height) {
  if (png.width === width && png.height === height) return png;
  const sheet = new PNG({ width, height });
  PNG.bitblt(png, sheet, 0, 0, png.width, png.height, 0, 0);
  return sheet;
}

/** The first row of a mask in which anything is marked. */
function findTop({ data, width, height }) {
  for (let place = 3; place < data.length; place += 4)
    if (data[place] > 0) return Math.floor(place / 4 / width);
  return height;
}

/**
 * Compares two pictures pixel by pixel; the softened edges of letters and curves may differ.
 * @param before,after PNG files
 * @returns null when they show the same; otherwise how many pixels differ, which share of all (0 to 1), the first row that does (0 is the top), both sizes as
 * [width, height], and a PNG file that marks the differences on nothing
 */
export function comparePictures(before, after) {
  if (before.equals(after)) return null;
  const [a, b] = [before, after].map((file) => PNG.sync.read(file));
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const isSameSize = a.width === b.width && a.height === b.height;
  const mask = new PNG({ width, height });
  const [one, other] = [a, b].map((png) => layOn(png, width, height).data);
  const pixels = pixelmatch(one, other, mask.data, width, height, {
    threshold: THRESHOLD,
    diffMask: true,
    diffColor: INK,
  });
  if (pixels === 0 && isSameSize) return null;
  const sizes = [a, b].map((png) => [png.width, png.height]);
  return {
    pixels,
    share: pixels / (width * height),
    top: findTop(mask),
    sizes,
    mask: PNG.sync.write(mask, { deflateLevel: 6 }),
  };
}
