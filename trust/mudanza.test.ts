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
/** The people and the agency of the old portal. */
const ALL = 9;
/** The maximum of milliseconds from the beginning of the load to the kill in every second round. */
const LATEST = 800;

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

/** The load writes the entry codes before the commit. */
async function untilWritten(codigos: string, ended: Promise<unknown>): Promise<void> {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver && !existsSync(codigos)) await sleep(1);
}

/** The load says that it begins, and the kill comes at any moment after. */
async function untilLoading({ stderr }: Awaited<ReturnType<typeof startTool>>): Promise<void> {
  await once(stderr, 'data');
  await sleep(random.next() * LATEST);
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
  'a killed load leaves the %s database empty or complete, and the next one loads an empty one',
  async (kind) => {
    const place = await openPlace(kind);
    let killed = 0;
    let loaded = 0;
    for (let round = 0; round < KILLS && loaded === 0; round++) {
      const codigos = join(base, `${kind}-${round}.csv`);
      const child = await startTool(place, argsOf(codigos), 'mudanza');
      const ended = once(child, 'close');
      const moment = round % 2 === 0 ? untilWritten(codigos, ended) : untilLoading(child);
      await Promise.race([moment, ended]);
      child.kill('SIGKILL');
      await ended;
      killed++;
      // The commit may have preceded the kill: then everything is there, and the rest is refused.
      loaded = await countRows(place);
      expect(loaded).toBeOneOf([0, ALL]);
    }
    tell(`${kind}: ${killed} loads killed`);
    expect(killed).toBeGreaterThan(0);
    const last = join(base, `${kind}.csv`);
    const { code } = await runTool(place, argsOf(last), '', 'mudanza');
    expect(code).toBe(loaded === 0 ? 0 : 1);
    expect(existsSync(last)).toBe(loaded === 0);
    expect(await countRows(place)).toBe(ALL);
  },
);
