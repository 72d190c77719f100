import { expect, test } from 'vitest';
import { aniosCumplidos } from './aniosCumplidos';

test.each([
  ['2025-11-21', '2026-11-21', 1],
  ['2022-11-21', '2026-11-21', 4],
  ['2026-11-21', '2026-11-21', null],
  ['2025-11-21', '2026-11-22', null],
  ['2025-11-21', '2026-10-21', null],
  ['2027-11-21', '2026-11-21', null],
  ['2024-02-29', '2026-02-28', 2],
  ['2024-02-29', '2026-03-01', null],
  ['2024-02-29', '2028-02-29', 4],
  ['2024-02-29', '2028-02-28', null],
])('a person who joined on %s completes, on %s, these years: %s', (desde, hoy, anios) =>
  expect(aniosCumplidos(desde, hoy)).toBe(anios),
);
