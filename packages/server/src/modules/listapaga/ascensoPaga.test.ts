import { pickCompra } from '@garita/domain/listapaga/mision';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  for (const table of ['multas', 'pago_partes', 'pagos', 'solicitudes', 'cambios_rango'] as const)
    await agency.db.deleteFrom(table).execute();
  await agency.place('Agente', 'Agente I');
});
afterEach(() => agency.close());

/**
 * Adds a row to the pay list. Agente I costs 30 credits, and each further mission of the category
 * costs 5 more.
 */
async function listed(monto: number, name = 'Agente'): Promise<number> {
  const row = {
    usuario_id: await agency.idOf(name),
    categoria_id: 3,
    monto,
    creado_en: agency.now(),
  };
  return (await agency.db.insertInto('pagos').values(row).returning('id').executeTakeFirstOrThrow())
    .id;
}
const misionId = async (nombre: string) =>
  (
    await agency.db
      .selectFrom('misiones')
      .select('id')
      .where('nombre', '=', nombre)
      .executeTakeFirstOrThrow()
  ).id;
const quote = (id: number, as = 'Gerente') =>
  agency.call('ascensoPaga', { as, body: { op: 0, id } });
const apply = (id: number, seen: object = {}, as = 'Gerente') =>
  agency.call('ascensoPaga', { as, body: { op: 1, id, ...seen } });
const misionOf = async (name: string) =>
  (
    await agency.db
      .selectFrom('usuarios as u')
      .innerJoin('misiones as m', 'm.id', 'u.mision_id')
      .select('m.nombre')
      .where('u.usuario', '=', name)
      .executeTakeFirstOrThrow()
  ).nombre;
const filas = async () => (await agency.call('getListaPaga', { as: 'Gerente' })).body[2];
const fine = async (name: string, creditos: number) =>
  agency.call('sendMulta', {
    as: 'Fundadora',
    body: { usuario: await agency.idOf(name), motivo: 'Ruido', creditos },
  });

describe('the quote of a promotion paid with the pay', () => {
  test('the quote of a promotion paid with the pay is the highest mission that the pay can buy, its price and the rest (LPG-09, LPG-24)', async () => {
    const id = await listed(12);
    expect((await quote(id)).body).toEqual({
      msg: 'Agente puede ascender a Agente III',
      status: 0,
      data: {
        usuarioNombre: 'Agente',
        mision: 'Agente I',
        id_rango: await misionId('Agente III'),
        nueva: 'Agente III',
        precio: 10,
        resto: 2,
        faltaFirma: 0,
      },
    });
    expect(await misionOf('Agente')).toBe('Agente I');
    expect(
      await agency.db
        .selectFrom('bitacora')
        .select('id')
        .where('operacion', '=', 'ascensoPaga')
        .execute(),
    ).toEqual([]);
  });

  test('the quote of a promotion paid with the pay uses the pay less the fine', async () => {
    const id = await listed(12);
    await fine('Agente', 4);
    expect((await quote(id)).body.data).toMatchObject({ nueva: 'Agente II', precio: 5, resto: 3 });
  });

  test.each([4, 5, 12, 16, 400])(
    'a quote of %i credits equals the list’s offer for that row, for any payer',
    async (monto) => {
      const id = await listed(monto);
      const [{ compras }] = await filas();
      for (const as of ['Gerente', 'Fundadora']) {
        const { nueva, precio } = (await quote(id, as)).body.data;
        const pagador = {
          id_categoria: as === 'Gerente' ? 10 : 12,
          permisoSys: as === 'Gerente' ? (0 as const) : (1 as const),
        };
        const compra = pickCompra<{ mision: string; categoria: number; precio: number }>(
          compras,
          pagador,
        );
        expect([as, compra?.mision ?? null, compra?.precio ?? 0]).toEqual([as, nueva, precio]);
      }
    },
  );

  test('the pay list offers no promotion for a row that is paid or excluded by a fine', async () => {
    const id = await listed(12);
    await fine('Agente', 12);
    expect(await filas()).toMatchObject([{ restar: 2, compras: [] }]);
    await agency.db.deleteFrom('multas').execute();
    expect((await filas())[0].compras).toHaveLength(1);
    await agency.call('pagar', { as: 'Gerente', body: { id, op: 1 } });
    expect(await filas()).toMatchObject([{ pagado: 1, compras: [] }]);
  });

  test('the quote of a promotion paid with the pay reports a pay that can buy no mission', async () => {
    const id = await listed(4);
    expect((await quote(id)).body).toMatchObject({
      msg: 'Esa paga no alcanza para ninguna misión.',
      data: { id_rango: null, nueva: null, precio: 0, resto: 4 },
    });
    expect(await apply(id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa paga no alcanza para ninguna misión.' },
    });
  });

  test('the quote of a promotion paid with the pay needs pag and a person of a lower category', async () => {
    const own = await listed(12, 'Gerente');
    expect((await quote(own)).httpStatus).toBe(403);
    const id = await listed(12);
    expect((await quote(id, 'Supervisora')).httpStatus).toBe(403);
    expect((await quote(99_999)).httpStatus).toBe(404);
  });

  test('the quote of a promotion paid with the pay stays below the payer’s own category', async () => {
    await agency.place('Agente', 'Oficial I');
    const id = await listed(1_000_000);
    const { nueva } = (await quote(id)).body.data;
    const { categoria_id } = await agency.db
      .selectFrom('misiones')
      .select('categoria_id')
      .where('nombre', '=', nueva)
      .executeTakeFirstOrThrow();
    expect(categoria_id).toBe(9);
  });
});

describe('applying the quote', () => {
  test('applying the quote uses the pay, marks the row as paid, collects its fines and sets the mission like an edit', async () => {
    const id = await listed(12);
    await fine('Agente', 4);
    const seen = {
      usuario: await agency.idOf('Agente'),
      rango: await misionId('Agente II'),
      paga: 8,
      mision: 'Agente II',
    };
    expect(await apply(id, seen)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Agente asciende a Agente II', data: { precio: 5, resto: 3 } },
    });
    expect(await misionOf('Agente')).toBe('Agente II');
    expect(await filas()).toMatchObject([
      {
        id,
        pagado: 1,
        multa: 4,
        restar: 1,
        ascenso: 'Agente II',
        gastado: 5,
        encargadoNombre: 'Gerente',
      },
    ]);
    expect((await agency.call('getAllMultas', { as: 'Gerente' })).body).toMatchObject([
      { cobrado: 1, lista: 1 },
    ]);
    const person = await agency.db
      .selectFrom('usuarios')
      .select('rango_desde')
      .where('usuario', '=', 'Agente')
      .executeTakeFirst();
    expect(person).toEqual({ rango_desde: agency.now() });
    expect(await agency.db.selectFrom('cambios_rango').selectAll().execute()).toMatchObject([
      {
        usuario_id: seen.usuario,
        encargado_id: await agency.idOf('Gerente'),
        mision_nueva_id: seen.rango,
      },
    ]);
    expect(await agency.call('pagar', { as: 'Gerente', body: { id, op: 0 } })).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa paga se gastó en un ascenso: no se puede deshacer.' },
    });
  });

  test('applying the quote ends a pending promotion from the previous mission', async () => {
    const [usuario_id, encargado_id] = [await agency.idOf('Agente'), await agency.idOf('Gerente')];
    const row = {
      usuario_id,
      encargado_id,
      mision_anterior_id: await misionId('Agente I'),
      mision_nueva_id: await misionId('Agente II'),
      creada_en: agency.now(),
    };
    await agency.db.insertInto('solicitudes').values(row).execute();
    await apply(await listed(12));
    expect(
      (await agency.call('getSolicitudes', { as: 'Agente', params: { id: usuario_id } })).body,
    ).toEqual([]);
  });

  test.each([
    ['rango', async () => ({ rango: await misionId('Agente II') })],
    ['mision', async () => ({ mision: 'Agente II' })],
    ['paga', async () => ({ paga: 11 })],
    ['usuario', async () => ({ usuario: await agency.idOf('Recluta') })],
  ])('applying the quote is refused for an outdated %s', async (_, seen) => {
    const id = await listed(12);
    expect(await apply(id, await seen())).toMatchObject({
      httpStatus: 409,
      body: { msg: 'La oferta ha cambiado. Vuelve a consultarla.' },
    });
    expect(await misionOf('Agente')).toBe('Agente I');
    expect(await filas()).toMatchObject([{ id, pagado: 0 }]);
  });

  test('applying the quote waits for a signature if the mission requires one', async () => {
    await agency.db.updateTable('agencia').set({ firma_desde: 3 }).execute();
    await agency.db
      .updateTable('usuarios')
      .set({ firma: null })
      .where('usuario', '=', 'Agente')
      .execute();
    const id = await listed(12);
    expect((await quote(id)).body.data).toMatchObject({ nueva: 'Agente III', faltaFirma: 1 });
    expect(await apply(id)).toMatchObject({
      httpStatus: 409,
      body: { msg: expect.stringContaining('exige firma') },
    });
    await agency.db
      .updateTable('usuarios')
      .set({ firma: 'AGE' })
      .where('usuario', '=', 'Agente')
      .execute();
    expect((await apply(id)).httpStatus).toBe(200);
  });

  test('applying the quote is refused for a paid or archived row', async () => {
    const id = await listed(12);
    await agency.call('pagar', { as: 'Gerente', body: { id, op: 1 } });
    expect(await apply(id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa paga ya está pagada.' },
    });
    await agency.call('actionReiniciar', { as: 'Gerente', body: { op: 1 } });
    expect((await quote(id)).httpStatus).toBe(409);
  });

  test('applying the quote uses the pay once if a payment or another quote comes at the same moment', async () => {
    const id = await listed(12);
    const keys = [await agency.keyOf('Gerente'), await agency.keyOf('Fundadora')] as const;
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, i) =>
        agency.call(i % 3 === 0 ? 'pagar' : 'ascensoPaga', {
          key: keys[(i % 2) as 0 | 1],
          body: { id, op: 1 },
        }),
      ),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([
      200,
      ...Array(8).fill(409),
    ]);
    const spent = answers.findIndex(({ httpStatus }) => httpStatus === 200) % 3 !== 0;
    expect(await misionOf('Agente')).toBe(spent ? 'Agente III' : 'Agente I');
  });
});
