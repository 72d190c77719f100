import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { testConfig } from '@garita/testing/agency/testConfig';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { readTables } from '@garita/testing/database/readTables';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../buildApp';
import { verifyArchive } from '../../respaldo/readArchive';
import { restoreRespaldo } from '../../respaldo/restoreRespaldo';
import { readSecret } from '../../secret';
import { updateDatabase } from '../../updateDatabase';
import type { Database } from '../Database';
import { openDatabase } from '../openDatabase';

// A data folder that the portal of November 2026 wrote, and its backup
// (packages/server/datos/README.md).

const pathOf = (name: string) =>
  fileURLToPath(new URL(`../../../datos/demo-2026-11.${name}`, import.meta.url));
const fixture = (name: string) => readFileSync(pathOf(name));
/**
 * An instant some minutes after the folder's last change. Everything that was valid then is still
 * valid.
 */
const THEN = new Date('2026-11-22T17:40:00.000Z');
const OLD_PASSWORD = 'una clave de entonces';

type Row = Readonly<Record<string, unknown>>;
/** In the file, a line with a table's old name and its number of rows precedes those rows. */
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
const RESPALDO = pathOf('tar.gz');
const manifiesto = await verifyArchive(RESPALDO);
/**
 * The tables whose rows a backup contains. A backup omits short-lived rows, such as sessions and
 * limits.
 */
const KEPT = [...oldRows.keys()].filter(
  (table) => table !== 'kysely_migration' && !manifiesto.sin_filas.includes(table),
);

/** The present rows of a table as JSON texts, with only these columns in this order. */
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

/** The old folder, and a new folder into which its backup has been restored. */
let oldDir: string;
let dataDir: string;
let db: Database;

beforeAll(async () => {
  [oldDir, dataDir] = ['antes', 'ahora'].map((name) =>
    mkdtempSync(path.join(tmpdir(), `garita-de-${name}-`)),
  ) as [string, string];
  execFileSync('tar', ['-xf', '-', '-C', oldDir], {
    input: brotliDecompressSync(fixture('tar.br')),
  });
  db = await openDatabase({ dataDir });
  await sql`set time zone 'UTC'`.execute(db.kysely);
  await restoreRespaldo({ db, file: RESPALDO, manifiesto, fecha: THEN });
});
afterAll(async () => {
  await db?.close();
  for (const folder of [oldDir, dataDir]) rmSync(folder, { recursive: true, force: true });
});

test('an old data folder is refused with upgrade instructions, each time, and nothing is created or changed', async () => {
  for (let start = 0; start < 2; start++) {
    const old = await openDatabase({ dataDir: oldDir });
    await expect(updateDatabase(old, path.join(oldDir, 'respaldos'))).rejects.toThrow(
      /^Los datos son de una versión anterior de Garita .*«0029_finales».*haz un respaldo/,
    );
    const rows = (oldRows.get('kysely_migration') ?? []).map((row) =>
      JSON.stringify([row.name, row.timestamp]),
    );
    expect(await readColumns(old, 'kysely_migration', ['name', 'timestamp'])).toEqual(rows.sort());
    await old.close();
  }
  expect(existsSync(path.join(oldDir, 'respaldos'))).toBe(false);
});

test('the old backup has rows', () => {
  const rows = [...oldRows.values()].reduce((sum, table) => sum + table.length, 0);
  expect(rows).toBeGreaterThan(1_500);
  expect(oldRows.get('usuarios')).toHaveLength(33);
});

// No migration so far changes a value of an old row. A later migration that does must be listed
// here with its effect.
test.each(KEPT)(
  'every row of the old table %s is in the migrated database, with every old value',
  async (table) => {
    const rows = oldRows.get(table) ?? [];
    const columns = Object.keys(rows[0] ?? {});
    const found = await readColumns(db, table, columns);
    // The restore itself adds one row.
    expect(found).toHaveLength(rows.length + (table === 'bitacora' ? 1 : 0));
    expect(found).toEqual(
      expect.arrayContaining(
        rows.map((row) => JSON.stringify(columns.map((column) => row[column]))),
      ),
    );
  },
);

test('a start of the portal finds the restored database up to date', async () => {
  const before = await readTables(db.kysely);
  await updateDatabase(db, path.join(dataDir, 'respaldos'));
  expect(await readTables(db.kysely)).toEqual(before);
  expect(existsSync(path.join(dataDir, 'respaldos'))).toBe(false);
});

test('people sign in with their old passwords, also with a lookalike name that a new user could not take', async () => {
  const app = await buildApp({
    config: testConfig({ secret: readSecret(oldDir) }),
    db,
    contract: CONTRACT,
    clock: () => THEN,
    checkAnswers: true,
  });
  const login = async (usuario: string, clave: string) =>
    (await app.inject({ method: 'POST', url: '/api/login', payload: { usuario, clave } }))
      .statusCode;
  expect(await login('Fundadora', DEMO_PASSWORD)).toBe(200);
  for (const usuario of ['Oficial', 'álvaro.ruiz'])
    expect(await login(usuario, DEMO_PASSWORD), usuario).toBe(200);
  for (const usuario of ['0ficial', '\u041eficial', 'Reclut\u00e1'])
    expect(await login(usuario, OLD_PASSWORD), usuario).toBe(200);
  await app.close();
});
