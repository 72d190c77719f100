import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KeptDatabase, keepDatabase } from '@garita/server/src/testing/keepDatabase';
import type { TestAgency } from '@garita/server/src/testing/testAgency';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildBundle, createHome, type Home, type Result } from './createHome';
import { openPortal, type Portal } from './openPortal';
import { runAtTerminal } from './runAtTerminal';
import { runHere } from './runHere';

type Typed = string | (() => Promise<string>);

/** Somebody who works with the command and whose session is open. */
interface Somebody {
  /** Runs a command line as a process of its own. */
  process(args: readonly string[], input?: string): Promise<Result>;
  /** Runs a command line within the test. */
  garita(args: readonly string[], input?: string): Promise<Result>;
  /** What a command writes with `--json`. */
  // Tests look into answers of every shape.
  // biome-ignore lint/suspicious/noExplicitAny: any shape
  json(args: readonly string[], input?: string): Promise<any>;
  /** Runs a command line at a terminal, where they type this when they are asked to confirm, or something else. */
  atTerminal(args: readonly string[], typed: Typed, question?: string): Promise<Result>;
}

/** One portal for all tests of a file, each of which finds it as the first one did. */
export interface Stage {
  readonly agency: TestAgency;
  readonly kept: KeptDatabase;
  readonly home: Home;
  /** @param url where the portal is, when something stands in between */
  signIn(usuario: string, url?: string): Promise<Somebody>;
  /** Writes a file and gives its path. */
  write(content: string | Uint8Array): string;
}

/**
 * Opens a portal before the first test of a file and puts it back before each.
 * @param prepare what there is besides the test agency
 */
export function openStage(prepare: (agency: TestAgency) => Promise<unknown> = async () => undefined): Stage {
  let portal: Portal;
  let home: Home;
  let kept: KeptDatabase;
  beforeAll(async () => {
    portal = await openPortal();
    home = createHome();
    await prepare(portal.agency);
    kept = await keepDatabase(portal.agency.db);
    await buildBundle();
  });
  beforeEach(async () => {
    rmSync(home.path('envios.json'), { force: true });
    await kept.restore();
  });
  afterAll(async () => {
    home.remove();
    await portal.close();
  });
  return {
    get agency() {
      return portal.agency;
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
        garita: (args, input) => runHere(args, env, input),
        json: async (args, input) => JSON.parse((await runHere([...args, '--json'], env, input)).stdout),
        atTerminal: (args, typed, question = 'para confirmar: ') => runAtTerminal(args, env, [[question, typed]]),
      };
    },
    write: (content) => {
      const path = join(home.env.HOME as string, 'lote.csv');
      rmSync(path, { force: true });
      writeFileSync(path, content);
      return path;
    },
  };
}

/** What a command that the portal refuses ends like. */
export const refused = (texto: string): Result => ({ code: 1, stdout: '', stderr: `garita: ${texto}\n` });

/** What a command that cannot be understood ends like. */
export const misused = (texto: string): Result => ({ code: 2, stdout: '', stderr: `garita: ${texto}\n` });
