// What `npm test` runs as people call it: every kind of guarantee, and of what is large a part. The one place that says which; `npm test -- --all` and
// continuous integration run everything (0005).
//
// - Tables (calls × people, writes at once, generated requests): the rows that `sampled` and `oneOfEach` of testing/effort.ts draw.
// - Test files that take long, a quarter of them.
// - The embedded database: half of the files about its engine, and a read of each list.
// - Stories: the first of each file, and those of the files that a change touches.
// - Journeys: those with the tag @muestra.
//
// What is drawn depends on the commit alone, so that a failure can be repeated and everything has its turn.
import { dirname } from 'node:path';
import { draw } from '../lib/draw.mjs';
import { git } from '../lib/git.mjs';

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

/** Test files of more than some five seconds. */
export const LONG_FILES = {
  server: [
    'packages/server/src/demo/seedDemo.test.ts',
    'packages/server/src/modules/persona/historia.test.ts',
    'packages/server/src/modules/registros/registros.test.ts',
    'packages/server/src/modules/respaldo/respaldo.test.ts',
    'packages/server/src/modules/usuarios/prestados.property.test.ts',
    'packages/server/src/modules/webhooks/envios.test.ts',
    'packages/server/src/respaldo/restore.test.ts',
    'packages/server/src/snapshotCache/twoPortals.test.ts',
    'packages/server/src/write/lostCommit.test.ts',
  ],
  cli: [
    'packages/cli/src/asistencia.test.ts',
    'packages/cli/src/completion.test.ts',
    'packages/cli/src/interrupcion.test.ts',
    'packages/cli/src/llena.test.ts',
    'packages/cli/src/propietario.test.ts',
    'packages/cli/src/respaldo.test.ts',
    'packages/cli/src/restablecer.test.ts',
    'packages/cli/src/silencio.test.ts',
    'packages/cli/src/tokens.test.ts',
  ],
};
const PART_OF_LONG = 1 / 4;

/** The files of a part that this run leaves out. @param part a key of LONG_FILES */
export function leftOut(part) {
  const drawn = draw(LONG_FILES[part], PART_OF_LONG);
  return LONG_FILES[part].filter((file) => !drawn.includes(file));
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

/** What a sample leaves out and how to have it, said at the end. @returns lines; none where everything ran */
export function tellSample(seed = sampleSeed()) {
  if (!seed) return [];
  return [
    `\nEs una muestra (semilla ${seed}). No se han probado:`,
    `  server   ${leftOut('server').length + leftOut('cli').length} ficheros largos, casi toda la base de datos incorporada, y parte de las tablas de`,
    '           permisos, escrituras a la vez y peticiones generadas',
    '  stories  las historias que no son la primera de su fichero',
    `  e2e      los recorridos sin ${JOURNEY_TAG}`,
    'Entero: npm test -- --all; una parte entera: npm test -- --only=server (o stories, e2e).',
    `Otra vez esta muestra: npm test -- --sample ${seed}`,
  ];
}
