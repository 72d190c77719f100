import { cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../packages/server/src/db/Database';
import { migrateToLatest } from '../packages/server/src/db/migrateToLatest';
import { migrateWithin } from '../packages/server/src/db/migrateWithin';
import { openDatabase } from '../packages/server/src/db/openDatabase';
import { seedDemo } from '../packages/server/src/demo/seedDemo';
import { emptySchema } from '../packages/server/src/respaldo/emptySchema';
import { verifyArchive } from '../packages/server/src/respaldo/readArchive';
import { readTables } from '../packages/server/src/testing/readTables';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { type Portal, startPortal } from './support/startPortal';
import { type Place, runTool, startTool } from './support/runTool';

/** Of nobody: no password is checked here. */
const NO_PASSWORD = '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

let base: string;
/** An agency of sixty with some thousand entries; each test works on a copy. */
let original: string;
let postgres: { url: string; stop(): Promise<void> };
beforeAll(async () => {
  base = mkdtempSync(join(realpathSync(tmpdir()), 'garita-confianza-'));
  original = join(base, 'original');
  await withDatabase({ DATA_DIR: original }, async (db) => {
    await migrateToLatest(db.kysely);
    await seedDemo(db.kysely, { personas: 60, registros: 20_000 }, new Date(), async () => NO_PASSWORD);
  });
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(base, { recursive: true, force: true });
});

async function withDatabase<Result>(place: Place, use: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openDatabase('DATA_DIR' in place ? { dataDir: place.DATA_DIR } : { databaseUrl: place.DATABASE_URL });
  try {
    return await use(db);
  } finally {
    await db.close();
  }
}

let copies = 0;
const newFolder = (): string => join(base, `copia-${++copies}`);
function copyOriginal(): string {
  const folder = newFolder();
  cpSync(original, folder, { recursive: true });
  return folder;
}

/** A database of its own for somebody who may do nothing but own it. */
async function createServerDatabase(name: string): Promise<Place> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create role ${name} login nosuperuser nocreatedb nocreaterole`);
  await client.query(`create database ${name} owner ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  [url.username, url.pathname] = [name, `/${name}`];
  return { DATABASE_URL: url.href, BACKUP_DIR: newFolder() };
}

/** All that a backup keeps, without the line that a restoration adds to the log. */
async function readKept(place: Place) {
  const { sesiones: _, intentos: _i, claves_idempotencia: _c, bitacora = [], ...tables } = await withDatabase(place, ({ kysely }) => readTables(kysely));
  return { ...tables, bitacora: bitacora.filter((row) => !row.includes('"restaurarRespaldo"')) };
}

async function create(place: Place): Promise<string> {
  const { code, stdout, stderr } = await runTool(place, ['create']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.trim();
}

const backupsIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tar.gz')) : []);

describe('from one database to another', () => {
  test('an agency moves from the embedded one to PostgreSQL and back, to the last digit', async () => {
    const [embedded, server, back]: Place[] = [{ DATA_DIR: copyOriginal() }, await createServerDatabase('garita_ida'), { DATA_DIR: newFolder() }];
    const before = await readKept(embedded);
    expect(before.nomina?.length).toBeGreaterThan(20_000);
    const away = await runTool(server, ['restore', await create(embedded)]);
    expect(away).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Restaurado: Agencia Garita, del .*\. Todo el mundo tendrá que volver a entrar\.\n$/) });
    expect(await readKept(server)).toEqual(before);
    const home = await runTool(back, ['restore', await create(server)]);
    expect(home.code, home.stderr).toBe(0);
    expect(await readKept(back)).toEqual(before);
    await expectServing(back);
  });
});

/** A portal on that folder answers, and tells its newest backup. */
async function expectServing(place: Place): Promise<void> {
  const portal = await startPortal({ dataDir: (place as { DATA_DIR: string }).DATA_DIR });
  try {
    const health = await fetch(`${await portal.url}/api/health`);
    expect(await health.json()).toMatchObject({ estado: 'ok' });
    const { nombre } = (await (await fetch(`${await portal.url}/api/configuracion`)).json()) as { nombre: string };
    expect(nombre).toBe('Agencia Garita');
  } finally {
    await portal.stop();
  }
}

describe('where there is something already', () => {
  test('it is replaced only by whoever names it, and is backed up first', async () => {
    const place = { DATA_DIR: copyOriginal() };
    const file = await create(place);
    await withDatabase(place, ({ kysely }) => kysely.updateTable('usuarios').set({ firma: 'ZZZ' }).where('usuario', '=', 'Oficial').execute());
    const changed = await readKept(place);
    for (const typed of ['', 'sí\n', 'agencia garita\n']) {
      const { code, stderr } = await runTool(place, ['restore', file], typed);
      expect({ code, last: stderr.trimEnd().split('\n').at(-1) }).toEqual({ code: 1, last: expect.stringContaining('Lo escrito no coincide: no se ha cambiado nada.') });
    }
    expect(await readKept(place)).toEqual(changed);
    expect(backupsIn(join(place.DATA_DIR, 'respaldos'))).toHaveLength(1);
    const { code, stderr } = await runTool(place, ['restore', file], 'Agencia Garita\n');
    expect(code, stderr).toBe(0);
    const kept = /Lo que había queda en «(.+)»/.exec(stderr)?.[1] as string;
    expect((await readKept(place)).usuarios).not.toEqual(changed.usuarios);
    await runTool(place, ['restore', kept, '--confirmar=Agencia Garita']);
    expect(await readKept(place)).toEqual(changed);
  });

  test('a portal that runs keeps it, on either database', async () => {
    const place = { DATA_DIR: copyOriginal() };
    const file = await create(place);
    const server = await createServerDatabase('garita_en_uso');
    await runTool(server, ['restore', file]);
    const portals: Portal[] = [];
    try {
      const { DATABASE_URL } = server as { DATABASE_URL: string };
      portals.push(await startPortal({ dataDir: place.DATA_DIR }), await startPortal({ dataDir: newFolder(), env: { DATABASE_URL } }));
      await Promise.all(portals.map(({ url }) => url));
      const [embedded, inServer] = [await runTool(place, ['restore', file, '--confirmar=Agencia Garita']), await runTool(server, ['restore', file])];
      expect(embedded).toMatchObject({ code: 1, stderr: expect.stringContaining('está en uso por otro Garita') });
      expect(inServer).toMatchObject({ code: 1, stderr: expect.stringContaining('El portal está usando esa base de datos.') });
    } finally {
      for (const portal of portals) await portal.stop();
    }
  });

  test('it is as before when restoring it is killed half way', async () => {
    const place = { DATA_DIR: copyOriginal() };
    const file = await create(place);
    await withDatabase(place, ({ kysely }) => kysely.deleteFrom('estados').execute());
    const before = await readKept(place);
    for (const table of ['agencia', 'nomina', 'versiones']) {
      const child = await startTool(place, ['restore', file, '--confirmar=Agencia Garita']);
      let said = '';
      for await (const piece of child.stderr) {
        said += piece;
        if (said.includes(`  ${table}: `)) break;
      }
      child.kill('SIGKILL');
      expect(await readKept(place), table).toEqual(before);
    }
  });
});

describe('a process that is killed while it makes a backup', () => {
  /** How far it has come, by what lies in its folder. */
  const STAGES: Readonly<Record<string, (draft: string) => boolean>> = {
    'as it begins': () => true,
    'at the first table': (draft) => existsSync(join(draft, 'tablas/agencia.jsonl')),
    'in the longest table': (draft) => sizeOf(join(draft, 'tablas/nomina.jsonl')) > 0,
    'at the last table': (draft) => existsSync(join(draft, 'tablas/versiones.jsonl')),
    'as the archive begins': (draft) => readdirSync(draft).some((name) => name.endsWith('.tar.gz')),
    'in the archive': (draft) => readdirSync(draft).some((name) => name.endsWith('.tar.gz') && sizeOf(join(draft, name)) > 65_536),
  };
  const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

  let folder: string;
  let place: Place;
  let good: string;
  beforeEach(async () => {
    const dataDir = copyOriginal();
    place = { DATA_DIR: dataDir };
    folder = join(dataDir, 'respaldos');
    good = await create(place);
  });
  afterEach(() => rmSync((place as { DATA_DIR: string }).DATA_DIR, { recursive: true, force: true }));

  async function killAt(isThere: (draft: string) => boolean): Promise<void> {
    const child = await startTool(place, ['create']);
    child.stdout.resume();
    const ended = new Promise((resolve) => child.once('close', resolve));
    const draftOf = () => readdirSync(folder).find((name) => name.endsWith('.parcial'));
    const hasCome = () => {
      const draft = draftOf();
      try {
        return draft !== undefined && isThere(join(folder, draft));
      } catch {
        return false;
      }
    };
    while (child.exitCode === null && !hasCome()) await setImmediate();
    child.kill('SIGKILL');
    await ended;
  }

  test('harms no other, and leaves nothing that looks like one', async () => {
    for (const [stage, isThere] of Object.entries(STAGES)) {
      await killAt(isThere);
      const found = backupsIn(folder);
      expect(found, stage).toContain(good.slice(folder.length + 1));
      for (const name of found) await verifyArchive(join(folder, name));
    }
    await create(place);
    expect(readdirSync(folder).filter((name) => name.endsWith('.parcial'))).toEqual([]);
  });
});

describe('an update', () => {
  /** A folder as an older Garita left it. */
  async function makeOld(): Promise<string> {
    const dataDir = newFolder();
    await withDatabase({ DATA_DIR: dataDir }, ({ kysely }) =>
      kysely.connection().execute(async (connection) => {
        await sql`begin`.execute(connection);
        await emptySchema(connection);
        await migrateWithin(connection, '0026_registros');
        await sql`insert into agencia (nombre, siglas, firma_desde, zona, creada_en) values ('Agencia Antigua', 'ANT', 5, 'Europe/Madrid', now())`.execute(connection);
        await sql`commit`.execute(connection);
      }),
    );
    return dataDir;
  }

  test('begins with a backup of what there was', async () => {
    const dataDir = await makeOld();
    const portal = await startPortal({ dataDir });
    try {
      await portal.url;
      const [name = '', ...others] = backupsIn(join(dataDir, 'respaldos'));
      expect({ name, others }).toEqual({ name: expect.stringMatching(/-actualizacion\.tar\.gz$/), others: [] });
      const { agencia, migraciones } = await verifyArchive(join(dataDir, 'respaldos', name));
      expect({ agencia, last: migraciones.at(-1) }).toEqual({ agencia: 'Agencia Antigua', last: '0026_registros' });
    } finally {
      await portal.stop();
    }
    const again = await startPortal({ dataDir });
    await again.url;
    await again.stop();
    expect(backupsIn(join(dataDir, 'respaldos'))).toHaveLength(1);
  });

  test('waits where no backup can be made', async () => {
    const dataDir = await makeOld();
    const blocked = join(base, 'no-es-una-carpeta');
    writeFileSync(blocked, '');
    const portal = await startPortal({ dataDir, env: { BACKUP_DIR: join(blocked, 'respaldos') } });
    expect(await portal.ended).toBe(1);
    expect(portal.output()).toContain(`No se pudo hacer el respaldo: no se puede escribir en «${join(blocked, 'respaldos')}».`);
    const executed = await withDatabase({ DATA_DIR: dataDir }, ({ kysely }) => sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(kysely));
    expect(executed.rows).toEqual([{ name: '0026_registros' }]);
  });
});
