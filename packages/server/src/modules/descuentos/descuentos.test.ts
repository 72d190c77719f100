import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('traslados').execute();
  await agency.db.deleteFrom('descuentos').execute();
});
afterEach(() => agency.close());

type Headers = Record<string, string>;
const create = (codigo: string, descuento = 20, as = 'Gerente', headers: Headers = {}) =>
  agency.call('actionDescuentos', { as, body: { op: 0, codigo, descuento }, headers });
const remove = (id: number, as = 'Gerente', headers: Headers = {}) =>
  agency.call('actionDescuentos', { as, body: { op: 1, id }, headers });
const list = async () => (await agency.call('getAllDescuentos', { as: 'Gerente' })).body;
const worth = (code: string, as = 'Gerente') => agency.call('getDescuento', { as, body: { code } });
const made = async (codigo: string, descuento = 20): Promise<number> => {
  expect((await create(codigo, descuento)).httpStatus).toBe(200);
  return (await list()).find((d: { codigo: string }) => d.codigo === codigo).id;
};
const audits = () =>
  agency.db
    .selectFrom('bitacora')
    .select(['actor_id', 'objetivo_tipo', 'objetivo_id', 'antes', 'despues'])
    .orderBy('id')
    .execute();
const statusesOf = (answers: readonly { httpStatus: number }[]) =>
  answers.map((a) => a.httpStatus).sort();

describe('creating a code', () => {
  test('creating a discount code adds it to the list in order of code, with its author (DSC-02, DSC-04)', async () => {
    await create('VERANO', 20);
    expect(await create(' Año nuevo ', 100, 'Fundadora')).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Código Año nuevo creado: 100% de descuento', status: 0 },
    });
    const all = await list();
    expect(all).toEqual([
      { id: expect.any(Number), codigo: 'Año nuevo', descuento: 100, encargadoNombre: 'Fundadora' },
      { id: expect.any(Number), codigo: 'VERANO', descuento: 20, encargadoNombre: 'Gerente' },
    ]);
    expect((await audits()).at(-1)).toEqual({
      actor_id: await agency.idOf('Fundadora'),
      objetivo_tipo: 'descuento',
      objetivo_id: all[0].id,
      antes: null,
      despues: { codigo: 'Año nuevo', descuento: 100 },
    });
  });

  test.each([
    [{ descuento: 20 }, 'codigo', 'Faltan Datos'],
    [{ codigo: ' ', descuento: 20 }, 'codigo', 'Faltan Datos'],
    [{ codigo: 'VERANO' }, 'descuento', 'Faltan Datos'],
    [
      { codigo: 'VERANO', descuento: 0 },
      'descuento',
      'El descuento es un número entero del 1 al 100.',
    ],
  ])('creating a discount code with %j is refused (DSC-06, DSC-07)', async (body, campo, msg) => {
    expect(
      await agency.call('actionDescuentos', { as: 'Gerente', body: { op: 0, ...body } }),
    ).toMatchObject({ httpStatus: 400, body: { msg, campo } });
    expect(await list()).toEqual([]);
  });

  test.each([101, -1, 12.5, '20 %'])('%j is not a valid percentage', async (descuento) => {
    expect(
      (
        await agency.call('actionDescuentos', {
          as: 'Gerente',
          body: { op: 0, codigo: 'VERANO', descuento },
        })
      ).httpStatus,
    ).toBe(400);
  });

  test('creating a discount code refuses an existing code, whatever its case; accents make another code', async () => {
    await create('Ñandú');
    for (const same of ['ñANDÚ', 'Ñandú ', 'N\u0303andu\u0301']) {
      expect(await create(same, 5), same).toMatchObject({
        httpStatus: 409,
        body: { msg: 'Ese código ya existe.', campo: 'codigo' },
      });
    }
    expect((await create('Nandu')).httpStatus).toBe(200);
  });

  test('creating a discount code is possible again after its deletion, with the new value', async () => {
    await remove(await made('VERANO', 20));
    await create('verano', 35);
    expect((await worth('VERANO')).body).toEqual({ descuento: 35 });
  });

  test('creating a discount code twenty times at once leaves one', async () => {
    const key = await agency.keyOf('Gerente');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        agency.call('actionDescuentos', {
          key,
          body: { op: 0, codigo: i % 2 ? 'verano' : 'VERANO', descuento: i + 1 },
        }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(409)]);
    expect(await list()).toHaveLength(1);
  });
});

describe('deleting a code', () => {
  test('deleting a discount code hides and marks it, so the history stays complete (DSC-05)', async () => {
    const id = await made('VERANO');
    expect(await remove(id)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Código VERANO borrado', status: 0 },
    });
    expect(await list()).toEqual([]);
    expect((await worth('VERANO')).httpStatus).toBe(404);
    const gerente = await agency.idOf('Gerente');
    expect(await agency.db.selectFrom('descuentos').selectAll().execute()).toMatchObject([
      { codigo: 'VERANO', anulado_en: agency.now(), anulado_por: gerente },
    ]);
    expect((await audits()).at(-1)).toMatchObject({
      actor_id: gerente,
      objetivo_id: id,
      antes: { codigo: 'VERANO', descuento: 20 },
    });
  });

  test('deleting a discount code again names the first author; an unknown and a missing id are refused', async () => {
    const id = await made('VERANO');
    await remove(id, 'Fundadora');
    expect(await remove(id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Fundadora ya borró el código VERANO.' },
    });
    expect(await remove(2_147_483_647)).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Ese código no existe.' },
    });
    expect(await agency.call('actionDescuentos', { as: 'Gerente', body: { op: 1 } })).toMatchObject(
      { httpStatus: 400, body: { campo: 'id' } },
    );
  });

  test('of two deletions of a discount code at once, one succeeds and the other names its author', async () => {
    const id = await made('VERANO');
    const keys = [await agency.keyOf('Gerente'), await agency.keyOf('Fundadora')] as const;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        agency.call('actionDescuentos', { key: keys[(i % 2) as 0 | 1], body: { op: 1, id } }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(409)]);
    const { anulado_por } = await agency.db
      .selectFrom('descuentos')
      .select('anulado_por')
      .executeTakeFirstOrThrow();
    const winner = anulado_por === (await agency.idOf('Gerente')) ? 'Gerente' : 'Fundadora';
    for (const { httpStatus, body } of answers)
      if (httpStatus === 409) expect(body.msg).toBe(`${winner} ya borró el código VERANO.`);
  });

  test('deleting a discount code repeated with the same key, as after a lost answer, gives the first answer', async () => {
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const id = await made('VERANO');
    const [first, second] = [
      await remove(id, 'Gerente', headers),
      await remove(id, 'Gerente', headers),
    ];
    expect([first.httpStatus, second.body]).toEqual([200, first.body]);
  });
});

describe('the value of a code', () => {
  test('a discount code is found whatever its case (TRA-10)', async () => {
    await create('VERANO', 20);
    for (const code of ['VERANO', 'verano', ' Verano '])
      expect(await worth(code), code).toMatchObject({ httpStatus: 200, body: { descuento: 20 } });
  });

  test.each([
    ['', 400, 'Faltan datos'],
    ['  ', 400, 'Faltan datos'],
    ['INVIERNO', 404, 'Ese código no existe.'],
    ['%', 404, 'Ese código no existe.'],
  ])(
    'looking up the unknown or empty discount code %j answers %i (TRA-09)',
    async (code, httpStatus, msg) => {
      await create('VERANO');
      expect(await worth(code)).toMatchObject({ httpStatus, body: { msg } });
    },
  );
});

describe('the permissions for discount codes', () => {
  test('the permissions for discount codes are `dec` to create, delete and list, and `trl` to look one up', async () => {
    const id = await made('VERANO');
    for (const as of ['Supervisora', 'Agente']) {
      expect((await create('OTRO', 1, as)).httpStatus, as).toBe(403);
      expect((await remove(id, as)).httpStatus, as).toBe(403);
      expect((await agency.call('getAllDescuentos', { as })).httpStatus, as).toBe(403);
      expect((await worth('VERANO', as)).httpStatus, as).toBe(403);
    }
    await agency.db
      .insertInto('excepciones')
      .values({
        usuario_id: await agency.idOf('Agente'),
        codigo: 'trl',
        encargado_id: await agency.idOf('Fundadora'),
        fecha: agency.now(),
      })
      .execute();
    expect((await worth('VERANO', 'Agente')).httpStatus).toBe(200);
    expect((await agency.call('getAllDescuentos', { as: 'Agente' })).httpStatus).toBe(403);
  });
});

test('the list of discount codes is answered with 304 until a code or a name changes', async () => {
  const id = await made('VERANO');
  const read = (etag?: string) =>
    agency.call('getAllDescuentos', {
      as: 'Gerente',
      headers: etag ? { 'if-none-match': etag } : {},
    });
  const { headers } = await read();
  expect((await read(String(headers.etag))).httpStatus).toBe(304);
  await remove(id);
  expect(await read(String(headers.etag))).toMatchObject({ httpStatus: 200, body: [] });
});

test('a discount code and the list are read without reading the deleted codes', async () => {
  const gerente = await agency.idOf('Gerente');
  await sql`
    insert into descuentos (codigo, codigo_plegado, porciento, encargado_id, creado_en, anulado_en, anulado_por)
    select 'VIEJO' || i, 'viejo' || i, 5, ${gerente}::int, ${agency.now()}::timestamptz, ${agency.now()}::timestamptz, ${gerente}::int
    from generate_series(1, 5000) as i`.execute(agency.db);
  await create('VERANO');
  await sql`analyze descuentos`.execute(agency.db);
  const plan = async (query: ReturnType<typeof sql>) =>
    JSON.stringify((await query.execute(agency.db)).rows);
  expect(
    await plan(
      sql`explain select id from descuentos where codigo_plegado = 'verano' and anulado_en is null`,
    ),
  ).toMatch(/descuentos_(codigo_vivo|vivos)/);
  expect(
    await plan(sql`explain select id from descuentos where anulado_en is null order by codigo, id`),
  ).toMatch(/descuentos_(codigo_vivo|vivos)/);
});
