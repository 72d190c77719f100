import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { testConfig } from '@garita/testing/agency/testConfig';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { readTables } from '@garita/testing/database/readTables';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../buildApp';
import { backUpBeforeMigrating } from '../../respaldo/backUpBeforeMigrating';
import { readSecret } from '../../secret';
import type { Database } from '../Database';
import { listPending } from '../listPending';
import { migrateToLatest } from '../migrateToLatest';
import { openDatabase } from '../openDatabase';

// A folder that the portal of November 2026 left; packages/server/datos/README.md tells how it was made and what is in it.

const fixture = (name: string) =>
  readFileSync(new URL(`../../../datos/demo-2026-11.${name}`, import.meta.url));
/** Some minutes after the last change in it, so that what was valid then is valid still. */
const THEN = new Date('2026-11-22T17:40:00.000Z');
/** Agente's session of then. */
const OLD_KEY = '5-nLjQkqaDkd77tk0DZz32i9lmScTJzZfsYsnUsx1EbZw';
const OLD_PASSWORD = 'una clave de entonces';

type Row = Readonly<Record<string, unknown>>;
/** Every row of every table, as the old version read it: a line says a table and how many of those that follow are its. */
function readOldRows(): ReadonlyMap<string, readonly Row[]> {
  const lines = fixture('jsonl')
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  const heads = lines.flatMap(({ tabla, filas }, i) =>
    typeof tabla === 'string' ? [{ tabla, from: i + 1, filas: Number(filas) }] : [],
  );
  return new Map(heads.map(({ tabla, from, filas }) => [tabla, lines.slice(from, from + filas)]));
}
const oldRows = readOldRows();

/** The present rows of a table, cut to some of its columns: as texts, in the order of those. */
async function readColumns(
  { kysely }: Database,
  table: string,
  columns: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{
    row: Row;
  }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(kysely);
  return rows.map(({ row }) => JSON.stringify(columns.map((column) => row[column]))).sort();
}

let dataDir: string;
let backupDir: string;
let db: Database;
/** What the first start with the present code did. */
let first: {
  readonly pending: readonly string[];
  readonly backup: string | null;
  readonly ran: readonly string[];
};

/** Opens the folder and brings it up to date as a start of the portal does. */
async function start() {
  db = await openDatabase({ dataDir });
  await sql`set time zone 'UTC'`.execute(db.kysely);
  const pending = await listPending(db.kysely);
  const backup = await backUpBeforeMigrating(db, backupDir, THEN);
  return { pending, backup, ran: await migrateToLatest(db.kysely) };
}

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'garita-de-antes-'));
  backupDir = path.join(dataDir, 'respaldos');
  execFileSync('tar', ['-xf', '-', '-C', dataDir], {
    input: brotliDecompressSync(fixture('tar.br')),
  });
  first = await start();
});
afterAll(async () => {
  await db?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('it is brought up to date, after a backup of how it was', () => {
  expect(first.ran).toEqual(first.pending);
  expect(first.ran[0]).toBe('0030_accesos');
  expect(readdirSync(backupDir)).toEqual([path.basename(first.backup ?? '')]);
});

test('there is something in it to lose', () => {
  const rows = [...oldRows.values()].reduce((sum, table) => sum + table.length, 0);
  expect(rows).toBeGreaterThan(1_500);
  expect(oldRows.get('usuarios')).toHaveLength(33);
});

// No migration since rewrites a value that was there: one that does so on purpose is named here, with what becomes of it.
test.each([...oldRows.keys()].filter((table) => table !== 'kysely_migration'))(
  'every row of %s is there, with every value that it had',
  async (table) => {
    const rows = oldRows.get(table) ?? [];
    const columns = Object.keys(rows[0] ?? {});
    expect(await readColumns(db, table, columns)).toEqual(
      rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort(),
    );
  },
);

test('the migrations of then are remembered as they were', async () => {
  const rows = (oldRows.get('kysely_migration') ?? []).map((row) =>
    JSON.stringify([row.name, row.timestamp]),
  );
  expect(rows).toHaveLength(27);
  expect(await readColumns(db, 'kysely_migration', ['name', 'timestamp'])).toEqual(
    expect.arrayContaining(rows),
  );
});

test('a second start changes nothing', async () => {
  const before = await readTables(db.kysely);
  await db.close();
  expect(await start()).toEqual({ pending: [], backup: null, ran: [] });
  expect(await readTables(db.kysely)).toEqual(before);
});

test('people come in as before: by an open session, by their password, and by a name that nobody could take any more', async () => {
  const app = await buildApp({
    config: testConfig({ secret: readSecret(dataDir), backupDir }),
    db,
    contract: CONTRACT,
    clock: () => THEN,
    checkAnswers: true,
  });
  const login = async (usuario: string, clave: string) =>
    (await app.inject({ method: 'POST', url: '/api/login', payload: { usuario, clave } }))
      .statusCode;
  const profile = await app.inject({ url: '/api/MyPerfil', headers: { key: OLD_KEY } });
  expect(profile.statusCode, profile.body).toBe(200);
  expect(await login('Fundadora', DEMO_PASSWORD)).toBe(200);
  for (const usuario of ['Oficial', 'álvaro.ruiz'])
    expect(await login(usuario, DEMO_PASSWORD), usuario).toBe(200);
  for (const usuario of ['0ficial', '\u041eficial', 'Reclut\u00e1'])
    expect(await login(usuario, OLD_PASSWORD), usuario).toBe(200);
  await app.close();
});
