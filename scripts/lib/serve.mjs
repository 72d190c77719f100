// Shared by `npm start` and `npm run demo`: build if needed, then run the server.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { isBuilt } from '../build.mjs';
import { inProject } from './project.mjs';

/** The outputs that a start needs; the design documentation if the portal serves it. */
const NEEDED = ['portal', 'servidor', ...(process.env.STORYBOOK === '1' ? ['libro'] : [])];

/** Builds in a separate process, so that the bundlers do not stay in the server's memory. */
function build() {
  const { status } = spawnSync(process.execPath, [inProject('scripts/build.mjs'), ...NEEDED], {
    stdio: 'inherit',
  });
  if (status === 0) return;
  console.error('No se pudo construir Garita; el motivo está en las líneas anteriores.');
  process.exit(status ?? 1);
}

/**
 * Runs a server in this process: signals, exit code and output need no forwarding, and a kill
 * leaves no other process.
 * @param {'main' | 'demo'} program the built file: a real agency's portal or the demo's
 * @param {readonly string[]} args its arguments
 */
export async function serve(program, args) {
  if (!isBuilt(...NEEDED)) build();
  const file = inProject(`packages/server/dist/${program}.js`);
  process.argv = [process.execPath, file, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(file).href);
}
