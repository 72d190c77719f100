import { expect, test } from 'vitest';
import { placePicture } from './placePicture';

const at = (width: number, height: number, side: number): number[] => {
  const place = placePicture({ width, height }, side);
  return [place.width, place.left, place.top];
};

test('pixels are scaled by an integer from one to three', () => {
  expect(
    [16, 20, 39, 40, 80, 200].map(
      (natural) => placePicture({ width: natural, height: natural }, 40).width / natural,
    ),
  ).toEqual([2, 2, 1, 1, 1, 1]);
  expect(at(10, 10, 120)).toEqual([30, 45, 90]);
});

test('a small tile shows the head of a full figure, without the free space above it', () => {
  expect([24, 40, 80].map((side) => at(64, 110, side))).toEqual([
    [64, -20, -8],
    [64, -12, -8],
    [128, -24, -16],
  ]);
  expect([24, 40, 80].map((side) => at(33, 56, side))).toEqual([
    [33, -5, -4],
    [66, -13, -8],
    [99, -10, -12],
  ]);
});

test('a tile of 120 px shows a full figure, aligned to the bottom of the tile', () => {
  expect(at(64, 110, 120)).toEqual([64, 28, 10]);
  expect(at(33, 56, 120)).toEqual([66, 27, 8]);
});

test('an image of a head alone is cropped on small tiles and whole on a tile of 120 px', () => {
  expect([40, 80, 120].map((side) => at(54, 62, side))).toEqual([
    [54, -7, -7],
    [108, -14, -14],
    [54, 33, 58],
  ]);
});

test('an image taller than its tile leaves no gap below it', () => {
  expect(at(41, 41, 40)).toEqual([41, -1, -1]);
});
