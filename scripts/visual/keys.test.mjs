import { expect, test } from 'vitest';
import { albumKey, bookKey } from './keys.mjs';
import { treeWith } from './treeWith.mjs';

const LAST = 'HEAD^{tree}';
const changed = (path) => treeWith(LAST, path, (text) => `${text}\n`);
const now = bookKey(LAST);

test('the key of a Storybook stays the same when files outside its sources change', () => {
  expect(bookKey(changed('README.md'))).toBe(now);
  expect(bookKey(changed('packages/server/src/main.ts'))).toBe(now);
});

test.each([
  'packages/ui/src/theme/palette.ts',
  'packages/domain/src/pantallas.ts',
  '.storybook/preview.tsx',
  'package-lock.json',
])('the key of a Storybook changes when %s changes', (path) => {
  expect(bookKey(changed(path))).not.toBe(now);
});

test('the key of an album changes with the Storybook, the browser and the camera’s code', () => {
  const key = albumKey('libro', '140', ['a']);
  expect(albumKey('libro', '140', ['a'])).toBe(key);
  expect(
    new Set([
      key,
      albumKey('otro', '140', ['a']),
      albumKey('libro', '141', ['a']),
      albumKey('libro', '140', ['b']),
    ]).size,
  ).toBe(4);
});
