// What `npm start` and `npm run demo` share: build if needed, then become the server.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { inProject } from './project.mjs';

/**
 * Starts the server in this very process: signals, exit code and output need no passing on, and nothing is left behind if it is killed.
 * The build runs in a process of its own, so that the bundlers do not stay in the server's memory.
 * @param args command line of the server
 */
export async function serve(args) {
  const build = spawnSync(process.execPath, [inProject('scripts/build.mjs')], { stdio: 'inherit' });
  if (build.status !== 0) {
    console.error('No se pudo construir Garita; el motivo está en las líneas anteriores.');
    process.exit(build.status ?? 1);
  }
  const main = inProject('packages/server/dist/main.js');
  process.argv = [process.execPath, main, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(main).href);
}
