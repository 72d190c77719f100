import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from './comparePictures.mjs';

/** An image of 20 × 20; `shade` returns each pixel's grey, 0 to 255. */
function draw(shade, width = 20, height = 20) {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const grey = shade(x, y);
      png.data.set([grey, grey, grey, 255], (y * width + x) * 4);
    }
  return PNG.sync.write(png);
}
/** A dark area on the left; `edge` is the grey of its anti-aliased edge. */
const field = (edge) => draw((x) => (x < 10 ? 0 : x === 10 ? edge : 255));

test('a picture equals itself, also with another compression', () => {
  const picture = field(255);
  expect(comparePictures(picture, picture)).toBeNull();
  const otherwise = PNG.sync.write(PNG.sync.read(picture), { deflateLevel: 0 });
  expect(otherwise.equals(picture)).toBe(false);
  expect(comparePictures(picture, otherwise)).toBeNull();
});

test('the anti-aliased edge of a shape may differ', () => {
  expect(comparePictures(field(120), field(150))).toBeNull();
});

test('one pixel that has moved is a difference, with its place', () => {
  const dot = (at) => draw((x, y) => (x === at && y === 7 ? 0 : 255));
  const found = comparePictures(dot(5), dot(6));
  expect(found).toMatchObject({ pixels: 2, share: 2 / 400, top: 7 });
  const mask = PNG.sync.read(found.mask);
  const marked = Array.from({ length: 400 }, (_, place) => place).filter(
    (place) => mask.data[place * 4 + 3] > 0,
  );
  expect(marked).toEqual([7 * 20 + 5, 7 * 20 + 6]);
});

test('a colour that is one step off is a difference', () => {
  expect(
    comparePictures(
      draw(() => 200),
      draw(() => 201),
    )?.share,
  ).toBe(1);
});

test('another size is a difference even if the common part is equal', () => {
  const found = comparePictures(
    draw(() => 255),
    draw(() => 255, 20, 25),
  );
  expect(found).toMatchObject({
    top: 20,
    sizes: [
      [20, 20],
      [20, 25],
    ],
  });
});
