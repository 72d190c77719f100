import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('membresias_vendidas').execute();
  await agency.db.deleteFrom('misiones_vendidas').execute();
  await agency.db.deleteFrom('ventas').execute();
});
afterEach(() => agency.close());

const DAY = 86_400_000;
const inDays = (days: number) => new Date(agency.now().getTime() + days * DAY).toISOString();
const idOfMembresia = async (nombre: string): Promise<number> =>
  (
    await agency.db
      .selectFrom('membresias')
      .select('id')
      .where('nombre', '=', nombre)
      .executeTakeFirstOrThrow()
  ).id;

interface Sale {
  as?: string;
  to?: string;
  membresia?: string;
  periodo?: 0 | 1;
  creditos?: number;
  headers?: Record<string, string>;
}

const sell = async ({
  as = 'Supervisora',
  to = 'Recluta',
  membresia = 'VIP',
  periodo = 1,
  creditos,
  headers = {},
}: Sale = {}) => {
  const body = {
    user: await agency.idOf(to),
    isExterno: 0,
    membresia: await idOfMembresia(membresia),
    periodo,
    ...(creditos !== undefined && { creditos }),
  };
  return agency.call('addMembresia', { as, body, headers });
};
const sellOutside = async (user: unknown, membresia = 'VIP', periodo?: 0 | 1) =>
  agency.call('addMembresia', {
    as: 'Supervisora',
    body: {
      user,
      isExterno: 1,
      membresia: await idOfMembresia(membresia),
      ...(periodo !== undefined && { periodo }),
    },
  });
const remove = (id: number, as = 'Supervisora', headers: Record<string, string> = {}) =>
  agency.call('deleteMemb', { as, body: { id }, headers });
const list = async () => (await agency.call('allMembership', { as: 'Supervisora' })).body;
const ventas = async () => (await agency.call('allVentas', { as: 'Gerente' })).body;
const pay = async (pagado: 0 | 1) =>
  agency.call('ventaAction', {
    as: 'Gerente',
    params: { id: (await ventas())[0].id },
    query: { pagado },
  });
const audits = () =>
  agency.db
    .selectFrom('bitacora')
    .select(['operacion', 'objetivo_tipo', 'objetivo_id', 'despues'])
    .orderBy('id')
    .execute();

describe('selling a membership', () => {
  test('selling a membership begins it now and records the sale for the seller (MEM-05, MEM-06, MEM-11, MEM-17)', async () => {
    expect(await sell({ creditos: 40 })).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Membresía VIP vendida a Recluta', status: 0 },
    });
    const [usuario, membresia] = [await agency.idOf('Recluta'), await idOfMembresia('VIP')];
    const [sale] = await list();
    expect(sale).toEqual({
      id: expect.any(Number),
      membresiaNombre: 'VIP',
      usuarioNombre: 'Recluta',
      externo: 0,
      encargadoNombre: 'Supervisora',
      fecha: agency.now().toISOString(),
      finaliza: inDays(30),
      estado: 'Activa',
      perma: 0,
      vip: 1,
      usuario,
      membresia,
      credito: 40,
      pagado: 0,
    });
    const venta = {
      encargoNombre: 'Supervisora',
      usuario,
      usuarioNombre: 'Recluta',
      externo: 0,
      descripcion: 'Membresía VIP, 30 días',
      credito: 40,
      pagado: 0,
    };
    expect(await ventas()).toMatchObject([venta]);
    expect(await audits()).toMatchObject([
      {
        operacion: 'addMembresia',
        objetivo_tipo: 'membresia',
        objetivo_id: sale.id,
        despues: { usuario, credito: 40 },
      },
    ]);
  });

  test('selling a membership costs half for fifteen days, rounded (MEM-16)', async () => {
    await sell({ membresia: 'Media jornada', periodo: 0 });
    expect(await list()).toMatchObject([{ finaliza: inDays(15), credito: 13 }]);
    expect(await ventas()).toMatchObject([
      { descripcion: 'Membresía Media jornada, 15 días', credito: 13 },
    ]);
  });

  test('selling a membership needs no period if it has no end, and ignores one (MEM-15)', async () => {
    await sell({ membresia: 'Fundadores', periodo: 0 });
    await sellOutside('Visita', 'Fundadores');
    expect(await list()).toMatchObject([
      { usuarioNombre: 'Visita', finaliza: null, credito: 150, perma: 1 },
      { usuarioNombre: 'Recluta', finaliza: null, credito: 150, perma: 1 },
    ]);
  });

  test('selling a membership to an outsider stores only their name, and it is always shown as active (MEM-10)', async () => {
    expect((await sellOutside(' Visita.Ilustre ', 'VIP', 0)).httpStatus).toBe(200);
    agency.pass({ days: 20 });
    expect(await list()).toMatchObject([
      { usuarioNombre: 'Visita.Ilustre', usuario: null, externo: 1, estado: 'Activa' },
    ]);
    expect(await ventas()).toMatchObject([
      { usuarioNombre: 'Visita.Ilustre', usuario: null, externo: 1, credito: 20 },
    ]);
  });

  test('selling a membership to an outsider is refused for the name of an active member, whatever its case', async () => {
    expect(await sellOutside('rECLUTA', 'VIP', 0)).toMatchObject({
      httpStatus: 409,
      body: { campo: 'user', msg: expect.stringContaining('Recluta es de la agencia') },
    });
    expect((await sellOutside('Expulsado', 'VIP', 0)).httpStatus).toBe(200);
  });

  test('selling a membership again continues at the end of the previous sale, and the profile shows one membership', async () => {
    await sell({ periodo: 0 });
    agency.pass({ days: 5 });
    await sell({ periodo: 1 });
    expect((await list()).map((one: { finaliza: string }) => one.finaliza)).toEqual([
      inDays(40),
      inDays(10),
    ]);
    expect((await agency.call('MyPerfil', { as: 'Recluta' })).body.membresias).toEqual([
      { membresiaNombre: 'VIP', membresia: expect.any(Number), dias: 40 },
    ]);
    expect(await ventas()).toHaveLength(2);
  });

  test('selling a membership again after its end begins now, and another kind or buyer is independent', async () => {
    await sell({ periodo: 0 });
    await sell({ membresia: 'Media jornada' });
    await sell({ to: 'Agente' });
    expect((await list()).map((one: { finaliza: string }) => one.finaliza)).toEqual([
      inDays(30),
      inDays(30),
      inDays(15),
    ]);
    agency.pass({ days: 16 });
    await sell({ periodo: 0 });
    expect((await list())[0]).toMatchObject({ usuarioNombre: 'Recluta', finaliza: inDays(15) });
  });

  test('selling a membership again to the same outsider continues too, whatever the case of the name', async () => {
    await sellOutside('Visita', 'VIP', 1);
    await sellOutside('VISITA', 'VIP', 1);
    expect((await list())[0]).toMatchObject({ finaliza: inDays(60) });
  });

  test('a membership without an end is sold to a person only once', async () => {
    await sell({ membresia: 'Fundadores' });
    expect(await sell({ membresia: 'Fundadores' })).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Recluta ya tiene Fundadores para siempre.' },
    });
    expect(await ventas()).toHaveLength(1);
  });

  test.each<[object, string]>([
    [{ user: '' }, 'user'],
    [{ user: 'Recluta' }, 'user'],
    [{ user: '   ', isExterno: 1 }, 'user'],
    [{ user: 6, isExterno: 1 }, 'user'],
    [{ periodo: undefined }, 'periodo'],
  ])('a sale of a membership with %j is incomplete (MEM-12 to MEM-14)', async (more, campo) => {
    const body = {
      user: await agency.idOf('Recluta'),
      isExterno: 0,
      membresia: await idOfMembresia('VIP'),
      periodo: 1,
      ...more,
    };
    expect(await agency.call('addMembresia', { as: 'Supervisora', body })).toMatchObject({
      httpStatus: 400,
      body: { msg: 'Faltan Datos', campo },
    });
    expect(await list()).toEqual([]);
  });

  test('selling an unknown membership answers 404, and a dismissed person cannot buy as a member', async () => {
    const body = {
      user: await agency.idOf('Recluta'),
      isExterno: 0,
      membresia: await idOfMembresia('VIP'),
      periodo: 1,
    };
    expect(
      await agency.call('addMembresia', {
        as: 'Supervisora',
        body: { ...body, membresia: 99_999 },
      }),
    ).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa membresía no existe.' },
    });
    expect(
      (await agency.call('addMembresia', { as: 'Supervisora', body: { ...body, user: 99_999 } }))
        .httpStatus,
    ).toBe(404);
    expect(await sell({ to: 'Expulsado' })).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa persona ya no está en la agencia.' },
    });
  });

  test('selling a membership at an outdated price is refused with the current price', async () => {
    await agency.db
      .updateTable('membresias')
      .set({ precio: 45 })
      .where('nombre', '=', 'VIP')
      .execute();
    expect(await sell({ creditos: 40 })).toMatchObject({
      httpStatus: 409,
      body: { msg: expect.stringContaining('ahora son 45c') },
    });
    expect((await sell({ creditos: 45 })).httpStatus).toBe(200);
  });

  test('selling a membership needs mem; the list needs mem or adm (MEM-04)', async () => {
    for (const as of ['Oficial', 'Recluta']) expect((await sell({ as })).httpStatus, as).toBe(403);
    expect((await agency.call('allMembership', { as: 'Oficial' })).httpStatus).toBe(403);
    await agency.db.deleteFrom('categoria_permisos').where('codigo', '=', 'mem').execute();
    expect((await sell({ as: 'Supervisora' })).httpStatus).toBe(403);
    expect((await agency.call('allMembership', { as: 'Supervisora' })).httpStatus).toBe(200);
  });

  test('selling a membership many times at once gives every sale its own days', async () => {
    const [keys, body] = [
      [await agency.keyOf('Supervisora'), await agency.keyOf('Gerente')],
      {
        user: await agency.idOf('Recluta'),
        isExterno: 0,
        membresia: await idOfMembresia('VIP'),
        periodo: 1,
      },
    ];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        agency.call('addMembresia', { key: keys[i % 2] as string, body }),
      ),
    );
    expect(answers.map(({ httpStatus }) => httpStatus)).toEqual(Array(8).fill(200));
    const ends = (await list()).map((one: { finaliza: string }) => one.finaliza).sort();
    expect(ends).toEqual([30, 60, 90, 120, 150, 180, 210, 240].map(inDays));
  });

  test('selling a membership twice with one key, as after a lost answer, sells once', async () => {
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const [first, second] = [await sell({ headers }), await sell({ headers })];
    expect(second).toMatchObject({ httpStatus: 200, body: first.body });
    expect(await ventas()).toHaveLength(1);
  });
});

describe('the sold memberships', () => {
  test('the sold memberships are active until their exact end (MEM-08)', async () => {
    await sell({ periodo: 0 });
    agency.pass({ days: 15, minutes: -1 });
    expect(await list()).toMatchObject([{ estado: 'Activa' }]);
    agency.pass({ minutes: 1 });
    expect(await list()).toMatchObject([{ estado: 'Terminada' }]);
  });

  test('a sold membership reduces requirements in the payroll at once, and a deleted membership no longer does nor appears in the profile', async () => {
    const reduced = async () => (await agency.call('allNomina', { as: 'Gerente' })).body[2];
    const before = await agency.call('allNomina', { as: 'Gerente' });
    await sell({ membresia: 'Media jornada' });
    const headers = { 'if-none-match': String(before.headers.etag) };
    expect((await agency.call('allNomina', { as: 'Gerente', headers })).httpStatus).toBe(200);
    expect(await reduced()).toContainEqual({ id_usuario: await agency.idOf('Recluta') });
    await remove((await list())[0].id);
    expect(await reduced()).toEqual([]);
    expect((await agency.call('MyPerfil', { as: 'Recluta' })).body.membresias).toEqual([]);
  });
});

describe('deleting a sold membership', () => {
  test('deleting a sold membership hides it and cancels its unpaid sale; the row stays, with its author (MEM-18)', async () => {
    await sell();
    const [{ id }] = await list();
    expect(await remove(id)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Membresía de Recluta borrada, y su venta pendiente anulada' },
    });
    expect(await list()).toEqual([]);
    expect(await ventas()).toEqual([]);
    const por = { anulado_en: agency.now(), anulado_por: await agency.idOf('Supervisora') };
    expect(await agency.db.selectFrom('membresias_vendidas').selectAll().execute()).toMatchObject([
      { id, ...por },
    ]);
    expect(await agency.db.selectFrom('ventas').selectAll().execute()).toMatchObject([por]);
    expect((await audits()).at(-1)).toMatchObject({
      operacion: 'deleteMemb',
      objetivo_id: id,
      despues: { ventaAnulada: true },
    });
  });

  test('deleting a sold membership keeps a paid sale in the accounts, and says so', async () => {
    await sell();
    await pay(1);
    expect(await list()).toMatchObject([{ pagado: 1 }]);
    expect(await remove((await list())[0].id)).toMatchObject({
      body: { msg: 'Membresía de Recluta borrada; su venta sigue en Ventas' },
    });
    expect(await list()).toEqual([]);
    expect(await ventas()).toMatchObject([{ usuarioNombre: 'Recluta', pagado: 1 }]);
  });

  test('deleting a finished membership does not cancel its unpaid sale', async () => {
    await sell({ periodo: 0 });
    agency.pass({ days: 16 });
    expect(await remove((await list())[0].id)).toMatchObject({
      body: { msg: 'Membresía de Recluta borrada; su venta sigue en Ventas' },
    });
    expect(await ventas()).toMatchObject([{ pagado: 0, credito: 20 }]);
  });

  test('deleting a sold membership deletes only the membership if it is older than the accounts', async () => {
    const row = {
      membresia_id: await idOfMembresia('VIP'),
      usuario_id: await agency.idOf('Recluta'),
      encargado_id: await agency.idOf('Gerente'),
    };
    await agency.db
      .insertInto('membresias_vendidas')
      .values({ ...row, fecha: agency.now(), finaliza: inDays(9) })
      .execute();
    expect(await list()).toMatchObject([{ credito: null, pagado: null }]);
    expect(await remove((await list())[0].id)).toMatchObject({
      body: { msg: 'Membresía de Recluta borrada' },
    });
  });

  test('deleting a sold membership lets the buyer’s next sale begin now, with its full duration', async () => {
    await sell({ periodo: 0 });
    await sell({ periodo: 1 });
    await sell({ to: 'Agente', periodo: 1 });
    agency.pass({ days: 5 });
    const first = (await list()).find(
      (one: { finaliza: string; usuarioNombre: string }) => one.finaliza === inDays(10),
    );
    await remove(first.id);
    expect(
      (await list()).map((one: { usuarioNombre: string; finaliza: string }) => [
        one.usuarioNombre,
        one.finaliza,
      ]),
    ).toEqual([
      ['Agente', inDays(25)],
      ['Recluta', inDays(30)],
    ]);
  });

  test('a deleted membership is not deleted again, and an unknown membership answers 404', async () => {
    await sell();
    const [{ id }] = await list();
    await remove(id);
    expect(await remove(id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa membresía ya estaba borrada.' },
    });
    expect(await remove(99_999)).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa membresía vendida no existe.' },
    });
    expect((await remove(id, 'Oficial')).httpStatus).toBe(403);
  });

  test('deleting a sold membership ten times at once deletes once', async () => {
    await sell({ periodo: 0 });
    await sell({ periodo: 1 });
    const [{ id }, key] = [(await list()).at(-1), await agency.keyOf('Supervisora')];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => agency.call('deleteMemb', { key, body: { id } })),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
    expect(await list()).toMatchObject([{ finaliza: inDays(30) }]);
  });

  test('a sold membership deleted during its payment was either paid and stays, or is cancelled', async () => {
    await sell();
    const [{ id }, [{ id: venta }], keys] = [
      (await list())[0],
      await ventas(),
      [await agency.keyOf('Supervisora'), await agency.keyOf('Gerente')] as const,
    ];
    const [deleted, paid] = await Promise.all([
      agency.call('deleteMemb', { key: keys[0], body: { id } }),
      agency.call('ventaAction', { key: keys[1], params: { id: venta }, query: { pagado: 1 } }),
    ]);
    expect(deleted.httpStatus).toBe(200);
    const [row] = await agency.db.selectFrom('ventas').selectAll().execute();
    expect([row?.pagado_en === null, row?.anulado_en === null]).toEqual(
      paid.httpStatus === 200 ? [false, true] : [true, false],
    );
  });
});

test('a buyer’s memberships are read without reading all sales, also for outsiders', async () => {
  const [membresia, encargado] = [await idOfMembresia('VIP'), await agency.idOf('Supervisora')];
  await sql`
    insert into membresias_vendidas (membresia_id, externo, externo_plegado, encargado_id, fecha)
    select ${membresia}::int, 'Visita' || i, 'visita' || i, ${encargado}::int, ${agency.now()}::timestamptz from generate_series(1, 5000) as i`.execute(
    agency.db,
  );
  await sql`analyze membresias_vendidas`.execute(agency.db);
  const plan = await agency.db
    .selectFrom('membresias_vendidas')
    .selectAll()
    .where('anulado_en', 'is', null)
    .where('externo_plegado', '=', 'visita77')
    .explain();
  expect(JSON.stringify(plan)).toContain('membresias_vendidas_externo');
});
