import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** On one machine rendering is deterministic: any difference of colour is a change. */
const THRESHOLD = 0;
/** Red, green, blue: the dark theme's grana, visible on both themes. */
const INK = [240, 20, 80];

function layOn(png, width, height) {
  if (png.width === width && png.height === height) return png;
  const sheet = new PNG({ width, height });
  PNG.bitblt(png, sheet, 0, 0, png.width, png.height, 0, 0);
  return sheet;
}

function findTop({ data, width, height }) {
  for (let place = 3; place < data.length; place += 4)
    if (data[place] > 0) return Math.floor(place / 4 / width);
  return height;
}

/**
 * Compares two images pixel by pixel. Differences at anti-aliased edges do not count.
 * @param before,after PNG files
 * @returns null if they are equal; otherwise the number of differing pixels, their share (0 to 1),
 * the first differing row (0 is the top), both sizes as [width, height], and a PNG file with the
 * differences on a transparent background
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
