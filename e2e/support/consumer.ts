import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';

const run = promisify(execFile);
const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const QUIET = { NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' };

/** Packs the published packages. @returns the paths of the files for `npm install` */
export async function packFiles(folder: string): Promise<string[]> {
  for (const name of ['ui', 'api-client']) {
    await run(process.execPath, [inProject('scripts/pack.mjs'), name, join(folder, name)]);
    await run('npm', ['pack', `./${name}`], { cwd: folder });
  }
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(folder, name));
}

/**
 * Copies an example into an empty folder outside of the repository, and installs it there with the
 * packed files and its other dependencies. @returns the folder
 */
export async function installExample(name: string, packed: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `garita-${name}-`));
  cpSync(inProject(`examples/${name}`), folder, { recursive: true });
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packed];
  await run('npm', install, { cwd: folder, env: { ...process.env, ...QUIET, NODE_ENV: '' } });
  return folder;
}

/** Installs an example and builds it, with its own strict type check. @returns its folder */
export async function buildExample(name: string, packed: readonly string[]): Promise<string> {
  const folder = await installExample(name, packed);
  const env = { ...process.env, ...QUIET, NODE_ENV: 'production' };
  await run('npm', ['run', 'build'], { cwd: folder, env });
  return folder;
}

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a built example from a free port. @param command a script in its node_modules, with
 * arguments
 */
export async function serveExample(
  folder: string,
  [script = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Served> {
  const child = spawn(process.execPath, [join('node_modules', script), ...args], {
    cwd: folder,
    env: { ...process.env, ...QUIET, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let written = '';
    child.stdout.on('data', (chunk: Buffer) => {
      written += stripVTControlCharacters(chunk.toString());
      const [found] = /http:\/\/localhost:\d+/.exec(written) ?? [];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error(`The example did not serve:\n${written}`)));
  });
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
