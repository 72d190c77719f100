import { once } from 'node:events';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@garita/demo/random';
import { fillDataFolder } from '@garita/testing/database/fillDataFolder';
import { LLAVE_VIEJA, startViejo } from '@garita/testing/viejo/startViejo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchMudanza } from '../packages/cli/src/services/sistema/mudanza/fetchMudanza';
import { openDatabase } from '../packages/server/src/db/openDatabase';
import { buildIfNeeded } from '../scripts/build.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { type Place, runTool, startTool } from './support/runTool';
import { SEED } from './support/seed';
import { tell } from './support/tell';

const KILLS = 6;
/** A load takes a few seconds, most of them for the start. In milliseconds. */
const LATEST = 2_500;

const random = createRandom(SEED);
let base: string;
let folder: string;
let postgres: { url: string; stop(): Promise<void> };
beforeAll(() => buildIfNeeded('servidor'));
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeAll(async () => {
  base = mkdtempSync(join(realpathSync(tmpdir()), 'garita-mudanza-'));
  folder = join(base, 'viejo');
  const viejo = await startViejo();
  const acceso = { llave: LLAVE_VIEJA, ritmo: 1_000, signal: new AbortController().signal };
  const avance = { begin: () => undefined, add: () => undefined };
  await fetchMudanza({ desde: viejo.url, carpeta: folder, ...acceso }, avance);
  await viejo.close();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(base, { recursive: true, force: true });
});

/** The rows of the agency; 0 in an empty database. */
async function countRows(place: Place): Promise<number> {
  const db = await openDatabase(
    'DATA_DIR' in place ? { dataDir: place.DATA_DIR } : { databaseUrl: place.DATABASE_URL },
  );
  try {
    const people = await db.kysely.selectFrom('usuarios').select('id').execute();
    const agencies = await db.kysely.selectFrom('agencia').select('id').execute();
    return people.length + agencies.length;
  } catch (error) {
    // PostgreSQL: the table does not exist.
    if ((error as { code?: string }).code === '42P01') return 0;
    throw error;
  } finally {
    await db.close();
  }
}

const argsOf = (codigos: string) => [
  ...['load', folder, '--zona', 'Europe/Madrid', '--codigos', codigos],
];

async function openPlace(kind: string): Promise<Place> {
  if (kind === 'postgres') return { DATABASE_URL: postgres.url, BACKUP_DIR: join(base, 'copias') };
  const dataDir = join(base, 'datos');
  await fillDataFolder(dataDir);
  return { DATA_DIR: dataDir };
}

test.each(['embedded', 'postgres'])(
  'a killed load leaves the %s database empty, and the next one loads everything',
  async (kind) => {
    const place = await openPlace(kind);
    let killed = 0;
    for (let round = 0; round < KILLS; round++) {
      const child = await startTool(place, argsOf(join(base, `${kind}-${round}.csv`)), 'mudanza');
      const ended = once(child, 'close');
      await Promise.race([sleep(random.next() * LATEST), ended]);
      child.kill('SIGKILL');
      const [, signal] = (await ended) as [number | null, string | null];
      // A load that ended before the kill has loaded everything, and the rest is refused.
      if (signal !== 'SIGKILL') break;
      killed++;
      expect(await countRows(place)).toBe(0);
    }
    tell(`${kind}: ${killed} loads killed`);
    expect(killed).toBeGreaterThan(0);
    const last = join(base, `${kind}.csv`);
    const { code } = await runTool(place, argsOf(last), '', 'mudanza');
    expect(code).toBe(killed === KILLS ? 0 : 1);
    expect(existsSync(last)).toBe(killed === KILLS);
    expect(await countRows(place)).toBe(9);
  },
);
