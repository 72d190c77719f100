import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { QUICK_ENGINE } from '../../scripts/lib/quickEngine.mjs';
import { copySeed, openFolder, type Place, type Seed } from './seed';

const scriptOf = (name: 'demo' | 'start'): string =>
  fileURLToPath(new URL(`../../scripts/${name}.mjs`, import.meta.url));
/** The log line that announces the portal's address. */
const READY = /Garita lista en (http:\/\/\S+)/;
/** Timeouts in milliseconds. A start may have to build the portal; a stop closes the database. */
const START_MS = 300_000;
const STOP_MS = 60_000;
/**
 * Settings of the developer's environment that must not reach the demo: DATABASE_URL could be a
 * real agency's database.
 */
const PERSONAL_SETTINGS = [
  ...[
    'DATABASE_URL',
    'DATA_DIR',
    'HOST',
    'SECRET',
    'LOG_LEVEL',
    'TRUST_PROXY',
    'LOGIN_LIMIT',
    'REGISTER_LIMIT',
    'VERIFICATION',
    'VERIFICATION_URL',
    'CLONES',
  ],
  ...[
    'BACKUP_DIR',
    'BACKUP_EVERY_HOURS',
    'BACKUP_KEEP',
    'AVATAR_URL',
    'RADIO_STREAM',
    'RADIO_INFO',
    'DISCORD_WIDGET',
    'SOCIAL_WIDGET',
    'NODE_ENV',
    'NODE_OPTIONS',
  ],
];

export interface DemoOptions {
  /** An existing place, kept when the demo stops, so that a test can start there again. */
  place?: Pick<Place, 'dataDir' | 'env'>;
  /**
   * The seed to copy if there is no `place`; the copy is removed at the end. Without both, the
   * portal starts in an empty folder.
   */
  seed?: Seed;
  /** Further settings, e.g. `{ LOGIN_LIMIT: '1000' }`. */
  env?: Record<string, string>;
  /** Further arguments, e.g. `['--personas', '200']`. */
  args?: readonly string[];
  /** `start`: the portal of a real agency instead of the demo. */
  script?: 'demo' | 'start';
}

export interface Demo {
  /** The portal's address, without a trailing slash. */
  url: string;
  output(): string;
  /** Stops the demo like Ctrl+C. @returns its exit code; null if it had to be killed. */
  stop(): Promise<number | null>;
  /** kill -9, like a crash or a power cut. */
  kill(): Promise<void>;
}

function demoEnvironment(dataDir: string, extra: Record<string, string>): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env };
  for (const name of PERSONAL_SETTINGS) delete env[name];
  return { ...env, PORT: '0', DATA_DIR: dataDir, ...extra };
}

function untilReady(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`The demo ${why}. It wrote:\n${output()}`));
    };
    const timer = setTimeout(() => fail(`did not serve within ${START_MS / 1000} s`), START_MS);
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('close', (code, signal) =>
      fail(`ended with ${signal ?? `code ${code}`} before it served`),
    );
    child.stdout?.on('data', () => {
      const url = READY.exec(output())?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url.replace(/\/$/, ''));
    });
  });
}

/** The demo also ends when the test process exits. */
function spawnDemo(
  { env = {}, args = [], script = 'demo' }: DemoOptions,
  { dataDir, env: settings }: Place,
): ChildProcess {
  const child = spawn(process.execPath, [...QUICK_ENGINE, scriptOf(script), ...args], {
    env: demoEnvironment(dataDir, { ...settings, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  return child;
}

async function findPlace({ place, seed }: DemoOptions): Promise<Place> {
  if (place) return { ...place, remove: async () => undefined };
  return seed ? await copySeed(seed) : openFolder();
}

/** Starts a demo and waits until it serves. The caller stops it. */
export async function startDemo(options: DemoOptions = {}): Promise<Demo> {
  const place = await findPlace(options);
  const child = spawnDemo(options, place);
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      written += chunk.toString('utf8');
    });
  const output = () => written;
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => resolve(code)),
  );

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    const code = await ended;
    clearTimeout(timer);
    await place.remove();
    return code;
  };
  const kill = async () => void (await end('SIGKILL'));

  try {
    return { url: await untilReady(child, output), output, stop: () => end('SIGTERM'), kill };
  } catch (error) {
    await kill();
    throw error;
  }
}
