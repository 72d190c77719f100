// Generates files from the contract, the migrations and the migrated database; with --check only
// reports outdated files, except files that a test compares.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { renderFields } from './lib/fields.mjs';
import { updateGenerated } from './lib/generated.mjs';
import { mergeContract } from './lib/mergeContract.mjs';
import {
  renderAccess,
  renderCalls,
  renderChanges,
  renderOperations,
  renderVersions,
} from './lib/operations.mjs';
import { CACHE, inProject } from './lib/project.mjs';

const check = process.argv.includes('--check');

const HEADER = '// Generated from openapi.yaml by `npm run generate`; never edited.\n';

function renderContract() {
  const files = readdirSync(inProject('openapi')).filter((file) => file.endsWith('.yaml'));
  return mergeContract(
    Object.fromEntries(
      files.map((file) => [
        basename(file, '.yaml'),
        readFileSync(inProject('openapi', file), 'utf8'),
      ]),
    ),
  );
}

let contract;
const fromContract = (render) => async () => {
  contract ??= parse(readFileSync(inProject('openapi.yaml'), 'utf8'));
  return HEADER + render(contract);
};

async function renderSchema() {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  return HEADER + astToString(await openapiTS(pathToFileURL(inProject('openapi.yaml'))));
}

function runTypeScript(file) {
  const run = spawnSync(process.execPath, ['--import', 'tsx', inProject(file)], {
    encoding: 'utf8',
    cwd: inProject(),
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout;
}

const MIGRATIONS = 'packages/server/src/db/migrations';

/**
 * Lists the migrations: `m0113Webhooks.ts` is `0113_webhooks`. Imports are static, for the bundled
 * server.
 */
function renderMigrations() {
  const files = readdirSync(inProject(MIGRATIONS))
    .map((file) => /^(m(\d{4})(.)(\w*))\.ts$/.exec(file))
    .filter((match) => match !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = files.map(
    ([, name, number, first, rest]) => `  '${number}_${first.toLowerCase()}${rest}': ${name},\n`,
  );
  return [
    '// Generated from the files of this folder by `npm run generate`; never edited.\n',
    "import type { Migration } from 'kysely';\n",
    ...files.map(([, name]) => `import { ${name} } from './${name}';\n`),
    '\n/** Every migration by its name, which is also its order. */\n',
    'export const migrations: Readonly<Record<string, Migration>> = {\n',
    ...entries,
    '};\n',
  ].join('');
}

const renderTables = () => runTypeScript('packages/testing/src/database/printTables.ts');

let reference;
/** Renders a reference of the command. One process renders both, as loading the command is slow. */
const renderReference = (kind) => () => {
  reference ??= JSON.parse(runTypeScript('packages/cli/src/printReference.ts'));
  return reference[kind];
};

const ROOMS = [
  'openapi',
  ...['mergeContract', 'listFaults', 'completeOperation', 'operations'].map(
    (name) => `scripts/lib/${name}.mjs`,
  ),
];
const CONTRACT = ['openapi.yaml', 'scripts/lib/operations.mjs'];
const DATABASE = ['packages/server/src/db'];
const COMMANDS = ['packages/cli/src', 'packages/cli/package.json', 'packages/domain/src'];
/** Sources of every output. The lock file has the version of every package. */
const TOOLS = ['scripts/generate.mjs', 'package-lock.json'];
/** The contract is first, since other outputs depend on it. */
const OUTPUTS = [
  ['openapi.yaml', renderContract, ROOMS],
  ['packages/api-client/src/schema.ts', renderSchema, CONTRACT],
  ['packages/api-client/src/access.ts', fromContract(renderAccess), CONTRACT],
  ['packages/api-client/src/operations.ts', fromContract(renderOperations), CONTRACT],
  ['packages/api-client/src/calls.ts', fromContract(renderCalls), CONTRACT],
  ['packages/api-client/src/changes.ts', fromContract(renderChanges), CONTRACT],
  ['packages/api-client/src/versions.ts', fromContract(renderVersions), CONTRACT],
  [
    'packages/api-client/src/fields.ts',
    fromContract(renderFields),
    [...CONTRACT, 'scripts/lib/fields.mjs'],
  ],
  [`${MIGRATIONS}/migrations.ts`, renderMigrations, [MIGRATIONS]],
  ['packages/server/src/db/tables.ts', renderTables, DATABASE],
  ['docs/cli.md', renderReference('markdown'), COMMANDS],
  ['packages/cli/man/garita.1', renderReference('man'), COMMANDS],
];

/**
 * Outputs that a test compares (db/generateTables.test.ts), since `--check` would have to start a
 * database.
 */
const TESTED = ['packages/server/src/db/tables.ts'];

const wanted = check ? OUTPUTS.filter(([file]) => !TESTED.includes(file)) : OUTPUTS;
const outputs = wanted.map(([file, render, sources]) => ({
  file: inProject(file),
  render,
  sources: [...sources, ...TOOLS].map((path) => inProject(path)),
}));
const stale = (
  await updateGenerated(outputs, { check, stamps: join(CACHE, 'generados.json') })
).map((file) => relative(inProject(), file));
if (check && stale.length > 0) {
  console.error(`Not current, run \`npm run generate\`:\n  ${stale.join('\n  ')}`);
  if (stale.includes('openapi.yaml'))
    console.error(
      'openapi.yaml is put together: a call is written in openapi/<tema>.yaml, what all share in openapi/shared.yaml.',
    );
  process.exit(1);
}
console.log(stale.length === 0 ? 'Generated files are current' : `Wrote ${stale.join(', ')}`);
