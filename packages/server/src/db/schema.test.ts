import { FUENTES } from '@garita/domain/persona/hecho';
import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isUniqueViolation } from './errors';
import { nombreColumns } from './nombreColumns';
import { readSchema } from './readSchema';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ahora = new Date('2026-11-21T18:30:00Z');

beforeEach(async () => {
  await database.reset();
  const { kysely } = database;
  await kysely
    .insertInto('categorias')
    .values({ id: 1, nombre: 'Reclutas', tiempo_ascenso: '5 minute' })
    .execute();
  await kysely
    .insertInto('misiones')
    .values([
      { categoria_id: 1, posicion: 1, nombre: 'Uno' },
      { categoria_id: 1, posicion: 2, nombre: 'Dos' },
    ])
    .execute();
});

const persona = (usuario: string, more: { firma?: string; despedido_en?: Date } = {}) => ({
  ...nombreColumns(usuario),
  clave_hash: 'x',
  mision_id: 1,
  registrado_en: ahora,
  rango_desde: ahora,
  ...more,
});

async function addPersonas(...personas: ReturnType<typeof persona>[]): Promise<void> {
  await database.kysely.insertInto('usuarios').values(personas).execute();
}

test('names sort in Spanish order', async () => {
  await addPersonas(
    ...['Ñandú', 'nube', 'Zoe', 'oso', 'ábaco', 'Abaco2', 'NZ', 'ñu'].map((name) => persona(name)),
  );
  const rows = await database.kysely
    .selectFrom('usuarios')
    .select('usuario')
    .orderBy('usuario')
    .execute();
  expect(rows.map((row) => row.usuario)).toEqual([
    'ábaco',
    'Abaco2',
    'nube',
    'NZ',
    'Ñandú',
    'ñu',
    'oso',
    'Zoe',
  ]);
});

test('a name is unique whatever its case, also with ñ and accents', async () => {
  await addPersonas(persona('Ñandú'));
  const second = addPersonas(persona('ñANDÚ'));
  await expect(second).rejects.toSatisfy((error) =>
    isUniqueViolation(error, 'usuarios_nombre_unico'),
  );
  await addPersonas(persona('Nandu'));
});

test.each(['', 'con espacio', 'a'.repeat(33), 'tab\tulador', 'salto\n', 'control\u0007'])(
  'the name %j is refused',
  async (name) => {
    await expect(addPersonas(persona(name))).rejects.toMatchObject({
      constraint: 'usuarios_usuario',
    });
  },
);

test('a signature belongs to one active person; a dismissed person’s is free', async () => {
  await addPersonas(
    persona('Ana', { firma: 'AÑ1' }),
    persona('Eva', { firma: 'EVA', despedido_en: ahora }),
  );
  await addPersonas(persona('Eva2', { firma: 'EVA' }));
  await expect(addPersonas(persona('Otra', { firma: 'AÑ1' }))).rejects.toSatisfy((error) =>
    isUniqueViolation(error, 'usuarios_firma_unica'),
  );
  await expect(addPersonas(persona('Mala', { firma: 'ab1' }))).rejects.toMatchObject({
    constraint: 'usuarios_firma',
  });
});

test('a person has at most one pending request, and a resolved request has its time', async () => {
  await addPersonas(persona('Jefa'), persona('Ana'));
  const solicitud = {
    usuario_id: 2,
    encargado_id: 1,
    mision_anterior_id: 1,
    mision_nueva_id: 2,
    creada_en: ahora,
  };
  const ask = () => database.kysely.insertInto('solicitudes').values(solicitud).execute();
  await ask();
  await expect(ask()).rejects.toSatisfy((error) =>
    isUniqueViolation(error, 'solicitudes_una_pendiente'),
  );
  const resolve = database.kysely.updateTable('solicitudes').set({ estado: 'declinada' });
  await expect(resolve.execute()).rejects.toMatchObject({ constraint: 'solicitudes_resuelta' });
  await resolve.set({ resuelta_en: ahora }).execute();
  await ask();
});

test('a sentence of an earlier portal has one of the sources of a history', async () => {
  const table = (await readSchema(database.kysely)).find(({ name }) => name === 'historia_traida');
  const values = table?.columns.find(({ name }) => name === 'fuente')?.values ?? [];
  expect([...values].sort()).toEqual([...FUENTES].sort());
  await addPersonas(persona('Ana'));
  const row = { usuario_id: 1, fuente: 'otras', texto: 'Una frase', fecha: ahora };
  await expect(
    database.kysely
      .insertInto('historia_traida')
      .values(row as never)
      .execute(),
  ).rejects.toMatchObject({ constraint: 'historia_traida_fuente' });
});

test('one pay period is open at a time', async () => {
  const open = () => database.kysely.insertInto('periodos').values({ abierto_en: ahora }).execute();
  await open();
  await expect(open()).rejects.toSatisfy((error) =>
    isUniqueViolation(error, 'periodos_uno_abierto'),
  );
  await database.kysely.updateTable('periodos').set({ cerrado_en: ahora }).execute();
  await open();
});

test('two missions can swap their places in one transaction', async () => {
  await database.kysely.transaction().execute(async (trx) => {
    await sql`set constraints misiones_posicion_unica deferred`.execute(trx);
    await trx.updateTable('misiones').set({ posicion: 2 }).where('nombre', '=', 'Uno').execute();
    await trx.updateTable('misiones').set({ posicion: 1 }).where('nombre', '=', 'Dos').execute();
  });
  const rows = await database.kysely
    .selectFrom('misiones')
    .select('nombre')
    .orderBy('posicion')
    .execute();
  expect(rows.map((row) => row.nombre)).toEqual(['Dos', 'Uno']);
});

test.each(['5 minutes', '-1 hour', 'hour', '5  days', '5 days\n'])(
  'the interval %j is refused',
  async (interval) => {
    const change = database.kysely.updateTable('categorias').set({ tiempo_ascenso: interval });
    await expect(change.execute()).rejects.toMatchObject({
      constraint: 'categorias_tiempo_ascenso',
    });
  },
);

describe('the audit log is append-only', () => {
  test.each([
    "update bitacora set operacion = 'otra'",
    'delete from bitacora',
    'delete from bitacora where false',
    'truncate bitacora',
    'truncate usuarios cascade',
  ])('the audit log is append-only: «%s» is refused', async (statement) => {
    await database.kysely
      .insertInto('bitacora')
      .values({ fecha: ahora, operacion: 'prueba', despues: JSON.stringify({ a: 1 }) })
      .execute();
    await expect(sql.raw(statement).execute(database.kysely)).rejects.toThrow('append-only');
    expect(
      await database.kysely.selectFrom('bitacora').select(['operacion', 'despues']).execute(),
    ).toEqual([{ operacion: 'prueba', despues: { a: 1 } }]);
  });
});

test('every table has an index for the rows of one person', async () => {
  const { rows } = await sql`
    select c.conrelid::regclass::text as "withoutIndex"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and a.attname = 'usuario_id'
      and not exists (select from pg_index i where i.indrelid = c.conrelid and (i.indkey::int2[])[0] = a.attnum)`.execute(
    database.kysely,
  );
  expect(rows).toEqual([]);
});
