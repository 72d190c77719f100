import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const scriptOf = (name: 'demo' | 'start'): string => fileURLToPath(new URL(`../../scripts/${name}.mjs`, import.meta.url));
/** The line by which people and tests learn that the portal serves. */
const READY = /Garita lista en (http:\/\/\S+)/;
/** Room for a build from nothing on a busy machine, and for the demo's data. */
const START_MS = 180_000;
/** What the server may take to close its database before we give up on it. */
const STOP_MS = 20_000;
/** Settings of the person who runs the tests; they must not reach the demo (a DATABASE_URL could be that of a real agency). */
const PERSONAL_SETTINGS = ['DATABASE_URL', 'DATA_DIR', 'HOST', 'LOG_LEVEL', 'TRUST_PROXY', 'LOGIN_LIMIT', 'NODE_ENV', 'NODE_OPTIONS'];

export interface DemoOptions {
  /** Kept when the demo ends, so that a test can start again on it; without one a temporary folder is used and removed. */
  dataDir?: string;
  /** More settings, e.g. `{ LOGIN_LIMIT: '1000' }`. */
  env?: Record<string, string>;
  /** More of the command line, e.g. `['--personas', '200']`. */
  args?: string[];
  /** `start`: the portal of a real agency, empty in an empty folder, instead of the demo. */
  script?: 'demo' | 'start';
}

export interface Demo {
  /** Where it serves, without a slash at the end. */
  url: string;
  pid: number;
  /** Everything it has written so far. */
  output(): string;
  /** Stops it as Ctrl-C would. Gives its exit code, or null when it had to be killed. */
  stop(): Promise<number | null>;
  /** kill -9: as a crash or a power cut would end it. */
  kill(): Promise<void>;
}

function demoEnvironment(dataDir: string, extra: Record<string, string>): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env };
  for (const name of PERSONAL_SETTINGS) delete env[name];
  return { ...env, PORT: '0', DATA_DIR: dataDir, ...extra };
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
}

function untilReady(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`The demo ${why}. It wrote:\n${output()}`));
    };
    const timer = setTimeout(() => fail(`did not serve within ${START_MS / 1000} s`), START_MS);
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) => fail(`ended with ${signal ?? `code ${code}`} before it served`));
    child.stdout?.on('data', () => {
      const url = READY.exec(output())?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url.replace(/\/$/, ''));
    });
  });
}

/** Starts `npm run demo`'s process on a free port and waits until it serves. Whoever starts one stops it. */
export async function startDemo({ dataDir, env = {}, args = [], script = 'demo' }: DemoOptions = {}): Promise<Demo> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'garita-e2e-'));
  // A group of its own, so that nothing it starts outlives it.
  const child = spawn(process.execPath, [scriptOf(script), ...args], {
    detached: true,
    env: demoEnvironment(folder, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const collect = (chunk: Buffer) => {
    written += chunk.toString('utf8');
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const output = () => written;

  const kill = async () => {
    signalGroup(child, 'SIGKILL');
    await ended;
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
  };
  const stop = async () => {
    signalGroup(child, 'SIGTERM');
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_MS);
    const code = await ended;
    clearTimeout(timer);
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
    return code;
  };

  try {
    return { url: await untilReady(child, output), pid: child.pid ?? 0, output, stop, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}
