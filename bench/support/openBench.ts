import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findBrowser } from '../../scripts/find-browser.mjs';
import type { Bench, PeerName } from './Bench';
import { atTheEnd } from './cleanUp';
import { openAgency } from './openAgency';
import { openLoad } from './openLoad';
import { inBench } from './paths';
import { runNode } from './runNode';
import { type RunningProcess, startProcess } from './startProcess';

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Some peers request external images and fonts. This rule makes all external requests fail. */
const NOWHERE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export interface BenchOptions {
  readonly postgresUrl: string;
  /** Entries of the payroll, Garita's and the peer's. */
  readonly registros: number;
}

export function openBench({ postgresUrl, registros }: BenchOptions): Bench {
  const base = mkdtempSync(join(tmpdir(), 'garita-bench-'));
  atTheEnd(() => rmSync(base, { recursive: true, force: true }));

  const createFolder = (name: string): string => {
    const folder = join(base, name);
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  };
  const createDatabase = async (name: string): Promise<string> => {
    await runNode([inBench('peers/query.mjs'), `create database ${name}`], {
      HAND_DATABASE_URL: postgresUrl,
    });
    const url = new URL(postgresUrl);
    url.pathname = `/${name}`;
    return url.href;
  };

  const starts: Readonly<Record<PeerName, () => Promise<RunningProcess>>> = {
    jsonServer: () => startProcess([inBench('peers/jsonServer.mjs')]),
    web: async () => {
      const folder = createFolder('web');
      await runNode([inBench('peers/web/build.mjs'), folder]);
      return await startProcess([inBench('peers/web/serve.mjs'), folder]);
    },
    hand: async () => {
      const env = { ...process.env, HAND_DATABASE_URL: await createDatabase('hand') };
      await runNode([inBench('peers/hand/prepare.mjs'), String(registros)], env);
      return await startProcess([inBench('peers/hand/main.mjs')], { env });
    },
  };
  const peers = new Map<PeerName, Promise<RunningProcess>>();

  return {
    postgresUrl,
    createFolder,
    createDatabase,
    agencies: lazily(async () => {
      const [postgres, embedded] = await Promise.all([
        createDatabase('agency').then((databaseUrl) =>
          openAgency({
            database: 'postgres',
            dataDir: createFolder('postgres'),
            databaseUrl,
            registros,
          }),
        ),
        openAgency({
          database: 'embedded',
          dataDir: createFolder('embedded'),
          databaseUrl: null,
          registros,
        }),
      ]);
      return { postgres, embedded };
    }),
    peer: (name) => {
      const started = peers.get(name) ?? starts[name]();
      peers.set(name, started);
      return started;
    },
    load: lazily(async () => openLoad()),
    browser: lazily(async () => {
      const executablePath = await findBrowser();
      const browser = await chromium.launch({
        args: [...CHROMIUM_ARGS, NOWHERE],
        ...(executablePath && { executablePath }),
      });
      atTheEnd(() => browser.close());
      return browser;
    }),
  };
}
