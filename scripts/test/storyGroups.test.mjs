import { beforeEach, expect, test, vi } from 'vitest';
import { groupStories } from './storyGroups.mjs';

// This run may be a sample itself.
beforeEach(() => vi.stubEnv('GARITA_SAMPLE', ''));

const file = (name, stories) =>
  Array.from({ length: stories }, (_, i) => ({
    type: 'story',
    id: `${name}--${i}`,
    title: name,
    name: `${i}`,
    importPath: `./src/${name}.stories.tsx`,
  }));
const group = (stories, asked) =>
  Object.values(
    groupStories({ entries: Object.fromEntries(stories.map((story) => [story.id, story])) }, asked)
      .entries,
  );
const sizes = (entries) =>
  [...new Set(entries.map(({ title }) => title))].map(
    (title) => entries.filter((entry) => entry.title === title).length,
  );

test('each page gets an equal share of the stories, in whole files', () => {
  const stories = [
    ...file('Tabla', 40),
    ...file('Campo', 30),
    ...file('Aviso', 20),
    ...file('Botón', 10),
  ];
  const entries = group(stories, { pages: 2 });
  expect(entries.map(({ id }) => id).sort()).toEqual(stories.map(({ id }) => id).sort());
  expect(sizes(entries)).toEqual([50, 50]);
  for (const { importPath } of stories)
    expect(
      new Set(entries.filter((entry) => entry.importPath === importPath).map(({ title }) => title))
        .size,
    ).toBe(1);
});

test('a few stories share a page, which has only the wanted stories', () => {
  const stories = [...file('Tabla', 40), ...file('Campo', 3)];
  expect(sizes(group(stories, { pages: 2, only: ['src/Campo.stories.tsx'] }))).toEqual([3]);
});

test('stories beyond the limits of the pages get a second round of pages', () => {
  const stories = Array.from({ length: 50 }, (_, i) => file(`Pantalla ${i}`, 20)).flat();
  expect(sizes(group(stories, { pages: 2 }))).toEqual([260, 260, 240, 240]);
});
