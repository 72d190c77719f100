import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestAgency } from '@garita/testing/agency/testAgency';
import { type DatabaseSnapshot, snapshotDatabase } from '@garita/testing/database/snapshotDatabase';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createHome, type Home, type Result } from './createHome';
import { openPortal, type Portal } from './openPortal';
import { runAtTerminal } from './runAtTerminal';
import { runHere } from './runHere';

type Typed = string | (() => Promise<string>);

interface SignedInUser {
  process(args: readonly string[], input?: string): Promise<Result>;
  start(args: readonly string[]): Promise<ChildProcessWithoutNullStreams>;
  garita(args: readonly string[], input?: string): Promise<Result>;
  /**
   * Parses the `--json` output of a command; the objects of a bulk run, one per line, become a
   * list.
   */
  // Tests read answers of every shape.
  // biome-ignore lint/suspicious/noExplicitAny: any shape
  json(args: readonly string[], input?: string): Promise<any>;
  /** Runs a command at a terminal, and types the answer to its confirmation, or to `question`. */
  atTerminal(args: readonly string[], typed: Typed, question?: string): Promise<Result>;
  atWidth(columns: number, args: readonly string[]): Promise<Result>;
}

/** A portal in the same state for each test, with an empty config folder. */
export interface Stage {
  readonly agency: TestAgency;
  readonly servidor: string;
  readonly kept: DatabaseSnapshot;
  readonly home: Home;
  /** @param url the portal's address, when a proxy is in between */
  signIn(usuario: string, url?: string): Promise<SignedInUser>;
  write(content: string | Uint8Array): string;
}

async function keepPrepared(
  { agency, kept }: Portal,
  prepare: (agency: TestAgency) => Promise<unknown>,
): Promise<DatabaseSnapshot> {
  await kept.restore();
  await prepare(agency);
  return await snapshotDatabase(agency.database);
}

/** Restores the worker's portal before each test. `prepare` adds rows to the agency. */
export function openStage(prepare?: (agency: TestAgency) => Promise<unknown>): Stage {
  let portal: Portal;
  let home: Home;
  let kept: DatabaseSnapshot;
  beforeAll(async () => {
    portal = await openPortal();
    kept = prepare ? await keepPrepared(portal, prepare) : portal.kept;
  });
  beforeEach(async () => {
    home = createHome();
    await kept.restore();
  });
  afterEach(() => home.remove());
  afterAll(async () => {
    if (prepare) await kept.release();
  });
  return {
    get agency() {
      return portal.agency;
    },
    get servidor() {
      return portal.servidor;
    },
    get kept() {
      return kept;
    },
    get home() {
      return home;
    },
    signIn: async (usuario, url = portal.servidor) => {
      const key = { GARITA_URL: url, GARITA_TOKEN: await portal.agency.keyOf(usuario) };
      const env = { ...home.env, ...key };
      return {
        process: (args, input = '') => home.garita(args, { env: key, input }),
        start: (args) => home.start(args, { env: key }),
        garita: (args, input) => runHere(args, env, input),
        json: async (args, input) =>
          readJson((await runHere([...args, '--json'], env, input)).stdout),
        atTerminal: (args, typed, question = 'para confirmar: ') =>
          runAtTerminal(args, env, [[question, typed]]),
        atWidth: (columns, args) => runAtTerminal(args, env, [], columns),
      };
    },
    write: (content) => {
      const path = join(home.env.HOME, 'lote.csv');
      writeFileSync(path, content);
      return path;
    },
  };
}

export const readLines = (
  stdout: string,
): { resultado: string; descripcion: string; mensaje: string | null; linea: number }[] =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const isLines = (stdout: string): boolean => stdout.startsWith('{') && !stdout.startsWith('{\n');
const readJson = (stdout: string): unknown =>
  isLines(stdout) ? readLines(stdout) : JSON.parse(stdout);

export const refused = (texto: string): Result => ({
  code: 1,
  stdout: '',
  stderr: `garita: ${texto}\n`,
});

export const notFound = (texto: string): Result => ({
  code: 6,
  stdout: '',
  stderr: `garita: ${texto}\n`,
});

/** The result of a command without permission, which names the missing permission. */
export const SIN_PERMISO: Result = {
  code: 1,
  stdout: '',
  stderr: expect.stringMatching(
    /^garita: No (tienes permiso para hacer esto\. Hace falta: |puedes [^:]+: )[^\n]+\.\n$/,
  ),
};

export const misused = (texto: string): Result => ({
  code: 2,
  stdout: '',
  stderr: `garita: ${texto}\n`,
});
