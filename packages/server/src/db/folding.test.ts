import { randomBytes } from 'node:crypto';
import type { OperationId } from '@garita/api-client/access';
import { OPERATIONS } from '@garita/api-client/operations';
import { foldCase } from '@garita/domain/formato/foldCase';
import { cheapPasswords } from '@garita/testing/agency/cheapPasswords';
import { testConfig } from '@garita/testing/agency/testConfig';
import { CONTRACT } from '@garita/testing/contract/testContract';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../buildApp';
import type { Database } from './Database';
import { createEmbeddedDatabase } from './embedded/createEmbeddedDatabase';
import { openMemoryEngine } from './embedded/openEngine';
import { migrateToLatest } from './migrateToLatest';
import { nombreColumns } from './nombreColumns';
import { openDatabase } from './openDatabase';
import type { DB } from './tables';

const server = process.env.GARITA_TEST_DATABASE_URL;

async function admin<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  return (await client.query<Row>(statement).finally(() => client.end())).rows;
}

/** Each locale folds letters in its own way, some only ASCII. */
async function listLocales(): Promise<string[]> {
  const spanish = await admin(`select 1 from pg_collation where collname = 'es_ES.utf8'`);
  const [version] = await admin<{ number: string }>(
    `select current_setting('server_version_num') as number`,
  );
  const builtin =
    Number(version?.number) >= 170_000
      ? [`locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'`]
      : [];
  return [
    `locale 'C'`,
    `locale 'C.UTF-8'`,
    `locale_provider icu icu_locale 'es' locale 'C'`,
    ...builtin,
    ...(spanish.length > 0 ? [`locale 'es_ES.UTF-8'`] : []),
  ];
}

async function openWithLocale(locale: string): Promise<Database> {
  const name = `garita_plegado_${randomBytes(6).toString('hex')}`;
  await admin(`create database ${name} template template0 ${locale}`);
  const url = Object.assign(new URL(server ?? ''), { pathname: `/${name}` });
  const database = await openDatabase({ databaseUrl: url.href });
  const close = () => database.close().then(() => admin(`drop database ${name} with (force)`));
  return { ...database, close: async () => void (await close()) };
}

/** One database per locale of a server; the embedded database has one locale. */
const databases: (readonly [string, () => Promise<Database>])[] = server
  ? (await listLocales()).map((locale) => [locale, () => openWithLocale(locale)] as const)
  : [['embedded', async () => createEmbeddedDatabase(await openMemoryEngine()).database] as const];

/**
 * Accounts from before the code folded names, with ids from 1. Each account's password is its exact
 * name.
 */
const PEOPLE = [
  'ÑANDÚ',
  'İnci3',
  'ΟΔΟΣ',
  'Ｏscar',
  'Oscar',
  'Straße',
  'STRASSE',
  'lan7',
  'Ian7',
  'Аna',
];

/** People whose folded name an older or active person already has. */
const HOMONIMOS = ['Oscar', 'Straße', 'Ian7'];

async function addPast(db: Kysely<DB>): Promise<void> {
  await sql`insert into agencia (nombre, siglas, firma_desde, zona, creada_en) values ('Prueba', 'PRU', 5, 'UTC', now())`.execute(
    db,
  );
  await sql`insert into categorias (id, nombre, tiempo_ascenso) values (1, 'Una', '5 minute')`.execute(
    db,
  );
  await sql`insert into misiones (categoria_id, posicion, nombre) values (1, 1, 'Única')`.execute(
    db,
  );
  for (const usuario of PEOPLE) {
    const hash = await cheapPasswords.hash(usuario);
    const more = {
      usuario_homonimo: HOMONIMOS.includes(usuario) ? PEOPLE.indexOf(usuario) + 1 : 0,
      permiso_sys: usuario === 'ÑANDÚ',
      despedido_en: usuario === 'Straße' ? new Date() : null,
    };
    const then = { mision_id: 1, registrado_en: new Date(), rango_desde: new Date() };
    await db
      .insertInto('usuarios')
      .values({ ...nombreColumns(usuario), clave_hash: hash, ...then, ...more })
      .execute();
  }
  await db
    .insertInto('descuentos')
    .values(
      [
        { codigo: 'ΟΔΟΣ', porciento: 10, codigo_homonimo: 0 },
        { codigo: 'ﬁesta', porciento: 20, codigo_homonimo: 0 },
        { codigo: 'Fiesta', porciento: 30, codigo_homonimo: 3 },
      ].map((code) => ({
        ...{ ...code, codigo_plegado: foldCase(code.codigo) },
        ...{ encargado_id: 1, creado_en: new Date() },
      })),
    )
    .execute();
  await sql`insert into membresias (nombre, nombre_plegado, precio) values ('Socia', ${foldCase('Socia')}, 10)`.execute(
    db,
  );
  await sql`insert into membresias_vendidas (membresia_id, externo, externo_plegado, encargado_id, fecha, finaliza) values (1, 'ÓSCAR Ñ', ${foldCase('ÓSCAR Ñ')}, 1, now(), '2100-01-01')`.execute(
    db,
  );
}

describe.each(databases)('with %s', (_, open) => {
  let database: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await open();
    await migrateToLatest(database.kysely);
    await addPast(database.kysely);
    const logStream = { write: () => undefined };
    app = await buildApp({
      config: testConfig(),
      db: database,
      contract: CONTRACT,
      passwords: cheapPasswords,
      checkAnswers: true,
      logStream,
    });
  }, 120_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const call = async (operation: OperationId, payload: object, key?: string) => {
    const { method, path } = OPERATIONS[operation];
    const response = await app.inject({
      method,
      url: `/api${path}`,
      payload,
      headers: key ? { key } : {},
    });
    return { httpStatus: response.statusCode, body: response.json() };
  };
  const signIn = (usuario: string, clave: string) => call('login', { usuario, clave });
  const idOf = async (usuario: string, clave: string) =>
    Number.parseInt((await signIn(usuario, clave)).body.token, 10);
  const ownersKey = async (): Promise<string> => (await signIn('ÑANDÚ', 'ÑANDÚ')).body.token;

  test.each([
    ['ÑANDÚ', ['ÑANDÚ', 'ñandú', 'N\u0303andu\u0301', ' Ñandú ']],
    ['İnci3', ['İnci3', 'i\u0307nci3', 'İNCI3']],
    ['ΟΔΟΣ', ['ΟΔΟΣ', 'οδος', 'Οδοσ']],
  ])('%s, an old user, signs in with any spelling', async (clave, spellings) => {
    for (const usuario of spellings)
      expect(await idOf(usuario, clave), usuario).toBe(PEOPLE.indexOf(clave) + 1);
  });

  test('two people with one folded name each sign in with their exact spelling; any other spelling means the older person', async () => {
    expect(
      await Promise.all([
        idOf('Ｏscar', 'Ｏscar'),
        idOf('OSCAR', 'Ｏscar'),
        idOf('Oscar', 'Oscar'),
      ]),
    ).toEqual([4, 4, 5]);
    expect((await signIn('Oscar', 'Ｏscar')).httpStatus).toBe(401);
  });

  test('an active person takes precedence over a dismissed person with the same folded name', async () => {
    expect(await idOf('strasse', 'STRASSE')).toBe(7);
    expect(
      (await call('registro', { usuario: 'straẞe', clave: 'una clave', rclave: 'una clave' }))
        .httpStatus,
    ).toBe(409);
  });

  test('a registered user signs in with any spelling of the name, and no other user has that name', async () => {
    const register = (usuario: string, clave: string) =>
      call('registro', { usuario, clave, rclave: clave });
    expect((await register('Ñandúes', 'mi clave')).httpStatus).toBe(200);
    const ids = await Promise.all(
      ['Ñandúes', 'ñandúes', 'ÑANDÚES', 'ÑANDU\u0301ES'].map((usuario) =>
        idOf(usuario, 'mi clave'),
      ),
    );
    expect(new Set(ids)).toEqual(new Set([ids[0]]));
    // The same password would repeat the same registration.
    for (const usuario of ['ñANDÚES', 'ñandú', 'OSCAR', 'οδοσ'])
      expect((await register(usuario, 'otra clave')).httpStatus, usuario).not.toBe(200);
  });

  test('two users with similar old names both sign in, and no third user gets such a name', async () => {
    expect(
      await Promise.all([idOf('lan7', 'lan7'), idOf('IAN7', 'Ian7'), idOf('аna', 'Аna')]),
    ).toEqual([8, 9, 10]);
    for (const usuario of ['1an7', 'Ana']) {
      const { httpStatus, body } = await call('registro', {
        usuario,
        clave: 'mi clave',
        rclave: 'mi clave',
      });
      expect([httpStatus, body.msg], usuario).toEqual([
        409,
        'Ese nombre se confunde con el de otra persona',
      ]);
    }
  });

  test('people are found by a part of their name, whatever its case', async () => {
    const key = await ownersKey();
    const find = async (usuario: string) =>
      (await call('usuarioList', { usuario }, key)).body.map(
        (one: { usuario: string }) => one.usuario,
      );
    expect(await find('aNDÚ')).toContain('ÑANDÚ');
    expect(await find('δος')).toEqual(['ΟΔΟΣ']);
    expect(await find('oscar')).toEqual(['Oscar', 'Ｏscar']);
  });

  test('discount codes are found in any case, and two codes with one folded form by their exact spelling', async () => {
    const key = await ownersKey();
    const worth = async (code: string) =>
      (await call('getDescuento', { code }, key)).body.descuento;
    expect(await Promise.all(['οδος', 'ΟΔΟΣ', 'ﬁesta', 'Fiesta', 'FIESTA'].map(worth))).toEqual([
      10, 10, 20, 30, 20,
    ]);
    const create = async (codigo: string) =>
      (await call('actionDescuentos', { op: 0, codigo, descuento: 5 }, key)).httpStatus;
    expect([await create('Ánimo'), await create('ánimo'), await create('ÁNIMO')]).toEqual([
      200, 409, 409,
    ]);
  });

  test('an outsider who buys again continues at the end of their membership, whatever the case of their name', async () => {
    await call(
      'addMembresia',
      { user: 'óscar ñ', isExterno: 1, membresia: 1, periodo: 1 },
      await ownersKey(),
    );
    const [last] = await database.kysely
      .selectFrom('membresias_vendidas')
      .select('finaliza')
      .orderBy('id', 'desc')
      .execute();
    expect(last?.finaliza?.toISOString()).toBe('2100-01-31T00:00:00.000Z');
  });
});
