// The sample of `npm test`: every kind of guarantee, and a part of each large set. With `--all`,
// and in continuous integration, everything runs (0005).
// - Tables (calls × people, concurrent writes, generated requests): the rows that `sampled` and
// `oneOfEach` draw (testing/effort.ts).
// - Other test files of the server, the command and the scripts: a sixteenth.
// - Embedded database: its crash test, one of its other files, a read of each list.
// - Published packages (scripts/pack) and the release: no test of the ui package or the archive.
// - Stories: the first story of each component, the first story in one file of each screen, and all
//   stories in the folders that a change touches.
// - Journeys: the ones tagged @muestra.
// The draw depends on the commit alone: a failure can be repeated, and each test is drawn sometime.
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { draw } from '../lib/draw.mjs';
import { git } from '../lib/git.mjs';
import { inProject } from '../lib/project.mjs';

/** The seed of this run's sample; '' where everything runs. */
export const sampleSeed = () => process.env.GARITA_SAMPLE ?? '';

/** The last commit as a seed. A folder without git always has the same sample. */
export function seedOfCommit() {
  try {
    return git(['rev-parse', '--short=8', 'HEAD']);
  } catch {
    return 'sin-git';
  }
}

/**
 * Test files in every sample: guarantees of all calls, writes, lists or indexes, which sample their
 * own tables, and habits of all files.
 */
export const ALWAYS = [
  'packages/server/src/contract/',
  'packages/server/src/modules/pulso/indices.test.ts',
  'scripts/contract/',
  'scripts/documents.test.mjs',
  'scripts/habits.test.mjs',
];
/** Test files in no sample. Each takes a minute to build the published ui package or the release. */
export const NEVER = ['scripts/pack/packUi.test.mjs', 'scripts/release/release.test.mjs'];
const SHARE_OF_FILES = 1 / 16;

const listTests = (folder) =>
  readdirSync(inProject(folder), { recursive: true })
    .filter((name) => /\.test\.(ts|mjs)$/.test(name))
    .map((name) => `${folder}/${name}`)
    .sort();

/** The test files that a sample omits: NEVER, and fifteen of sixteen files outside of ALWAYS. */
export function leftOut(folder) {
  if (!sampleSeed()) return [];
  const files = listTests(folder).filter((file) => !ALWAYS.some((path) => file.startsWith(path)));
  const drawn = new Set(draw(files, SHARE_OF_FILES).filter((file) => !NEVER.includes(file)));
  return files.filter((file) => !drawn.has(file));
}

/** A component has its own title. The titles of a screen's files begin with the same two parts. */
const subjectOf = ({ title }) =>
  title.startsWith('Pantallas/') ? title.split('/').slice(0, 2).join('/') : title;

/**
 * @param stories entries of Storybook's index
 * @param changed folders (from the project's root) whose stories are all wanted
 */
export function sampleStories(stories, changed) {
  if (!sampleSeed()) return stories;
  const subjects = new Map();
  for (const story of stories) {
    const firsts = subjects.get(subjectOf(story)) ?? new Map();
    if (!firsts.has(story.importPath)) firsts.set(story.importPath, story);
    subjects.set(subjectOf(story), firsts);
  }
  const drawn = new Set(
    [...subjects.values()].flatMap((firsts) => draw([...firsts.values()], 0, ({ id }) => id)),
  );
  return stories.filter(
    (story) => drawn.has(story) || changed.includes(dirname(story.importPath.replace(/^\.\//, ''))),
  );
}

/** The tag of the journeys that a release must not break. */
export const JOURNEY_TAG = '@muestra';

/**
 * Lists the omitted parts with the commands that run them. @returns lines; none if everything ran
 */
export function tellSample(seed = sampleSeed()) {
  if (!seed) return [];
  return [
    `\nEs una muestra (semilla ${seed}). No se han probado:`,
    `  check    ${leftOut('scripts').length} ficheros de las herramientas`,
    `  server   ${leftOut('packages/server/src').length + leftOut('packages/demo/src').length} ficheros del servidor y ${leftOut('packages/cli/src').length} de la orden, casi toda la base de datos incorporada, y parte`,
    '           de las tablas de permisos, escrituras a la vez y peticiones generadas',
    '  stories  las historias que no son la primera de su componente o de su pantalla',
    `  e2e      los recorridos sin ${JOURNEY_TAG}`,
    'Entero: npm test -- --all; una parte entera: npm test -- --only=server (o check, stories, e2e).',
    `Otra vez esta muestra: npm test -- --sample ${seed}`,
  ];
}
