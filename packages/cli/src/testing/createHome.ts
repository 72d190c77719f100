import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const inPackage = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const BIN = inPackage('bin/garita.mjs');
const BUNDLE = inPackage('dist/garita.cjs');

export interface Result {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

type Env = Readonly<Record<string, string>>;

export interface Home {
  readonly env: Env & { readonly HOME: string };
  path(name: string): string;
  /** Runs the bundled command. Only PATH is inherited from the environment. */
  garita(args: readonly string[], options?: { env?: Env; input?: string }): Promise<Result>;
  start(args: readonly string[], options?: { env?: Env }): Promise<ChildProcessWithoutNullStreams>;
  /** Starts the command in the home folder, with a descriptor or a pipe as stdout. */
  startInto(
    stdout: number | 'pipe',
    args: readonly string[],
    options?: { env?: Env },
  ): Promise<ChildProcess>;
  remove(): void;
}

async function finish(child: ChildProcessWithoutNullStreams, input: string): Promise<Result> {
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  // A command that ignores stdin may end before the whole input is written.
  child.stdin.on('error', () => undefined).end(input);
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}

const runNode = (file: string, args: readonly string[], env: Env, input = '') =>
  finish(spawn(process.execPath, [file, ...args], { env }), input);

/** Runs the command like `npx --no-install garita`, which rebuilds an outdated bundle. */
export const runBin = (args: readonly string[], env: Env): Promise<Result> =>
  runNode(BIN, args, env);

async function build(): Promise<void> {
  const { code, stderr } = await runBin(['--help'], { PATH: process.env.PATH ?? '' });
  if (code !== 0) throw new Error(stderr);
}

let built: Promise<void> | undefined;

const buildBundle = (): Promise<void> => {
  built ??= build();
  return built;
};

export function createHome(): Home {
  const folder = mkdtempSync(join(tmpdir(), 'garita-cli-'));
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, 'config'),
    TZ: 'UTC',
  };
  return {
    env,
    path: (name) => join(folder, 'config', 'garita', name),
    garita: async (args, options = {}) => {
      await buildBundle();
      return await runNode(BUNDLE, args, { ...env, ...options.env }, options.input);
    },
    start: async (args, options = {}) => {
      await buildBundle();
      return spawn(process.execPath, [BUNDLE, ...args], { env: { ...env, ...options.env } });
    },
    startInto: async (stdout, args, options = {}) => {
      await buildBundle();
      return spawn(process.execPath, [BUNDLE, ...args], {
        env: { ...env, ...options.env },
        cwd: folder,
        stdio: ['pipe', stdout, 'pipe'],
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
