import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { spellName } from './docs/spellName';

/** The story files' sources, by path from here. */
const storySources = import.meta.glob<string>('./**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const screenFiles = Object.keys(import.meta.glob('./screens/*/*Screen.tsx'));

/**
 * The states for which every screen needs a story, or a reason in `parameters.estados`. The export
 * is named `ErrorDeCarga`, since `Error` would hide JavaScript's class in its file.
 */
const REQUIRED = [
  'ConDatos',
  'Cargando',
  'Vacio',
  'ErrorDeCarga',
  'SinPermiso',
  'MuchasFilas',
] as const;

const readCsf = (path: string, source: string) =>
  loadCsf(source, { fileName: path, makeTitle: (title) => title ?? 'SIN TÍTULO' }).parse();

/**
 * Plays with more statements or more user events must be split into steps. Without steps
 * Storybook's interactions panel shows a long list of calls.
 */
const MOST_STATEMENTS = 10;
const MOST_ACTS = 3;

/**
 * Whether a play is long and has no steps.
 * @param play the play's syntax node in `source`; undefined if the story has no play
 */
function lacksSteps(source: string, play: unknown): boolean {
  const { start, end, body } = (play ?? {}) as {
    start?: number;
    end?: number;
    body?: { body?: readonly unknown[] };
  };
  const text = source.slice(start ?? 0, end ?? 0);
  if (/\bstep\(/.test(text)) return false;
  return (
    (body?.body?.length ?? 1) > MOST_STATEMENTS ||
    (text.match(/\buserEvent\.\w+\(/g)?.length ?? 0) > MOST_ACTS
  );
}

/** The syntax node of a story's play; undefined without one. */
function playOf(csf: ReturnType<typeof readCsf>, name: string): unknown {
  const { properties = [] } = csf.getStoryExport(name) as unknown as {
    properties?: readonly { key?: { name?: string }; value?: unknown }[];
  };
  return properties.find(({ key }) => key?.name === 'play')?.value;
}

/**
 * The facts of a story file that the tests need. The syntax tree is dropped, because a worker's
 * heap cannot hold two hundred trees.
 */
function read(path: string, source: string) {
  const csf = readCsf(path, source);
  const exported = csf.indexInputs.map(({ exportName }) => exportName);
  return {
    source,
    exported,
    meta: { title: csf.meta.title, id: csf.meta.id },
    stories: csf.stories.map(({ id, name }) => ({ id, name: name ?? '' })),
    playing: exported.filter((name) => playOf(csf, name)),
    withoutSteps: exported.filter((name) => lacksSteps(source, playOf(csf, name))),
  };
}

/** Parsed once: parsing takes longer than all tests together. */
const files = new Map(
  Object.entries(storySources).map(([path, source]) => [path, read(path, source)]),
);
const stories = [...files.values()].flatMap((file) => file.stories);

const STRING = `['"\`]([^'"\`]*)['"\`]`;

/**
 * Why a screen lacks a state, from `parameters.estados.<name>` of a file's meta: a literal there,
 * or a constant of the file.
 */
function excuseFor(source: string, name: string): string | undefined {
  const block = /estados:\s*\{([^}]*)\}/.exec(source)?.[1] ?? '';
  const constant = new RegExp(`\\b${name}:\\s*([a-zA-Z]\\w*)`).exec(block)?.[1];
  if (constant) return new RegExp(`const ${constant} = ${STRING}`).exec(source)?.[1];
  return new RegExp(`\\b${name}:\\s*${STRING}`).exec(block)?.[1];
}

const storiesOf = (screen: string): string => screen.replace(/\.tsx$/, '.stories.tsx');

test.each(screenFiles)(
  'the screen %s has a story for each state, or a reason why not',
  (screen) => {
    const file = files.get(storiesOf(screen));
    expect(file, `${storiesOf(screen)} is missing`).toBeDefined();
    if (file === undefined) return;
    const { source, meta, exported, playing } = file;
    const missing = REQUIRED.filter(
      (name) => !exported.includes(name) && (excuseFor(source, name)?.trim() ?? '').length < 10,
    );
    expect(
      missing,
      'these stories are neither there nor excused by a reason in `parameters.estados` of the meta',
    ).toEqual([]);
    expect(meta.title).toMatch(/^Pantallas\//);
    expect(
      meta.id,
      'the meta needs an `id` of its own, so that a new title breaks no link',
    ).toMatch(/^pantallas-[a-z0-9-]+$/);
    expect(playing, 'no story plays the screen’s main act').not.toEqual([]);
  },
);

test('the reason for a missing state is read from the file’s meta, as a literal or a constant', () => {
  expect(
    excuseFor("parameters: { estados: { Vacio: 'siempre hay al menos una fila' } }", 'Vacio'),
  ).toBe('siempre hay al menos una fila');
  expect(excuseFor("parameters: { estados: { Vacio: '' } }", 'Vacio')).toBe('');
  expect(excuseFor('parameters: {}', 'Vacio')).toBeUndefined();
  expect(
    excuseFor(
      "const fija = 'no lee datos';\nparameters: { estados: { Cargando: fija, Vacio: nada } }",
      'Cargando',
    ),
  ).toBe('no lee datos');
  expect(
    excuseFor(
      "const fija = 'no lee datos';\nparameters: { estados: { Cargando: fija, Vacio: nada } }",
      'Vacio',
    ),
  ).toBeUndefined();
});

test('every long play has steps', () => {
  const withoutSteps = [...files].flatMap(([path, file]) =>
    file.withoutSteps.map((name) => `${path} ${name}`),
  );
  expect(withoutSteps, "these plays need steps: `step('Cobra la multa', …)`").toEqual([]);
});

test('a play without steps is long above ten statements or three user events', () => {
  const isLong = (body: string) => {
    const source = `export default { title: 'Uno' };\nexport const Una = { play: async ({ canvas, step }) => {\n${body}\n} };`;
    return lacksSteps(source, playOf(readCsf('Uno.stories.tsx', source), 'Una'));
  };
  expect(isLong('await press(canvas);\n'.repeat(MOST_STATEMENTS))).toBe(false);
  expect(isLong('await press(canvas);\n'.repeat(MOST_STATEMENTS + 1))).toBe(true);
  expect(isLong('await userEvent.tab();\n'.repeat(MOST_ACTS))).toBe(false);
  expect(isLong('await userEvent.tab();\n'.repeat(MOST_ACTS + 1))).toBe(true);
  expect(
    isLong(
      `await step('Pasa', async () => {\n${'await userEvent.tab();\n'.repeat(MOST_ACTS + 1)}});`,
    ),
  ).toBe(false);
});

/**
 * A story's id is a public address. This list shows in a diff when an id is removed or renamed.
 * Rewrite it with `npx vitest run --project=ui -u`.
 */
test('the ids of all stories are those in .storybook/historias.txt', async () => {
  const ids = stories.map(({ id }) => id);
  expect(new Set(ids).size, 'two stories share an id').toBe(ids.length);
  await expect(`${ids.sort().join('\n')}\n`).toMatchFileSnapshot(
    '../../../.storybook/historias.txt',
  );
});

test('no story name has a word that lacks its accent or ñ', () => {
  const words = stories.flatMap(({ name }) =>
    spellName(name)
      .toLowerCase()
      .split(/[^\p{L}]+/u),
  );
  expect(stories.length).toBeGreaterThan(1000);
  expect([
    ...new Set(
      words.filter((word) =>
        /(cion|sion|xion|rafia|logia|isimo|andose|iendose|[aeiou]nio|duena)$/.test(word),
      ),
    ),
  ]).toEqual([]);
});
