import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillDataFolder } from '@garita/testing/database/fillDataFolder';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { StartError } from '../../StartError';
import { openDatabase } from '../openDatabase';
import { checkDataFolder } from './checkDataFolder';

let base: string;
let whole: string;
let dataDir: string;
beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'garita-carpeta-'));
  whole = path.join(base, 'entera');
  await fillDataFolder(whole);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = path.join(base, 'datos');
  rmSync(dataDir, { recursive: true, force: true });
});

const inside = (...names: string[]) => path.join(dataDir, 'pglite', ...names);
const copyWhole = () => cpSync(whole, dataDir, { recursive: true });
/** Copies all but the tables, which are most of the bytes: a refused start never reads them. */
const copyRest = () =>
  cpSync(whole, dataDir, { recursive: true, filter: (name) => path.basename(name) !== 'base' });
/** Every file with its size; a refusal must change none. */
const listFiles = () =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(path.join(dataDir, name)).size}`)
    .sort();
const segment = () => readdirSync(inside('pg_wal')).find((name) => name.length === 24) ?? '';

async function refusal(): Promise<string> {
  const error = await openDatabase({ dataDir }).then(
    () => expect.unreachable('it should not open'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
}

test.each<[string, () => void, string]>([
  ['PG_VERSION is missing', () => rmSync(inside('PG_VERSION')), 'le falta el fichero PG_VERSION'],
  [
    'PG_VERSION is of another PostgreSQL',
    () => writeFileSync(inside('PG_VERSION'), '17\n'),
    'es de PostgreSQL «17» y esta versión de Garita lleva el 18',
  ],
  [
    'pg_control is missing',
    () => rmSync(inside('global/pg_control')),
    'le falta el fichero global/pg_control',
  ],
  [
    'pg_control is cut',
    () => truncateSync(inside('global/pg_control'), 100),
    'global/pg_control de «pglite» está cortado',
  ],
  [
    'the log (WAL) is missing',
    () => rmSync(inside('pg_wal'), { recursive: true }),
    'le falta su registro de cambios',
  ],
  [
    'the log (WAL) is truncated',
    () => truncateSync(inside('pg_wal', segment()), 1_000_000),
    'está cortado',
  ],
])('a database is not opened and nothing is touched when %s', async (_what, damage, reason) => {
  copyRest();
  damage();
  const before = listFiles();
  const text = await refusal();
  expect(text).toContain(dataDir);
  expect(text).toContain(reason);
  expect(text).toContain('Recupérala entera de una copia');
  expect(listFiles()).toEqual(before);
});

test('an error that only PostgreSQL can detect keeps its text', async () => {
  copyWhole();
  rmSync(inside('pg_xact'), { recursive: true });
  expect(await refusal()).toMatch(
    /no se puede usar: la base de datos no se abre y dice «could not access status of transaction \d+ \(Could not open file "pg_xact/,
  );
});

test('a folder whose database was removed does not get a new database', async () => {
  copyRest();
  writeFileSync(path.join(dataDir, 'ultimo-vacuum'), '');
  renameSync(inside(), path.join(base, 'aparte'));
  expect(await refusal()).toContain('aquí hubo una base de datos y falta su carpeta «pglite»');
  rmSync(path.join(base, 'aparte'), { recursive: true });
});

test('a folder inside a database is not accepted as a data folder', async () => {
  copyRest();
  dataDir = inside();
  expect(await refusal()).toContain('Indica en DATA_DIR la carpeta que contiene «pglite»');
});

test('a new volume mounted in place of the database gets the advice to mount it one folder up', async () => {
  mkdirSync(inside('lost+found'), { recursive: true });
  expect(await refusal()).toContain(`Móntalo en «${dataDir}»`);
});

test.each<[string, () => void]>([
  ['nothing', () => undefined],
  ['an empty folder', () => mkdirSync(dataDir)],
  ['a new volume', () => mkdirSync(path.join(dataDir, 'lost+found'), { recursive: true })],
  [
    'a folder with only the secret',
    () => mkdirSync(dataDir) ?? writeFileSync(path.join(dataDir, 'secreto'), 'x'),
  ],
  ['an empty folder for the database', () => mkdirSync(inside(), { recursive: true })],
  [
    'an interrupted first start',
    () => mkdirSync(path.join(dataDir, 'pglite.nueva', 'base'), { recursive: true }),
  ],
])('%s gets a new database', (_what, prepare) => {
  prepare();
  expect(checkDataFolder(dataDir)).toBe(true);
});

test('a complete database is opened', async () => {
  copyWhole();
  expect(checkDataFolder(dataDir)).toBe(false);
  const database = await openDatabase({ dataDir });
  expect(await database.checkHealth()).toBe('ok');
  await database.close();
  expect(existsSync(path.join(dataDir, 'garita.lock'))).toBe(false);
  expect(readFileSync(inside('PG_VERSION'), 'utf8').trim()).toBe('18');
});
