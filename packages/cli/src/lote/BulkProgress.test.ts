import { expect, test } from 'vitest';
import { BulkProgress } from './BulkProgress';

/** Answers `lines` of `total` lines, one per `each` milliseconds, in a run that starts at 0. */
function answer(total: number, lines: number, each: number) {
  const bulkProgress = new BulkProgress(total, 0);
  for (let line = 1; line <= lines; line++) bulkProgress.add(line * each);
  return { bulkProgress, describe: (later = 0) => bulkProgress.describe(lines * each + later) };
}

test.each([
  [2000, 120, 71, '120 de 2000 · 14/s · faltan 3 min'],
  [100, 60, 100, '60 de 100 · 10/s · faltan 4 s'],
  [10, 9, 1000, '9 de 10 · 1/s · falta 1 s'],
  [30, 10, 1500, '10 de 30 · 40/min · faltan 30 s'],
  [5000, 3, 6000, '3 de 5000 · 10/min · faltan 8 h 20 min'],
  [3, 1, 90_000, '1 de 3 · 40/h · faltan 3 min'],
])(
  'the progress of %i lines, %i answered at one per %i ms, is «%s»',
  (total, lines, each, text) => {
    expect(answer(total, lines, each).describe()).toBe(text);
  },
);

test('the progress shows no rate at the beginning and none when every line is answered', () => {
  expect(new BulkProgress(4, 0).describe(0)).toBe('0 de 4…');
  expect(new BulkProgress(4, 0).describe(60_000)).toBe('0 de 4…');
  expect(answer(4, 3, 100).describe()).toBe('3 de 4…');
  expect(answer(4, 4, 1000).describe()).toBe('4 de 4…');
});

test('the rate covers the last seconds, and falls while no answer arrives', () => {
  const { bulkProgress, describe } = answer(1000, 100, 10);
  for (let line = 1; line <= 60; line++) bulkProgress.add(1000 + line * 1000);
  expect(bulkProgress.describe(61_000)).toBe('160 de 1000 · 1/s · faltan 14 min');
  expect(describe(90_000)).toContain('/min · faltan ');
  expect(bulkProgress.describePausa(30)).toBe('160 de 1000 · el portal pide esperar 30 s');
});
