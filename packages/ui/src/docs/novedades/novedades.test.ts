import { expect, test } from 'vitest';
import api from '../../../../../.storybook/api.txt?raw';
import historias from '../../../../../.storybook/historias.txt?raw';
import paquete from '../../../../../package.json';
import { INNER } from '../pagina/inner';
import { NOVEDADES } from './novedades';
import { readApi } from './readApi';

const sources = import.meta.glob<string>(
  [
    '../../{components,form,shell}/**/*.tsx',
    '../../screens/*.tsx',
    '!../../**/*.{stories,docs,test}.tsx',
    '!../../**/story*.tsx',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
/**
 * The properties of the components that designers use. Inner parts may change without a news item.
 */
const lines = Object.entries(sources)
  .map(([path, source]) => [path.replace('../../', ''), source] as const)
  .filter(([path]) => !(path in INNER) && /\/[A-Z]\w*\.tsx$/.test(path))
  .flatMap(([path, source]) => readApi(source).map((line) => `${path} ${line}`));
const COUNT = 'novedades:';

/** The committed file starts with the number of news items at the time of writing. */
const committed = {
  count: Number(new RegExp(`^${COUNT} (\\d+)`).exec(api)?.[1]),
  lines: api.trim().split('\n').slice(1),
};

test('readApi reads a property’s name even if its type is nested', () => {
  const source =
    "export interface ButtonProps extends Pick<A, 'id'> {\n  children: ReactNode;\n  /** Not: this */\n  size?: { wide: number;\n    high: number };\n  'aria-label'?: string;\n}\n";
  expect(readApi(source)).toEqual(['ButtonProps: children size? aria-label?']);
  expect(lines.length).toBeGreaterThan(60);
});

test('a change of a component’s properties requires a news item', () => {
  const changed = lines
    .filter((line) => !committed.lines.includes(line))
    .concat(committed.lines.filter((line) => !lines.includes(line)));
  if (NOVEDADES.length <= committed.count)
    expect(changed, 'these components ask for a line in docs/novedades/novedades.ts').toEqual([]);
});

/**
 * To rewrite the file, add the news item and run `npx vitest run --project=ui
 * packages/ui/src/docs/novedades -u`.
 */
test('the properties of all components are those in .storybook/api.txt', async () => {
  await expect(
    [`${COUNT} ${NOVEDADES.length}`, ...lines.sort(), ''].join('\n'),
  ).toMatchFileSnapshot('../../../../../.storybook/api.txt');
});

test('news items are sorted by version, the newest first, and link to existing stories or pages', () => {
  const versions = NOVEDADES.map(({ version }) => version);
  expect(versions).toEqual(
    [...versions].sort((a, b) => b.localeCompare(a, 'en', { numeric: true })),
  );
  expect(versions[0]).toBe(paquete.version);
  const ids = historias.split('\n');
  expect(
    NOVEDADES.flatMap(({ ver = [] }) => ver).filter(
      (id) =>
        !ids.some((known) => known === id || id === `${known.slice(0, known.indexOf('--'))}--uso`),
    ),
  ).toEqual([]);
});
