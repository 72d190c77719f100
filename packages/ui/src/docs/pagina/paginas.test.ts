import { expect, test } from 'vitest';
import { INNER } from './inner';

/** Sources by path from `src`. */
const read = (sources: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(sources).map(([path, source]) => [path.replace('../../', ''), source]),
  );
const sources = read(
  import.meta.glob<string>(
    [
      '../../{components,form,parts,shell}/**/*.tsx',
      '../../screens/*.tsx',
      '!../../**/*.{stories,docs,test}.tsx',
      '!../../**/story*.tsx',
    ],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
);
const pages = read(
  import.meta.glob<string>('../../**/*.docs.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const stories = read(
  import.meta.glob<string>('../../**/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, path.indexOf('.'));

/** The files whose properties a page shows. */
const shownBy = (path: string, source: string): string[] =>
  [...source.matchAll(/from '(\.[^']+\.tsx)\?props'/g)].map(([, file = '']) =>
    new URL(file, `file:///${folderOf(path)}/`).pathname.slice(1),
  );

const documented = new Set(
  Object.entries(pages).flatMap(([path, source]) => shownBy(path, source)),
);
/** The files that export a component of their own name. */
const components = Object.keys(sources).filter(
  (path) =>
    new RegExp(`export (function|const) ${nameOf(path)}\\b`).test(sources[path] ?? '') &&
    /^[A-Z]/.test(nameOf(path)),
);

test.each(components)('the component %s has a page, or is listed as an inner part', (path) => {
  expect([...documented, ...Object.keys(INNER)]).toContain(path);
});

test('each inner part exists, has no page and has a reason', () => {
  expect(components).toEqual(expect.arrayContaining(Object.keys(INNER)));
  expect(Object.keys(INNER).filter((path) => documented.has(path))).toEqual([]);
  expect(Object.values(INNER).filter((reason) => reason.length < 10)).toEqual([]);
});

test.each(Object.keys(pages))('exactly one story file beside %s shows it as its page', (path) => {
  const own = Object.keys(stories).filter(
    (file) =>
      folderOf(file) === folderOf(path) &&
      stories[file]?.includes(`documenta(() => import('./${nameOf(path)}.docs'))`),
  );
  expect(own).toHaveLength(1);
  expect(stories[own[0] ?? '']).toContain("'autodocs'");
});
