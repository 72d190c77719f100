import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@garita/testing/database/withClient';

/** The demo agencies that are made once, in front of all journeys, with the demo's command line for each; `carpeta` is in a folder whatever the others are on. */
export const SEEDS = { demo: [], noventa: ['--personas', '90'], carpeta: [] } as const;
/** What a portal begins with: one of those agencies, or nothing, as on the first day. */
export type Seed = keyof typeof SEEDS | 'vacia';

/** Where a portal's data are. */
export interface Place {
  readonly dataDir: string;
  /** The settings that lead to what is not in the folder. */
  readonly env: Readonly<Record<string, string>>;
  /** Once nobody has it open any more. */
  remove(): Promise<void>;
}

/** An empty place for a seed; `announce` tells the workers of it once it is filled and closed. */
export type SeedPlace = Place & { announce(): void };

/** A PostgreSQL server to keep agencies on: a portal starts and answers there with a fraction of the work. Without one all are in folders. */
const server = process.env.GARITA_TEST_DATABASE_URL;
const serverOf = (seed: Seed): string | undefined => (seed === 'carpeta' ? undefined : server);

/** The variable that names a seed's folder or database. */
const variableOf = (seed: Seed) => `GARITA_E2E_SEED_${seed.toUpperCase()}`;

function findSeed(seed: Seed): string | null {
  if (seed === 'vacia') return null;
  const found = process.env[variableOf(seed)];
  if (!found) throw new Error(`The seed «${seed}» is made by global-setup.ts, which has not run.`);
  return found;
}

/** A folder without anything in it, where whoever runs the tests wants it or among the system's temporary ones. */
export function openFolder(): Place {
  const dataDir = mkdtempSync(join(process.env.GARITA_E2E_FOLDER ?? tmpdir(), 'garita-e2e-'));
  return {
    dataDir,
    env: {},
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** A database on a server, and a folder for what is not in it. @param template the database that it begins as a copy of; empty when null */
async function openDatabase(
  url: string,
  template: string | null,
): Promise<Place & { readonly name: string }> {
  const name = `garita_recorrido_${randomBytes(6).toString('hex')}`;
  await withClient(url, (client) =>
    client.query(`create database ${name} template ${template ?? 'template0'}`),
  );
  const folder = openFolder();
  const remove = async () => {
    await folder.remove();
    await withClient(url, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { ...folder, name, env: { DATABASE_URL: new URL(`/${name}`, url).href }, remove };
}

/** Where a seed is to be made. Whoever opens one removes it. */
export async function openSeedPlace(seed: keyof typeof SEEDS): Promise<SeedPlace> {
  const url = serverOf(seed);
  const place = url ? await openDatabase(url, null) : { ...openFolder(), name: null };
  const announce = () => {
    process.env[variableOf(seed)] = place.name ?? place.dataDir;
  };
  return { ...place, announce };
}

/** A copy of a seed, for one portal. */
export async function copySeed(seed: Seed): Promise<Place> {
  const url = serverOf(seed);
  const from = findSeed(seed);
  if (url) return openDatabase(url, from);
  const place = openFolder();
  if (from) cpSync(from, place.dataDir, { recursive: true });
  return place;
}
