import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ARCHIVO, RESTAURACION } from '@garita/domain/respaldo/textos';
import { cheapPasswords } from '@garita/testing/agency/cheapPasswords';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { testConfig } from '@garita/testing/agency/testConfig';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { goBackTo } from '@garita/testing/database/goBackTo';
import { readTables } from '@garita/testing/database/readTables';
import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';
import { sql } from 'kysely';
import { extract, pack } from 'tar-stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../buildApp';
import { migrations } from '../db/migrations/migrations';
import { describeRestaurado } from './command/restoreFile';
import { createRespaldo } from './createRespaldo';
import { PASAJERAS } from './dumpTables';
import { inspectTarget } from './inspectTarget';
import { verifyArchive } from './readArchive';
import { restoreRespaldo } from './restoreRespaldo';

let folder: string;
let agency: TestAgency;
let target: TestDatabase;
beforeAll(async () => {
  agency = await openTestAgency();
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garita-restaurar-'));
  target = await openTestDatabase({ isNew: true });
});
afterEach(async () => {
  await target.close();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => agency.close());

const FECHA = new Date('2026-11-22T08:00:00.000Z');
const backUp = async (db: Parameters<typeof createRespaldo>[0]['db']) =>
  (await createRespaldo({ db, folder, motivo: 'manual', fecha: FECHA })).file;
const restore = async (file: string, db = target) =>
  restoreRespaldo({ db, file, manifiesto: await verifyArchive(file), fecha: FECHA });

/** The rows that a backup keeps, without the log entry that a restore adds. */
async function readKept(db: TestDatabase['kysely']) {
  const kept = Object.entries(await readTables(db)).filter(([name]) => !PASAJERAS.includes(name));
  return Object.fromEntries(
    kept.map(([name, rows]) => [
      name,
      rows.filter((row) => name !== 'bitacora' || !row.includes('"restaurarRespaldo"')),
    ]),
  );
}

/** Inserts values that an inexact copy would lose or change. */
async function insertOddValues(): Promise<void> {
  const { db } = agency;
  const odd = (antes: string | null, despues: string | null) =>
    sql`insert into bitacora (fecha, operacion, objetivo_tipo, objetivo_id, antes, despues)
    values ('2026-11-21 18:30:00.123456+00', 'prueba', 'cosa', 9007199254740993, ${antes}::jsonb, ${despues}::jsonb)`.execute(
      db,
    );
  await odd('null', null);
  await odd(
    '{"numero": 1.10, "grande": 12345678901234567890.5, "vacio": null, "lista": [1, "2", {"a": {}}]}',
    '"solo un texto"',
  );
  await odd('{"texto": "comillas \\" y \\\\ y \\n salto, ñ, 🚓, \\u2028"}', '[]');
  await sql`insert into clones_registro (fecha, nombre, coinciden) values ('1950-01-01 00:00:00.000001-05', ${'a"b\\c\n\t{}\u2028 🚓'}, '{3,1,2}')`.execute(
    db,
  );
  await sql`update usuarios set firma = 'ÑÑ9' where usuario = 'Cabo'`.execute(db);
}

describe('a restored backup', () => {
  test('a restored backup has every row exactly as it was, and its sequences continue where they stopped', async () => {
    await insertOddValues();
    // The id of the deleted row must not come again.
    const addEstado = async ({ kysely: db }: Pick<TestDatabase, 'kysely'>) =>
      (
        await db
          .insertInto('estados')
          .values({ usuario_id: 1, mensaje: 'De guardia', fecha: FECHA })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    await agency.db.deleteFrom('estados').where('usuario_id', '=', 1).execute();
    const id = await addEstado(agency.database);
    await agency.db.deleteFrom('estados').where('id', '=', id).execute();
    await restore(await backUp(agency.database));
    expect(await readKept(target.kysely)).toEqual(await readKept(agency.db));
    expect(await addEstado(target)).toBe(id + 1);
  });

  test('a restored backup accepts all users’ former passwords, and no former session', async () => {
    const key = await agency.keyOf('Oficial');
    await restore(await backUp(agency.database));
    // A listener would hold a portal's lock on the test database after the test.
    const db = { ...target, onAnnounced: () => () => undefined };
    const app = await buildApp({
      config: testConfig(),
      db,
      contract: CONTRACT,
      passwords: cheapPasswords,
    });
    const login = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { usuario: 'oficial', clave: 'garita-demo' },
    });
    expect(login.json()).toMatchObject({ error: 0 });
    expect((await app.inject({ url: '/api/checkUser', headers: { key } })).statusCode).toBe(401);
    expect(
      (await app.inject({ url: '/api/checkUser', headers: { key: login.json().token } }))
        .statusCode,
    ).toBe(200);
    await app.close();
  });

  test('a restored backup replaces all existing data, and says so in the log', async () => {
    const file = await backUp(agency.database);
    await restore(file);
    await target.kysely
      .updateTable('usuarios')
      .set({ usuario: 'Otro' })
      .where('usuario', '=', 'Agente')
      .execute();
    await restore(file);
    expect(await readKept(target.kysely)).toEqual(await readKept(agency.db));
    const rows = await target.kysely
      .selectFrom('bitacora')
      .select(['actor_id', 'despues', 'fecha'])
      .where('operacion', '=', 'restaurarRespaldo')
      .execute();
    expect(rows).toEqual([
      {
        actor_id: null,
        fecha: FECHA,
        despues: { respaldo: FECHA.toISOString(), version: expect.any(String) },
      },
    ]);
  });

  test('a restored backup keeps its constraints: the log is append-only, and dangling references are refused', async () => {
    await restore(await backUp(agency.database));
    await expect(target.kysely.deleteFrom('bitacora').execute()).rejects.toThrow('append-only');
    await expect(
      target.kysely.updateTable('usuarios').set({ mision_id: 9999 }).execute(),
    ).rejects.toMatchObject({ constraint: 'usuarios_mision_fk' });
    const guards = sql`select conname, pg_get_constraintdef(oid) as def from pg_constraint where connamespace = 'public'::regnamespace order by 1`;
    expect((await guards.execute(target.kysely)).rows).toEqual(
      (await guards.execute(agency.db)).rows,
    );
  });
});

describe('tokens revoked or used up after a backup', () => {
  const secretOf = (name: string) => createHash('sha256').update(name).digest();
  const insertDoors = async (db: TestDatabase['kysely']) => {
    const LATER = new Date('2027-11-22T08:00:00.000Z');
    const { id: dueno } = await db
      .selectFrom('usuarios')
      .select('id')
      .where('permiso_sys', '=', true)
      .executeTakeFirstOrThrow();
    const people = await db
      .selectFrom('usuarios')
      .select('id')
      .where('despedido_en', 'is', null)
      .orderBy('id')
      .limit(2)
      .execute();
    for (const [i, name] of ['vivo', 'muerto'].entries()) {
      const usuario_id = people[i]?.id as number;
      const token = {
        usuario_id,
        nombre: name,
        nombre_plegado: name,
        pista: 'abcd',
        creado_en: FECHA,
        expira_en: LATER,
      };
      await db
        .insertInto('tokens')
        .values({ ...token, secreto_hash: secretOf(name) })
        .execute();
      const invitacion = { nota: name, usos: 1, creada_por: dueno, creada_en: FECHA };
      await db
        .insertInto('invitaciones')
        .values({ ...invitacion, codigo_azar: i === 0 ? 'ABCDEFGH' : '23456789' })
        .execute();
      await db
        .insertInto('codigos_entrada')
        .values({ usuario_id, codigo_hash: name, creado_en: FECHA, expira_en: LATER })
        .execute();
      await db
        .insertInto('codigos_recuperacion')
        .values({ usuario_id, codigo_hash: secretOf(name), creado_en: FECHA })
        .execute();
    }
  };
  const ONE = { tokens: 1, invitaciones: 1, codigos_entrada: 1, codigos_recuperacion: 1 };
  const opening = async (db: TestDatabase['kysely']) => ({
    tokens: (
      await db.selectFrom('tokens').select('nombre').where('revocado_en', 'is', null).execute()
    ).map(({ nombre }) => nombre),
    invitaciones: (
      await db.selectFrom('invitaciones').select('nota').where('anulado_en', 'is', null).execute()
    ).map(({ nota }) => nota),
    codigos: (
      await db
        .selectFrom('codigos_entrada')
        .select('codigo_hash')
        .where('usado_en', 'is', null)
        .execute()
    ).map((row) => row.codigo_hash),
    recuperacion: (
      await db
        .selectFrom('codigos_recuperacion')
        .select('id')
        .where('usado_en', 'is', null)
        .execute()
    ).length,
  });

  test('tokens revoked or used up after a backup are invalid when it is restored over newer data, and the answer has their number', async () => {
    await restore(await backUp(agency.database));
    const db = target.kysely;
    await insertDoors(db);
    const { file } = await createRespaldo({
      db: target,
      folder,
      motivo: 'programado',
      fecha: FECHA,
    });
    await db
      .updateTable('tokens')
      .set({ revocado_en: FECHA })
      .where('nombre', '=', 'muerto')
      .execute();
    const { id: invitacion_id } = await db
      .selectFrom('invitaciones')
      .select('id')
      .where('nota', '=', 'muerto')
      .executeTakeFirstOrThrow();
    const { id: usuario_id } = await db
      .selectFrom('usuarios')
      .select('id')
      .where('usuario', '=', 'Recluta')
      .executeTakeFirstOrThrow();
    await db.insertInto('invitados').values({ usuario_id, invitacion_id, fecha: FECHA }).execute();
    await db.deleteFrom('codigos_entrada').where('codigo_hash', '=', 'muerto').execute();
    await db
      .updateTable('codigos_recuperacion')
      .set({ usado_en: FECHA })
      .where('codigo_hash', '=', secretOf('muerto'))
      .execute();
    const restaurado = await restore(file);
    expect(restaurado).toEqual({ cerradas: ONE, abiertas: ONE });
    expect(await opening(db)).toEqual({
      tokens: ['vivo'],
      invitaciones: ['vivo'],
      codigos: ['vivo'],
      recuperacion: 1,
    });
    expect(describeRestaurado(restaurado)).toMatch(
      /No abren, .*: 1 token, 1 invitación, 1 código de entrada, 1 código de recuperación\.$/,
    );
    const { despues } = await db
      .selectFrom('bitacora')
      .select('despues')
      .where('operacion', '=', 'restaurarRespaldo')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(despues).toMatchObject({ cerradas: ONE });
  });

  test('tokens revoked or used up after a backup are valid again in an empty database: the answer warns of that and says what to check', async () => {
    await restore(await backUp(agency.database));
    await insertDoors(target.kysely);
    const { file } = await createRespaldo({
      db: target,
      folder,
      motivo: 'programado',
      fecha: FECHA,
    });
    await target.reset();
    const restaurado = await restore(file);
    expect(restaurado).toEqual({
      cerradas: null,
      abiertas: { tokens: 2, invitaciones: 2, codigos_entrada: 2, codigos_recuperacion: 2 },
    });
    expect(describeRestaurado(restaurado)).toMatch(
      /abre otra vez\. Revísalo: 2 tokens, 2 invitaciones, 2 códigos de entrada, 2 códigos de recuperación\.$/,
    );
  });
});

describe('a backup of another version', () => {
  test('a backup of another version is restored unchanged and migrated if it is older', async () => {
    const [last = '', ...others] = Object.keys(migrations).reverse();
    await goBackTo(target, others[0] ?? '');
    await target.kysely
      .insertInto('categorias')
      .values({ id: 1, nombre: 'Reclutas', tiempo_ascenso: '5 minute' })
      .execute();
    const file = await backUp(target);
    expect((await verifyArchive(file)).migraciones).not.toContain(last);
    await restore(file);
    const { rows } = await sql<{
      name: string;
    }>`select name from kysely_migration order by name`.execute(target.kysely);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    expect(await target.kysely.selectFrom('categorias').select('nombre').execute()).toEqual([
      { nombre: 'Reclutas' },
    ]);
  });

  test('a backup of another version is refused before anything is changed if it is newer', async () => {
    const file = await backUp(agency.database);
    const manifiesto = await verifyArchive(file);
    const newer = { ...manifiesto, migraciones: [...manifiesto.migraciones, '9999_futuro'] };
    await expect(
      restoreRespaldo({ db: target, file, manifiesto: newer, fecha: FECHA }),
    ).rejects.toThrow(RESTAURACION.masNuevo);
    expect(await inspectTarget(target)).toBeNull();
  });

  test.each(['0084_motivos', '0042_nombres'])(
    'a backup of another version is refused with an instruction if it is from before the baseline, with %s as its last change',
    async (name) => {
      const file = await backUp(agency.database);
      const manifiesto = { ...(await verifyArchive(file)), migraciones: ['0001_agencia', name] };
      await expect(restoreRespaldo({ db: target, file, manifiesto, fecha: FECHA })).rejects.toThrow(
        RESTAURACION.demasiadoAntiguo(name),
      );
      expect(await inspectTarget(target)).toBeNull();
    },
  );

  test('a backup of another version is refused if no version has its tables', async () => {
    const file = await backUp(agency.database);
    const manifiesto = await verifyArchive(file);
    for (const tablas of [
      manifiesto.tablas.slice(1),
      manifiesto.tablas.map((t) => (t.nombre === 'usuarios' ? { ...t, columnas: ['id'] } : t)),
    ])
      await expect(
        restoreRespaldo({ db: target, file, manifiesto: { ...manifiesto, tablas }, fecha: FECHA }),
      ).rejects.toThrow('no corresponde');
    expect(await inspectTarget(target)).toBeNull();
  });
});

describe('a backup that was tampered with', () => {
  interface File {
    name: string;
    text: string;
  }

  /** Packs an archive again with changed files, in a valid format. */
  const rebuild = async (file: string, edit: (files: File[]) => File[]): Promise<string> => {
    const entries = extract();
    Readable.from([gunzipSync(readFileSync(file))]).pipe(entries);
    const files: File[] = [];
    for await (const entry of entries)
      files.push({ name: entry.header.name, text: await text(entry) });
    const archive = pack();
    for (const { name, text } of edit(files)) archive.entry({ name }, text);
    archive.finalize();
    const changed = join(folder, 'cambiado.tar.gz');
    writeFileSync(changed, gzipSync(await buffer(archive)));
    return changed;
  };
  const replaceIn = (wanted: string, from: string, to: string) => (files: File[]) =>
    files.map(({ name, text }) => {
      if (name === wanted) expect(text).toContain(from);
      return { name, text: name === wanted ? text.replace(from, to) : text };
    });

  test.each<[string, (files: File[]) => File[], string]>([
    [
      'a changed value',
      replaceIn('tablas/usuarios.jsonl', '"Agente"', '"Agento"'),
      ARCHIVO.tablaDanada('usuarios'),
    ],
    [
      'an added row',
      (files) =>
        files.map((f) => ({
          ...f,
          text: f.name === 'tablas/usuarios.jsonl' ? `${f.text}{}\n` : f.text,
        })),
      ARCHIVO.tablaDanada('usuarios'),
    ],
    [
      'a missing table',
      (files) => files.filter(({ name }) => name !== 'tablas/webhooks.jsonl'),
      ARCHIVO.tablaFalta('webhooks'),
    ],
    [
      'an added file',
      (files) => [...files, { name: '../../secreto', text: 'x' }],
      ARCHIVO.sobra('../../secreto'),
    ],
    [
      'tables in another order',
      (files) => [files[0], files[2], files[1], ...files.slice(3)] as File[],
      ARCHIVO.sobra('tablas/agencia.jsonl'),
    ],
    ['no manifest', (files) => files.slice(1), ARCHIVO.noEsRespaldo],
    ['no files', () => [], ARCHIVO.noEsRespaldo],
    [
      'a manifest without a required field',
      replaceIn('manifiesto.json', '"migraciones"', '"otra"'),
      ARCHIVO.noEsRespaldo,
    ],
    [
      'a table whose name is SQL',
      replaceIn('manifiesto.json', '"nombre": "usuarios"', '"nombre": "usuarios; drop"'),
      ARCHIVO.noEsRespaldo,
    ],
    [
      'a newer format',
      replaceIn('manifiesto.json', '"formato": 1', '"formato": 2'),
      ARCHIVO.otroFormato,
    ],
  ])('a backup that was tampered with is detected: %s', async (_, edit, texto) => {
    const file = await backUp(agency.database);
    await expect(verifyArchive(await rebuild(file, edit))).rejects.toThrow(texto);
  });

  test('a file that is no backup is distinguished from a missing file', async () => {
    writeFileSync(join(folder, 'texto.tar.gz'), 'esto no es un respaldo');
    await expect(verifyArchive(join(folder, 'texto.tar.gz'))).rejects.toThrow(ARCHIVO.cortado);
    await expect(verifyArchive(join(folder, 'nada.tar.gz'))).rejects.toThrow(
      ARCHIVO.noEsta(join(folder, 'nada.tar.gz')),
    );
  });

  test('a backup that was tampered with is refused for dangling references even if its manifest fits', async () => {
    const file = await backUp(agency.database);
    const lost = await rebuild(file, (files) => {
      const usuarios = files.find(({ name }) => name === 'tablas/usuarios.jsonl') as File;
      const changed = usuarios.text.replace(/"mision_id":\d+/, '"mision_id":9999');
      const hashOf = (value: string) => createHash('sha256').update(value).digest('hex');
      return files.map((f) =>
        f === usuarios
          ? { ...f, text: changed }
          : { ...f, text: f.text.replace(hashOf(usuarios.text), hashOf(changed)) },
      );
    });
    await expect(restore(lost)).rejects.toMatchObject({ constraint: 'usuarios_mision_fk' });
    expect(await inspectTarget(target)).toBeNull();
  });

  test('a backup that was tampered with after it was verified is refused, and nothing changes', async () => {
    const file = await backUp(agency.database);
    const manifiesto = await verifyArchive(file);
    await restore(file);
    const before = await readTables(target.kysely);
    const changed = await rebuild(file, replaceIn('tablas/usuarios.jsonl', '"Agente"', '"Agento"'));
    await expect(
      restoreRespaldo({ db: target, file: changed, manifiesto, fecha: FECHA }),
    ).rejects.toThrow(ARCHIVO.tablaDanada('usuarios'));
    expect(await readTables(target.kysely)).toEqual(before);
  });

  test('a backup that was tampered with is always detected: every changed byte is found, or changes nothing', async () => {
    const file = await backUp(agency.database);
    const [bytes, whole] = [readFileSync(file), await verifyArchive(file)];
    const changed = join(folder, 'byte.tar.gz');
    const everywhere = Array.from({ length: 60 }, (_, i) => Math.floor((i * bytes.length) / 60));
    // The last eight bytes are gzip's checksum and length. Only the checksum detects a changed
    // padding byte of the tar.
    const atTheEnd = Array.from({ length: 8 }, (_, i) => bytes.length - 1 - i);
    for (const at of [...everywhere, ...atTheEnd]) {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 0x10;
      writeFileSync(changed, copy);
      const found = await verifyArchive(changed).catch((error: Error) => error);
      if (found instanceof Error) continue;
      expect(found, `byte ${at}`).toEqual(whole);
      expect(gunzipSync(copy).equals(gunzipSync(bytes)), `byte ${at}`).toBe(true);
    }
  });
});

describe('the target of a restore', () => {
  test('the target of a restore is empty, or its content is described', async () => {
    expect(await inspectTarget(target)).toBeNull();
    await restore(await backUp(agency.database));
    expect(await inspectTarget(target)).toEqual({
      agencia: 'Agencia Garita',
      filas: expect.any(Number),
    });
  });

  test('the target of a restore on a PostgreSQL server is refused while a portal runs on it', async () => {
    const { database } = agency;
    const file = await backUp(database);
    if (database.kind === 'embedded')
      return expect(await inspectTarget(database)).toMatchObject({ agencia: 'Agencia Garita' });
    await expect
      .poll(() => inspectTarget(database).catch((error: Error) => error.message))
      .toBe(RESTAURACION.enUso);
    await expect(
      restoreRespaldo({ db: database, file, manifiesto: await verifyArchive(file), fecha: FECHA }),
    ).rejects.toThrow(RESTAURACION.enUso);
  });

  test('the target of a restore may be from before the baseline: it is replaced', async () => {
    const rename = (from: string, to: string) =>
      sql`update kysely_migration set name = ${to} where name = ${from}`.execute(target.kysely);
    await rename('0113_webhooks', '0085_instalacion');
    expect(await inspectTarget(target)).toBeNull();
    await rename('0085_instalacion', '0113_webhooks');
  });

  test('the target of a restore is refused if it is not Garita’s, or newer', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999_futuro', '2030-01-01T00:00:00.000Z')`.execute(
      target.kysely,
    );
    await expect(inspectTarget(target)).rejects.toThrow(RESTAURACION.baseMasNueva);
    await sql`delete from kysely_migration where name = '9999_futuro'`.execute(target.kysely);
    await sql`alter table kysely_migration rename to apartada`.execute(target.kysely);
    await expect(inspectTarget(target)).rejects.toThrow(RESTAURACION.ajena);
    await sql`alter table apartada rename to kysely_migration`.execute(target.kysely);
  });
});
