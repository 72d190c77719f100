import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@garita/testing/database/withClient';

/** Demo agencies created once, with the demo's arguments; `carpeta` is always in a folder. */
export const SEEDS = { demo: [], noventa: ['--personas', '90'], carpeta: [] } as const;
/** `vacia`: an empty portal. */
export type Seed = keyof typeof SEEDS | 'vacia';

export interface Place {
  readonly dataDir: string;
  /** Settings for data outside of the folder. */
  readonly env: Readonly<Record<string, string>>;
  /** Call it after the portal is closed. */
  remove(): Promise<void>;
}

/** `announce` publishes the place to the workers once it is filled and closed. */
export type SeedPlace = Place & { announce(): void };

/** A portal starts and answers faster on PostgreSQL. Without a server all are in folders. */
const server = process.env.GARITA_TEST_DATABASE_URL;
const serverOf = (seed: Seed): string | undefined => (seed === 'carpeta' ? undefined : server);

/** The environment variable with a seed's folder or database. */
const variableOf = (seed: Seed) => `GARITA_E2E_SEED_${seed.toUpperCase()}`;

function findSeed(seed: Seed): string | null {
  if (seed === 'vacia') return null;
  const found = process.env[variableOf(seed)];
  if (!found) throw new Error(`The seed «${seed}» is made by global-setup.ts, which has not run.`);
  return found;
}

/** In GARITA_E2E_FOLDER or the system's temporary folder. */
export function openFolder(): Place {
  const dataDir = mkdtempSync(join(process.env.GARITA_E2E_FOLDER ?? tmpdir(), 'garita-e2e-'));
  return {
    dataDir,
    env: {},
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** Also opens a folder for the other data. @param template the database to copy; null = empty */
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

/** The caller removes the place. */
export async function openSeedPlace(seed: keyof typeof SEEDS): Promise<SeedPlace> {
  const url = serverOf(seed);
  const place = url ? await openDatabase(url, null) : { ...openFolder(), name: null };
  const announce = () => {
    process.env[variableOf(seed)] = place.name ?? place.dataDir;
  };
  return { ...place, announce };
}

export async function copySeed(seed: Seed): Promise<Place> {
  const url = serverOf(seed);
  const from = findSeed(seed);
  if (url) return openDatabase(url, from);
  const place = openFolder();
  if (from) cpSync(from, place.dataDir, { recursive: true });
  return place;
}
