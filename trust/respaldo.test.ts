import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fillDataFolder } from '@garita/testing/database/fillDataFolder';
import { goBackTo } from '@garita/testing/database/goBackTo';
import { readTables } from '@garita/testing/database/readTables';
import { withClient } from '@garita/testing/database/withClient';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedDemo } from '../packages/demo/src/seedDemo';
import { createSecret, hashSecret } from '../packages/server/src/access/token';
import type { Database } from '../packages/server/src/db/Database';
import { listPending } from '../packages/server/src/db/listPending';
import { openDatabase } from '../packages/server/src/db/openDatabase';
import { PASAJERAS } from '../packages/server/src/respaldo/dumpTables';
import { verifyArchive } from '../packages/server/src/respaldo/readArchive';
import { buildIfNeeded } from '../scripts/build.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { type Place, runTool, startTool } from './support/runTool';
import { type Portal, startPortal } from './support/startPortal';
import { tell } from './support/tell';

/** A fixed hash: no password is checked here. */
const NO_PASSWORD =
  '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

let base: string;
/** An agency of sixty people with 20,000 more log entries. Each test uses a copy. */
let original: string;
let postgres: { url: string; stop(): Promise<void> };
// Separate hooks have separate timeouts; the first builds the changed parts.
beforeAll(() => buildIfNeeded('servidor'));
beforeAll(async () => {
  base = mkdtempSync(join(realpathSync(tmpdir()), 'garita-confianza-'));
  original = join(base, 'original');
  await fillDataFolder(original);
  await withDatabase({ DATA_DIR: original }, ({ kysely }) =>
    seedDemo(kysely, { personas: 60, registros: 20_000 }, new Date(), async () => NO_PASSWORD),
  );
});
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(base, { recursive: true, force: true });
});

async function withDatabase<Result>(
  place: Place,
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase(
    'DATA_DIR' in place ? { dataDir: place.DATA_DIR } : { databaseUrl: place.DATABASE_URL },
  );
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

type Kept = Awaited<ReturnType<typeof readKept>>;

/** @param names the tables; by default all */
function tellCompared(
  what: string,
  before: Kept,
  after: Kept,
  names: readonly string[] = Object.keys(before),
): void {
  const rows = names.reduce((sum, name) => sum + (before[name]?.length ?? 0), 0);
  const other = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  tell(
    `${what}: comparadas ${names.length} tablas y ${rows} filas, ${other.length} tablas distintas`,
  );
}

/** Creates a database whose owner is a role without further rights. */
async function createServerDatabase(name: string): Promise<Place> {
  await withClient(postgres.url, async (client) => {
    await client.query(`create role ${name} login nosuperuser nocreatedb nocreaterole`);
    await client.query(`create database ${name} owner ${name}`);
  });
  const url = new URL(postgres.url);
  [url.username, url.pathname] = [name, `/${name}`];
  return { DATABASE_URL: url.href, BACKUP_DIR: newFolder() };
}

/** All that a backup keeps, without the audit entry of a restore. */
async function readKept(place: Place): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await withDatabase(place, ({ kysely }) => readTables(kysely));
  const kept = Object.entries(tables).filter(([name]) => !PASAJERAS.includes(name));
  return Object.fromEntries(
    kept.map(([name, rows]) => [
      name,
      rows.filter((row) => name !== 'bitacora' || !row.includes('"restaurarRespaldo"')),
    ]),
  );
}

async function create(place: Place): Promise<string> {
  const { code, stdout, stderr } = await runTool(place, ['create']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.trim();
}

const backupsIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tar.gz')) : [];

describe('a backup restored on another kind of database', () => {
  test('a restored backup moves an agency from the embedded database to PostgreSQL and back, without a difference', async () => {
    const [embedded, server, back] = [
      { DATA_DIR: copyOriginal() },
      await createServerDatabase('garita_ida'),
      { DATA_DIR: newFolder() },
    ] as const;
    const before = await readKept(embedded);
    expect(before.nomina?.length).toBeGreaterThan(5_000);
    const away = await runTool(server, ['restore', await create(embedded)]);
    expect(away).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^Restaurado: Agencia Garita, del .*\. Todo el mundo tendrá que volver a entrar\.\nLas contraseñas y los segundos factores son los de entonces\.\n$/,
      ),
    });
    const inServer = await readKept(server);
    tellCompared('respaldo de la base incorporada, restaurado en PostgreSQL', before, inServer);
    expect(inServer).toEqual(before);
    const home = await runTool(back, ['restore', await create(server)]);
    expect(home.code, home.stderr).toBe(0);
    const atHome = await readKept(back);
    tellCompared('y de vuelta', before, atHome);
    expect(atHome).toEqual(before);
    await expectServing(back);
  });
});

async function expectServing({ DATA_DIR: dataDir }: { readonly DATA_DIR: string }): Promise<void> {
  const portal = await startPortal({ dataDir });
  try {
    const health = await fetch(`${await portal.url}/api/health`);
    expect(await health.json()).toMatchObject({ estado: 'ok' });
    const { nombre } = (await (await fetch(`${await portal.url}/api/configuracion`)).json()) as {
      nombre: string;
    };
    expect(nombre).toBe('Agencia Garita');
  } finally {
    await portal.stop();
  }
}

async function openKey(place: Place, usuario: string): Promise<string> {
  return await withDatabase(place, async ({ kysely }) => {
    const secret = createSecret(randomBytes);
    const { id } = await kysely
      .selectFrom('usuarios')
      .select('id')
      .where('usuario', '=', usuario)
      .executeTakeFirstOrThrow();
    const [creada_en, expira_en] = [new Date(), new Date(Date.now() + 86_400_000)];
    await kysely
      .insertInto('sesiones')
      .values({ usuario_id: id, secreto_hash: hashSecret(secret), creada_en, expira_en })
      .execute();
    return `${id}-${secret}`;
  });
}

const startAt = (place: Place): Promise<Portal> =>
  'DATA_DIR' in place
    ? startPortal({ dataDir: place.DATA_DIR })
    : startPortal({ dataDir: newFolder(), env: { ...place } });

interface Respaldos {
  readonly enMarcha: unknown;
  readonly carpeta: string;
  readonly respaldos: readonly { readonly id: string; readonly danado: boolean }[];
}

/**
 * Creates a backup while four users add fines.
 * @returns its file, the fines that were answered before the request, and all fines that were sent
 */
async function backUpUnderLoad(
  url: string,
  keys: { readonly owner: string; readonly fining: string; readonly fined: number },
): Promise<{ file: string; answered: string[]; sent: string[] }> {
  const call = (key: string, path: string, body?: object) =>
    fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { key, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const [sent, answered]: [string[], string[]] = [[], []];
  let isOver = false;
  const fine = async (): Promise<void> => {
    while (!isOver) {
      const motivo = `Carga ${sent.length + 1}`;
      sent.push(motivo);
      const answer = await call(keys.fining, '/sendMulta', {
        usuario: keys.fined,
        motivo,
        creditos: 5,
      });
      expect(answer.status, await answer.text()).toBe(200);
      answered.push(motivo);
    }
  };
  const fining = Promise.all([1, 2, 3, 4].map(fine)).finally(() => {
    isOver = true;
  });
  fining.catch(() => undefined);
  while (!isOver && answered.length < 40) await setImmediate();
  const before = [...answered];
  const response = await fetch(`${url}/api/ext/respaldos`, {
    method: 'POST',
    headers: { key: keys.owner },
  });
  const { data } = (await response.json()) as { data: { id: string } };
  const read = async () => (await (await call(keys.owner, '/ext/respaldos')).json()) as Respaldos;
  await expect.poll(async () => (await read()).enMarcha).toBeNull();
  isOver = true;
  await fining;
  const { respaldos, carpeta } = await read();
  expect(respaldos).toMatchObject([{ id: data.id, danado: false }]);
  return { file: join(carpeta, `garita-${data.id}.tar.gz`), answered: before, sent };
}

describe('a backup made while people work', () => {
  const finesOf = (rows: readonly string[] = []): string[] =>
    rows.flatMap((row) => /Carga \d+/.exec(row)?.[0] ?? []);

  test.each<['embedded' | 'postgres']>([['embedded'], ['postgres']])(
    'a backup made on the %s database is consistent, and is restored on the other kind',
    async (kind) => {
      const embedded = { DATA_DIR: copyOriginal() };
      const server = await createServerDatabase(`garita_carga_${kind}`);
      if (kind === 'postgres') await runTool(server, ['restore', await create(embedded)]);
      const [from, to]: [Place, Place] =
        kind === 'embedded' ? [embedded, server] : [server, { DATA_DIR: newFolder() }];
      const [owner, fining, fined] = [
        await openKey(from, 'Fundadora'),
        await openKey(from, 'Gerente'),
        await openKey(from, 'Recluta'),
      ];
      const keys = { owner, fining, fined: Number.parseInt(fined, 10) };
      const portal = await startAt(from);
      const { file, answered, sent } = await backUpUnderLoad(await portal.url, keys);
      portal.signal('SIGKILL');
      await portal.ended;
      const { code, stderr } = await runTool(to, ['restore', file]);
      expect(code, stderr).toBe(0);
      const [kept, now] = [await readKept(to), await readKept(from)];
      const fines = finesOf(kept.multas);
      const lost = answered.filter((motivo) => !fines.includes(motivo));
      tell(
        `respaldo bajo carga (${kind}): ${answered.length} escrituras contestadas antes de pedirlo, ${lost.length} perdidas; ${sent.length} en total`,
      );
      expect(lost).toEqual([]);
      expect(sent).toEqual(expect.arrayContaining(fines));
      expect(fines.length).toBeLessThan(sent.length);
      // Each fine has its audit entry and its notice. All other tables are unchanged, except the
      // two that change with a fine (avisos_personas, versiones).
      for (const rows of [kept.bitacora, kept.avisos])
        expect(finesOf(rows).sort()).toEqual([...fines].sort());
      const others = Object.keys(now).filter(
        (name) => !['multas', 'bitacora', 'avisos', 'avisos_personas', 'versiones'].includes(name),
      );
      tellCompared('y restaurado en la otra', now, kept, others);
      for (const name of others) expect(kept[name], name).toEqual(now[name]);
    },
  );
});

describe('restoring over existing data', () => {
  test('a restore over existing data needs the agency’s name typed, and backs the existing data up first', async () => {
    const place = { DATA_DIR: copyOriginal() };
    const file = await create(place);
    await withDatabase(place, ({ kysely }) =>
      kysely
        .updateTable('usuarios')
        .set({ firma: 'ZZZ' })
        .where('usuario', '=', 'Oficial')
        .execute(),
    );
    const changed = await readKept(place);
    for (const typed of ['', 'sí\n', 'agencia garita\n']) {
      const { code, stderr } = await runTool(place, ['restore', file], typed);
      expect({ code, last: stderr.trimEnd().split('\n').at(-1) }).toEqual({
        code: 1,
        last: expect.stringContaining('Lo escrito no coincide: no se ha cambiado nada.'),
      });
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

  test('a restore is refused while a portal runs on the data, on either kind of database', async () => {
    const place = { DATA_DIR: copyOriginal() };
    const file = await create(place);
    const server = await createServerDatabase('garita_en_uso');
    await runTool(server, ['restore', file]);
    const portals: Portal[] = [];
    try {
      const { DATABASE_URL } = server as { DATABASE_URL: string };
      portals.push(
        await startPortal({ dataDir: place.DATA_DIR }),
        await startPortal({ dataDir: newFolder(), env: { DATABASE_URL } }),
      );
      await Promise.all(portals.map(({ url }) => url));
      const [embedded, inServer] = [
        await runTool(place, ['restore', file, '--confirmar=Agencia Garita']),
        await runTool(server, ['restore', file]),
      ];
      expect(embedded).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('está en uso por otro Garita'),
      });
      expect(inServer).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('El portal está usando esa base de datos.'),
      });
    } finally {
      for (const portal of portals) await portal.stop();
    }
  });

  test('a restore changes nothing if it is killed half way', async () => {
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
      await once(child, 'close');
      const after = await readKept(place);
      tellCompared(`restauración muerta con kill -9 en la tabla ${table}`, before, after);
      expect(after, table).toEqual(before);
    }
  });
});

describe('a process killed while it makes a backup', () => {
  /** The stages of a backup, recognised by the files in its folder. */
  const STAGES: Readonly<Record<string, (draft: string) => boolean>> = {
    'as it begins': () => true,
    'at the first table': (draft) => existsSync(join(draft, 'tablas/agencia.jsonl')),
    'in the longest table': (draft) => sizeOf(join(draft, 'tablas/nomina.jsonl')) > 0,
    'at the last table': (draft) => existsSync(join(draft, 'tablas/versiones.jsonl')),
    'as the archive begins': (draft) => readdirSync(draft).some((name) => name.endsWith('.tar.gz')),
    'in the archive': (draft) =>
      readdirSync(draft).some(
        (name) => name.endsWith('.tar.gz') && sizeOf(join(draft, name)) > 65_536,
      ),
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
  afterEach(() =>
    rmSync((place as { DATA_DIR: string }).DATA_DIR, { recursive: true, force: true }),
  );

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

  test('a process killed while it makes a backup damages no other backup, and leaves no incomplete backup', async () => {
    for (const [stage, isThere] of Object.entries(STAGES)) {
      await killAt(isThere);
      const found = backupsIn(folder);
      expect(found, stage).toContain(good.slice(folder.length + 1));
      for (const name of found) await verifyArchive(join(folder, name));
    }
    tell(
      `respaldos muertos con kill -9 en ${Object.keys(STAGES).length} momentos: los que quedan, enteros`,
    );
    // A process killed early leaves a draft without the file that names its process. Such a draft
    // counts as in use until it is unchanged for an hour.
    const long = new Date(Date.now() - 2 * 3_600_000);
    for (const draft of readdirSync(folder).filter((name) => name.endsWith('.parcial')))
      for (const name of [...readdirSync(join(folder, draft), { recursive: true }), ''])
        utimesSync(join(folder, draft, String(name)), long, long);
    await create(place);
    expect(readdirSync(folder).filter((name) => name.endsWith('.parcial'))).toEqual([]);
  });
});

describe('an update', () => {
  async function makeOld(): Promise<string> {
    const dataDir = newFolder();
    await withDatabase({ DATA_DIR: dataDir }, async (db) => {
      await goBackTo(db, '0112_tablon');
      await db.kysely
        .insertInto('agencia')
        .values({
          nombre: 'Agencia Antigua',
          siglas: 'ANT',
          firma_desde: 5,
          zona: 'Europe/Madrid',
          creada_en: new Date(),
        })
        .execute();
    });
    return dataDir;
  }

  test('an update begins with a backup of the old data', async () => {
    const dataDir = await makeOld();
    const portal = await startPortal({ dataDir });
    try {
      await portal.url;
      const [name = '', ...others] = backupsIn(join(dataDir, 'respaldos'));
      expect({ name, others }).toEqual({
        name: expect.stringMatching(/-actualizacion\.tar\.gz$/),
        others: [],
      });
      const { agencia, migraciones } = await verifyArchive(join(dataDir, 'respaldos', name));
      expect({ agencia, last: migraciones.at(-1) }).toEqual({
        agencia: 'Agencia Antigua',
        last: '0112_tablon',
      });
    } finally {
      await portal.stop();
    }
    const again = await startPortal({ dataDir });
    await again.url;
    await again.stop();
    expect(backupsIn(join(dataDir, 'respaldos'))).toHaveLength(1);
  });

  test('an update changes nothing if no backup can be made', async () => {
    const dataDir = await makeOld();
    const blocked = join(base, 'no-es-una-carpeta');
    writeFileSync(blocked, '');
    const portal = await startPortal({ dataDir, env: { BACKUP_DIR: join(blocked, 'respaldos') } });
    expect(await portal.ended).toBe(1);
    expect(portal.output()).toContain(
      `No se pudo hacer el respaldo: no se puede escribir en «${join(blocked, 'respaldos')}».`,
    );
    const pending = await withDatabase({ DATA_DIR: dataDir }, ({ kysely }) => listPending(kysely));
    expect(pending[0]).toBe('0113_webhooks');
  });
});
