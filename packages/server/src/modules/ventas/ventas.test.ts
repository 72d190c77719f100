import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { annulVenta, recordVenta } from './ventas.service';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.updateTable('membresias_vendidas').set({ venta_id: null }).execute();
  await agency.db.deleteFrom('misiones_vendidas').execute();
  await agency.db.deleteFrom('traslados').execute();
  await agency.db.deleteFrom('ventas').execute();
});
afterEach(() => agency.close());

const record = async ({
  por = 'Supervisora',
  a = 'Recluta',
  credito = 40,
  descripcion = 'Membresía VIP, 30 días',
} = {}): Promise<number> => {
  const usuarioId = await agency.db
    .selectFrom('usuarios')
    .select('id')
    .where('usuario', '=', a)
    .executeTakeFirst();
  const comprador = usuarioId ? { usuarioId: usuarioId.id } : { externo: a };
  return recordVenta(agency.db, {
    encargadoId: await agency.idOf(por),
    comprador,
    origen: 'membresia',
    descripcion,
    credito,
    ahora: agency.now(),
  });
};
const annul = async (id: number) =>
  annulVenta(agency.db, { id, por: await agency.idOf('Gerente'), ahora: agency.now() });
const mark = (id: number, pagado?: 0 | 1, as = 'Gerente', headers: Record<string, string> = {}) =>
  agency.call('ventaAction', {
    as,
    params: { id },
    ...(pagado !== undefined && { query: { pagado } }),
    headers,
  });
const all = async () => (await agency.call('allVentas', { as: 'Supervisora' })).body;
const pending = async () => (await agency.call('ventasPendientes', { as: 'Supervisora' })).body;
const audits = () =>
  agency.db
    .selectFrom('bitacora')
    .select(['actor_id', 'operacion', 'objetivo_tipo', 'objetivo_id', 'antes', 'despues'])
    .orderBy('id')
    .execute();

describe('the list of sales', () => {
  test('the list of sales has the newest first, as they were sold (VEN-02, VEN-07)', async () => {
    await record({ a: 'Visita.Ilustre', credito: 20 });
    agency.pass({ minutes: 1 });
    const id = await record();
    const [first, second] = await all();
    expect(first).toEqual({
      id,
      encargado: await agency.idOf('Supervisora'),
      encargoNombre: 'Supervisora',
      usuario: await agency.idOf('Recluta'),
      usuarioNombre: 'Recluta',
      externo: 0,
      descripcion: 'Membresía VIP, 30 días',
      credito: 40,
      fecha: agency.now().toISOString(),
      pagado: 0,
      pagado_en: null,
      pagadoNombre: null,
    });
    expect(second).toMatchObject({
      usuario: null,
      usuarioNombre: 'Visita.Ilustre',
      externo: 1,
      credito: 20,
    });
  });

  test('the list of sales omits cancelled sales', async () => {
    const [kept, gone] = [await record(), await record()];
    expect(await annul(gone)).toBe(true);
    expect((await all()).map(({ id }: { id: number }) => id)).toEqual([kept]);
  });

  test('the list of sales is for ven', async () => {
    for (const call of ['allVentas', 'ventasPendientes'] as const) {
      expect((await agency.call(call, { as: 'Oficial' })).httpStatus).toBe(403);
      expect((await agency.call(call)).httpStatus).toBe(401);
    }
  });

  test('the list of sales is answered with 304 until something changes', async () => {
    const id = await record();
    const { headers } = await agency.call('allVentas', { as: 'Supervisora' });
    const again = () =>
      agency.call('allVentas', {
        as: 'Supervisora',
        headers: { 'if-none-match': String(headers.etag) },
      });
    expect((await again()).httpStatus).toBe(304);
    await mark(id, 1);
    expect((await again()).body).toMatchObject([{ pagado: 1 }]);
  });
});

describe('the sellers’ debts', () => {
  test('the sellers’ debts are the sum of what they have not handed over, with their last sale, in order of name (VEN-01, VEN-08)', async () => {
    await record({ por: 'Supervisora', credito: 40 });
    await record({ por: 'Gerente', credito: 5 });
    agency.pass({ hours: 1 });
    await record({ por: 'Supervisora', credito: 13 });
    const before = agency.now().toISOString();
    agency.pass({ hours: 1 });
    await mark(await record({ por: 'Gerente', credito: 1000 }), 1, 'Fundadora');
    await annul(await record({ por: 'Supervisora', credito: 1000 }));
    expect(await pending()).toEqual([
      { encargoNombre: 'Gerente', Pendiente: 5, fechaU: agency.now().toISOString() },
      { encargoNombre: 'Supervisora', Pendiente: 53, fechaU: before },
    ]);
  });

  test('the sellers’ debts are 0 if all is paid or cost nothing', async () => {
    await mark(await record(), 1);
    await record({ por: 'Gerente', credito: 0 });
    expect(await pending()).toEqual([]);
  });
});

describe('marking a sale', () => {
  test('marking a sale sets the requested values, with author and time (VEN-03, VEN-09)', async () => {
    const id = await record();
    expect(await mark(id, 1)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Venta marcada como pagada', status: 0 },
    });
    const gerente = await agency.idOf('Gerente');
    expect(await agency.db.selectFrom('ventas').selectAll().execute()).toMatchObject([
      { pagado_en: agency.now(), pagado_por: gerente },
    ]);
    expect(await all()).toMatchObject([
      { pagado: 1, pagado_en: agency.now().toISOString(), pagadoNombre: 'Gerente' },
    ]);
    expect(await mark(id, 0)).toMatchObject({ body: { msg: 'Venta marcada como no pagada' } });
    expect(await agency.db.selectFrom('ventas').selectAll().execute()).toMatchObject([
      { pagado_en: null, pagado_por: null },
    ]);
    const what = {
      actor_id: gerente,
      operacion: 'ventaAction',
      objetivo_tipo: 'venta',
      objetivo_id: id,
    };
    expect(await audits()).toMatchObject([
      { ...what, antes: { pagado: 0 }, despues: { pagado: 1 } },
      { ...what, antes: { pagado: 1 }, despues: { pagado: 0 } },
    ]);
  });

  test('marking a sale changes nothing with its current value, and keeps the author', async () => {
    const id = await record();
    await mark(id, 1);
    agency.pass({ days: 1 });
    expect((await mark(id, 1, 'Fundadora')).httpStatus).toBe(200);
    expect(await agency.db.selectFrom('ventas').select('pagado_por').execute()).toEqual([
      { pagado_por: await agency.idOf('Gerente') },
    ]);
    expect(await audits()).toHaveLength(1);
  });

  test('marking a sale toggles it if no value is sent', async () => {
    const id = await record();
    expect((await mark(id)).body.msg).toBe('Venta marcada como pagada');
    expect(await all()).toMatchObject([{ pagado: 1 }]);
    agency.pass({ minutes: 1 });
    expect((await mark(id)).body.msg).toBe('Venta marcada como no pagada');
    expect(await all()).toMatchObject([{ pagado: 0 }]);
  });

  test('marking a sale toggles it once if the browser sends it twice without a value, and repeats the first answer', async () => {
    const id = await record();
    const key = await agency.keyOf('Gerente');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => agency.call('ventaAction', { key, params: { id } })),
    );
    for (const { httpStatus, body } of answers)
      expect([httpStatus, body.msg]).toEqual([200, 'Venta marcada como pagada']);
    expect(await audits()).toHaveLength(1);
    // If another person makes the same call, it is no retry.
    expect((await mark(id, undefined, 'Fundadora')).body.msg).toBe('Venta marcada como no pagada');
  });

  test('marking a sale is never cached, although it is a GET that writes', async () => {
    expect((await mark(await record(), 1)).headers['cache-control']).toBe('no-store');
  });

  test('marking a sale is refused to its seller, in both directions', async () => {
    const id = await record({ por: 'Gerente' });
    const own = {
      httpStatus: 409,
      body: { msg: 'Es tu propia venta: que la entregaste lo marca otra persona.' },
    };
    expect(await mark(id, 1)).toMatchObject(own);
    expect((await mark(id, 1, 'Fundadora')).httpStatus).toBe(200);
    expect(await mark(id, 0)).toMatchObject(own);
    expect(await all()).toMatchObject([{ pagado: 1, pagadoNombre: 'Fundadora' }]);
  });

  test('marking a sale needs pag (VEN-05)', async () => {
    const id = await record();
    for (const as of ['Supervisora', 'Recluta'])
      expect((await mark(id, 1, as)).httpStatus, as).toBe(403);
    expect(await all()).toMatchObject([{ pagado: 0 }]);
  });

  test.each(['2', 'si', '-1', ''])('marking a sale as %j is bad input', async (pagado) => {
    const id = await record();
    expect(
      (await agency.call('ventaAction', { as: 'Gerente', params: { id }, query: { pagado } }))
        .httpStatus,
    ).toBe(400);
  });

  test('marking an unknown sale and paying a cancelled sale are refused', async () => {
    expect(await mark(99_999, 1)).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa venta no existe.' },
    });
    const id = await record();
    await annul(id);
    expect(await mark(id, 1)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa venta se anuló: lo que se vendió fue borrado.' },
    });
  });

  test('marking a sale twice at once to the same value marks once, and so does a retry with the key of a lost answer', async () => {
    const id = await record();
    const keys = [await agency.keyOf('Gerente'), await agency.keyOf('Fundadora')];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        agency.call('ventaAction', {
          key: keys[i % 2] as string,
          params: { id },
          query: { pagado: 1 },
        }),
      ),
    );
    expect(answers.map(({ httpStatus }) => httpStatus)).toEqual(Array(10).fill(200));
    expect(await audits()).toHaveLength(1);
    agency.pass({ minutes: 1 });
    const headers = { 'idempotency-key': 'la-misma-clave' };
    await mark(id, undefined, 'Gerente', headers);
    await mark(id, undefined, 'Gerente', headers);
    expect(await all()).toMatchObject([{ pagado: 0 }]);
  });
});

describe('cancelling a sale', () => {
  test('cancelling a sale works once, and never on a paid sale', async () => {
    const [unpaid, paid] = [await record(), await record()];
    await mark(paid, 1);
    expect([await annul(unpaid), await annul(unpaid), await annul(paid)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await all()).toMatchObject([{ id: paid, pagado: 1 }]);
  });
});

describe('the database', () => {
  test('the database allows one buyer per sale, and no sale that is both paid and cancelled', async () => {
    const id = await record();
    const update = (row: object) =>
      agency.db.updateTable('ventas').set(row).where('id', '=', id).execute();
    const moment = { pagado_en: agency.now(), pagado_por: await agency.idOf('Gerente') };
    await expect(update({ externo: 'Visita' })).rejects.toThrow('ventas_un_comprador');
    await expect(
      update({ ...moment, anulado_en: agency.now(), anulado_por: moment.pagado_por }),
    ).rejects.toThrow('ventas_anulada_sin_pagar');
    await expect(update({ pagado_por: moment.pagado_por })).rejects.toThrow('ventas_pagado');
    await expect(update({ credito: -1 })).rejects.toThrow('ventas_credito');
  });

  test('the database reads the unpaid rows without reading paid rows', async () => {
    const [seller, payer] = [await agency.idOf('Supervisora'), await agency.idOf('Gerente')];
    await sql`
      insert into ventas (encargado_id, externo, origen, descripcion, credito, fecha, pagado_en, pagado_por)
      select ${seller}::int, 'Visita', 'membresia', 'Membresía VIP', 40, ${agency.now()}::timestamptz, ${agency.now()}::timestamptz, ${payer}::int
      from generate_series(1, 5000)`.execute(agency.db);
    await record();
    await sql`analyze ventas`.execute(agency.db);
    const unpaid = agency.db
      .selectFrom('ventas')
      .select('encargado_id')
      .where('pagado_en', 'is', null)
      .where('anulado_en', 'is', null);
    expect(JSON.stringify(await unpaid.explain())).toContain('ventas_pendientes');
  });
});
