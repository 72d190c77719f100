// The sample that `npm test` runs for people: every kind of guarantee, and a part of each large set.
// Only this file says which; `npm test -- --all` and continuous integration run everything (0005).
//
// - Tables (calls × people, writes at once, generated requests): the rows that `sampled` and `oneOfEach` of testing/effort.ts draw.
// - The other test files of the server, of the command and of the scripts: a quarter.
// - The embedded database: a quarter of the files about its engine, the tables that the migrations build, and a read of each list.
// - Stories: the first of each file, and all of the files that a change touches.
// - Journeys: those with the tag @muestra.
//
// The draw depends on the commit alone, so that a failure can be repeated and everything has its turn.
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { draw } from '../lib/draw.mjs';
import { git } from '../lib/git.mjs';
import { inProject } from '../lib/project.mjs';

/** The seed of this run's sample; '' where everything runs. */
export const sampleSeed = () => process.env.GARITA_SAMPLE ?? '';

/** The seed of the last commit. A folder without git has always the same sample. */
export function seedOfCommit() {
  try {
    return git(['rev-parse', '--short=8', 'HEAD']);
  } catch {
    return 'sin-git';
  }
}

/**
 * Tests that no sample leaves out: of guarantees that every call, write, list or index has, whose
 * tables are sampled by themselves; and of the habits of all files.
 */
export const ALWAYS = [
  'packages/server/src/contract/',
  'packages/server/src/modules/pulso/indices.test.ts',
  'scripts/documents.test.mjs',
  'scripts/habits.test.mjs',
];
const SHARE_OF_FILES = 1 / 4;

const listTests = (folder) =>
  readdirSync(inProject(folder), { recursive: true })
    .filter((name) => /\.test\.(ts|mjs)$/.test(name))
    .map((name) => `${folder}/${name}`)
    .sort();

/**
 * The test files of a folder that this run leaves out: in a sample three quarters of those that are
 * not in ALWAYS.
 */
export function leftOut(folder) {
  if (!sampleSeed()) return [];
  const files = listTests(folder).filter((file) => !ALWAYS.some((path) => file.startsWith(path)));
  const drawn = new Set(draw(files, SHARE_OF_FILES));
  return files.filter((file) => !drawn.has(file));
}

/**
 * The first story of each file; all where everything runs.
 * @param stories entries of Storybook's index
 * @param changed folders (from the project's) of which all stories are wanted
 */
export function sampleStories(stories, changed) {
  if (!sampleSeed()) return stories;
  const files = new Set();
  return stories.filter(({ importPath }) => {
    const isFirst = !files.has(importPath);
    files.add(importPath);
    return isFirst || changed.includes(dirname(importPath.replace(/^\.\//, '')));
  });
}

/** The tag of the journeys that a release must not break. */
export const JOURNEY_TAG = '@muestra';

/** Lists the omitted parts with the commands that run them. @returns lines; none if everything ran */
export function tellSample(seed = sampleSeed()) {
  if (!seed) return [];
  return [
    `\nEs una muestra (semilla ${seed}). No se han probado:`,
    `  server   ${leftOut('packages/server/src').length + leftOut('packages/demo/src').length} ficheros del servidor y ${leftOut('packages/cli/src').length} de la orden, casi toda la base de datos incorporada, y parte`,
    '           de las tablas de permisos, escrituras a la vez y peticiones generadas',
    '  stories  las historias que no son la primera de su fichero',
    `  e2e      los recorridos sin ${JOURNEY_TAG}`,
    'Entero: npm test -- --all; una parte entera: npm test -- --only=server (o stories, e2e).',
    `Otra vez esta muestra: npm test -- --sample ${seed}`,
  ];
}
