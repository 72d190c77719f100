import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@garita/testing/database/withClient';

/** `demo`: a copy of the agency that global-setup.ts makes once; `vacia`: an empty portal. */
export type Seed = 'demo' | 'vacia';

export interface Place {
  readonly dataDir: string;
  /** Settings for data outside of the folder. */
  readonly env: Readonly<Record<string, string>>;
  /** Call it after the portal is closed. */
  remove(): Promise<void>;
}

/**
 * The URL of a PostgreSQL server, on which a portal starts and answers faster. Without it every
 * agency is in a folder.
 */
const server = process.env.GARITA_TEST_DATABASE_URL;
/**
 * The environment variable with the demo's folder or database. Global setup sets the variable after
 * the demo agency is complete and its portal is closed.
 */
const DEMO = 'GARITA_E2E_DEMO';

function findDemo(): string {
  const found = process.env[DEMO];
  if (!found)
    throw new Error('The demo agency is missing: global-setup.ts, which creates it, has not run.');
  return found;
}

/** Creates a folder in GARITA_E2E_FOLDER or in the system's temporary folder. */
export function openFolder(): Place {
  const dataDir = mkdtempSync(join(process.env.GARITA_E2E_FOLDER ?? tmpdir(), 'garita-e2e-'));
  return {
    dataDir,
    env: {},
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** Creates a database, and a folder for the other data. @param template to copy; null = empty */
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

/**
 * An empty place for the demo agency that each portal copies. The caller fills the place, announces
 * it to Playwright's workers, and removes it.
 */
export async function openDemoPlace(): Promise<Place & { announce(): void }> {
  const place = server ? await openDatabase(server, null) : { ...openFolder(), name: null };
  const announce = () => {
    process.env[DEMO] = place.name ?? place.dataDir;
  };
  return { ...place, announce };
}

export async function copySeed(seed: Seed): Promise<Place> {
  const from = seed === 'demo' ? findDemo() : null;
  if (server) return openDatabase(server, from);
  const place = openFolder();
  if (from) cpSync(from, place.dataDir, { recursive: true });
  return place;
}
