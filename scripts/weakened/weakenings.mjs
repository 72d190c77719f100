// Realistic careless changes that `npm test` must notice, each with the part that must fail.

const vitest = (project, file) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  `--project=${project}`,
  file,
];
const onPostgres = (file) => [
  'scripts/with-postgres.mjs',
  process.execPath,
  ...vitest('server', file),
];
/** Only the stories that the change can affect. */
const stories = ['scripts/test.mjs', '--only=stories', '--changed', '--once'];

/**
 * @typedef {object} Weakening
 * @property {string} guarantee the guarantee that it breaks
 * @property {string} path of the changed file, from the project's root
 * @property {readonly [string, string]} change a text that occurs once, and its replacement
 * @property {boolean} [generates] whether generated files are updated, as the author of the change
 * would
 * @property {readonly string[]} run the part of `npm test` to run: a script and its arguments
 * @property {RegExp} says the expected output: a failure alone is not enough, since a syntax error
 * fails too
 */

/** @type {readonly Weakening[]} */
export const WEAKENINGS = [
  {
    guarantee: 'a line of who may make a call',
    path: 'openapi/multas.yaml',
    change: ['x-access: [{ all: [mul], target: below }]', 'x-access: [{ all: [mul] }]'],
    generates: true,
    run: onPostgres('packages/server/src/contract/accessRules.test.ts'),
    says: /FAIL.*accessRules\.test\.ts > .*sendMulta/,
  },
  {
    guarantee: 'a rule',
    path: 'packages/domain/src/multas/multa.rules.ts',
    change: ['creditos < 0', 'creditos < -1'],
    run: vitest('domain', 'packages/domain/src/multas/multas.test.ts'),
    says: /FAIL.*multas\.test\.ts > /,
  },
  {
    guarantee: 'an index',
    path: 'packages/server/src/db/migrations/m0107Presencia.ts',
    change: [
      "      `create index ausencias_aceptadas on ausencias (final, inicio) where estado = 'aceptada'`,\n",
      '',
    ],
    run: onPostgres('packages/server/src/modules/pulso/indices.test.ts'),
    says: /FAIL.*indices\.test\.ts > /,
  },
  {
    guarantee: 'how names are folded',
    path: 'packages/domain/src/formato/foldCase.ts',
    change: [".replaceAll('ς', 'σ')", ''],
    run: vitest('domain', 'packages/domain/src/formato'),
    says: /FAIL.*foldCase\.test\.ts > a folded text contains/,
  },
  {
    guarantee: 'what a repeated key answers',
    path: 'packages/server/src/write/idempotency.ts',
    change: ['return row ? { value: row.respuesta as R } : null;', 'return null;'],
    run: onPostgres('packages/server/src/contract/parallel.test.ts'),
    says: /FAIL.*parallel\.test\.ts > /,
  },
  {
    guarantee: 'that a list which has changed says so',
    path: 'openapi/multas.yaml',
    change: ['x-changes: [multas, listapaga, perfil]', 'x-changes: [listapaga, perfil]'],
    generates: true,
    run: onPostgres('packages/server/src/contract/versions.test.ts'),
    says: /FAIL.*versions\.test\.ts > /,
  },
  {
    guarantee: 'what axe asks of a screen',
    path: 'packages/ui/src/screens/multas/MultasScreen.tsx',
    change: [
      '<AddButton onPress={() => onAsking(true)}>Nueva multa</AddButton>',
      '<button type="button" onClick={() => onAsking(true)} />',
    ],
    run: stories,
    says: /button-name|Buttons must have discernible text/,
  },
  {
    guarantee: 'a silent console',
    path: 'packages/ui/src/screens/multas/BorrarMultaDialog.tsx',
    change: [
      '  return (\n    <PreguntaDialog',
      "  console.warn('Multa', multa.id);\n  return (\n    <PreguntaDialog",
    ],
    run: stories,
    says: /console\.warning: Multa/,
  },
  {
    guarantee: 'files that are generated',
    path: 'packages/api-client/src/access.ts',
    change: ['never edited', 'seldom edited'],
    run: ['scripts/generate.mjs', '--check'],
    says: /access\.ts/,
  },
  {
    guarantee: 'tables that are generated',
    path: 'packages/server/src/db/tables.ts',
    change: ['never edited', 'seldom edited'],
    run: vitest('server', 'packages/server/src/db/generateTables.test.ts'),
    says: /FAIL.*generateTables\.test\.ts > tables\.ts matches the migrated schema/,
  },
  {
    guarantee: 'who may import whom',
    path: 'packages/ui/src/screens/multas/mayChange.ts',
    change: [
      "import { ACCESS } from '@garita/api-client/access';\n",
      "import { ACCESS } from '@garita/api-client/access';\nimport '../../../../server/src/rechazo';\n",
    ],
    run: ['scripts/boundaries.mjs'],
    says: /packages\/ui\/src\/screens\/multas\/mayChange\.ts → packages\/server\/src\/rechazo\.ts/,
  },
];
