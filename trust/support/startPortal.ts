import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from '../../scripts/build.mjs';

const fileOf = (program: string): string =>
  fileURLToPath(new URL(`../../packages/server/dist/${program}.js`, import.meta.url));
/**
 * The developer's own settings must not reach the portal: a DATABASE_URL could be a real agency's.
 */
const PERSONAL_SETTINGS = [
  'DATABASE_URL',
  'BACKUP_DIR',
  'BACKUP_EVERY_HOURS',
  'BACKUP_KEEP',
  'HOST',
  'LOG_LEVEL',
  'TRUST_PROXY',
  'NODE_ENV',
  'NODE_OPTIONS',
];

export interface PortalOptions {
  readonly dataDir: string;
  /** `main` is the portal of a real agency. */
  readonly program?: 'main' | 'demo' | undefined;
  readonly env?: Readonly<Record<string, string>>;
  /** The command prefix for node, such as one that enters a small disk or lowers a limit. */
  readonly inside?: readonly string[];
}

export interface Portal {
  /** Rejects if the portal ends before it serves. */
  readonly url: Promise<string>;
  /** The exit code; null after a signal. */
  readonly ended: Promise<number | null>;
  output(): string;
  signal(signal: NodeJS.Signals): void;
  /** Sends SIGTERM, and SIGKILL after 30 seconds. @returns the exit code; null after a SIGKILL */
  stop(): Promise<number | null>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export async function startPortal({
  dataDir,
  program = 'main',
  env = {},
  inside = [],
}: PortalOptions): Promise<Portal> {
  await buildIfNeeded('servidor');
  const [command = process.execPath, ...rest] = [...inside, process.execPath, fileOf(program)];
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !PERSONAL_SETTINGS.includes(name)),
  );
  const child = spawn(command, rest, {
    env: { ...clean, PORT: '0', DATA_DIR: dataDir, LOGIN_LIMIT: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let written = '';
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  const url = new Promise<string>((resolve, reject) => {
    const collect = (chunk: Buffer): void => {
      written += chunk.toString('utf8');
      const ready = /Garita lista en (http:\/\/\S+)/.exec(written)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    void ended.then((code) =>
      reject(new Error(`The portal ended with ${code} before it served. It wrote:\n${written}`)),
    );
  });
  // A caller that only waits for the end must not get an unhandled rejection.
  url.catch(() => undefined);
  const stop = async (): Promise<number | null> => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
    const code = await ended;
    clearTimeout(timer);
    return code;
  };
  return { url, ended, output: () => written, signal: (signal) => child.kill(signal), stop };
}
