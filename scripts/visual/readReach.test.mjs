import { expect, test } from 'vitest';
import { readReach } from './readReach.mjs';
import { treeWith } from './treeWith.mjs';

const LAST = 'HEAD^{tree}';
const BUTTON = 'packages/ui/src/components/Button';
const albums = {
  readGraph: () => ({ [`${BUTTON}.tsx`]: [`${BUTTON}.stories.tsx`, `${BUTTON}.docs.tsx`] }),
  writeGraph: () => {},
};
const reach = async (path) => {
  const touched = await readReach(
    LAST,
    treeWith(LAST, path, (text) => `${text}\n`),
    albums,
  );
  return touched && [...touched].sort();
};

test('a change reaches the files that import the changed file, or find it by a pattern', async () => {
  expect(await reach(`${BUTTON}.tsx`)).toEqual([
    `${BUTTON}.docs.tsx`,
    `${BUTTON}.stories.tsx`,
    `${BUTTON}.tsx`,
    'packages/ui/src/docs/Ejemplos.stories.tsx',
  ]);
});

test('a file outside Storybook reaches nothing, an installed package reaches everything', async () => {
  expect(await reach('packages/server/src/main.ts')).toEqual([]);
  expect(await reach('packages/server/package.json')).toEqual([]);
  expect(await reach('package-lock.json')).toBeNull();
});
