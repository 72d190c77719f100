// Writes what is derived from openapi.yaml and from the migrated database; with --check only says whether the files are current.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { renderAccess, renderCalls, renderChanges, renderOperations } from './lib/operations.mjs';

const root = new URL('../', import.meta.url);
const at = (path) => fileURLToPath(new URL(path, root));
const check = process.argv.includes('--check');

const HEADER = '// Generated from openapi.yaml by `npm run generate`; never edited.\n';

const fromContract = (render) => async () => HEADER + render(parse(readFileSync(at('openapi.yaml'), 'utf8')));

async function renderSchema() {
  return HEADER + astToString(await openapiTS(new URL('openapi.yaml', root)));
}

/** The tables' types come from the migrated database, so they are made by TypeScript code of the server. */
function renderTables() {
  const run = spawnSync(process.execPath, ['--import', 'tsx', at('packages/server/src/db/printTables.ts')], { encoding: 'utf8', cwd: at('.') });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout;
}

const outputs = [
  ['packages/api-client/src/schema.ts', renderSchema],
  ['packages/api-client/src/access.ts', fromContract(renderAccess)],
  ['packages/api-client/src/changes.ts', fromContract(renderChanges)],
  ['packages/api-client/src/operations.ts', fromContract(renderOperations)],
  ['packages/api-client/src/calls.ts', fromContract(renderCalls)],
  ['packages/server/src/db/tables.ts', async () => renderTables()],
];

const stale = [];
for (const [file, render] of outputs) {
  const text = await render();
  const now = existsSync(at(file)) ? readFileSync(at(file), 'utf8') : '';
  if (text === now) continue;
  stale.push(file);
  if (!check) writeFileSync(at(file), text);
}
if (check && stale.length > 0) {
  console.error(`Not current, run \`npm run generate\`:\n  ${stale.join('\n  ')}`);
  process.exit(1);
}
console.log(stale.length === 0 ? 'Generated files are current' : `Wrote ${stale.join(', ')}`);
