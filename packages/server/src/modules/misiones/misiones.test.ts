import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('misiones_vendidas').execute();
});
afterEach(() => agency.close());

interface Sale {
  as?: string;
  to?: string;
  mision?: string;
  creditos?: number;
  headers?: Record<string, string>;
}

const idOfMision = async (nombre: string): Promise<number> =>
  (
    await agency.db
      .selectFrom('misiones')
      .select('id')
      .where('nombre', '=', nombre)
      .executeTakeFirstOrThrow()
  ).id;
const sell = async ({
  as = 'Supervisora',
  to = 'Recluta',
  mision = 'Vigilante II',
  creditos = 20,
  headers = {},
}: Sale = {}) =>
  agency.call('addMision', {
    as,
    body: { usuario: await agency.idOf(to), rango: await idOfMision(mision), creditos },
    headers,
  });
const misionOf = async (name: string) =>
  (await agency.call('getUsuarios', { as: 'Gerente', query: { q: name } })).body[0].mision;
const sold = async () => (await agency.call('misionesVenta', { as: 'Supervisora' })).body;
const lastVenta = async () => (await agency.call('allVentas', { as: 'Supervisora' })).body[0];
const conflict = (msg: unknown) => ({ httpStatus: 409, body: { msg } });

describe('selling a mission', () => {
  test('selling a mission sets the mission and records the sale and the logs (MIS-03, MIS-09, MIS-10)', async () => {
    expect(await sell()).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Recluta ahora es Vigilante II', status: 0 },
    });
    const usuario = await agency.idOf('Recluta');
    expect(await misionOf('Recluta')).toBe('Vigilante II');
    expect(await sold()).toEqual([
      {
        usuarioNombre: 'Recluta',
        mision: 'Vigilante II',
        encargadoNombre: 'Supervisora',
        creditos: 20,
        fecha: agency.now().toISOString(),
        id: expect.any(Number),
        anterior: 'Recluta',
      },
    ]);
    expect(await lastVenta()).toMatchObject({
      encargoNombre: 'Supervisora',
      usuario,
      descripcion: 'Misión Vigilante II',
      credito: 20,
      pagado: 0,
    });
    const supervisora = await agency.idOf('Supervisora');
    expect(
      await agency.db
        .selectFrom('cambios_rango')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(1)
        .execute(),
    ).toMatchObject([
      {
        usuario_id: usuario,
        encargado_id: supervisora,
        mision_nueva_id: await idOfMision('Vigilante II'),
        fecha: agency.now(),
      },
    ]);
    const [audit] = await agency.db.selectFrom('bitacora').selectAll().execute();
    expect(audit).toMatchObject({
      actor_id: supervisora,
      operacion: 'addMision',
      objetivo_tipo: 'usuario',
      objetivo_id: usuario,
      despues: { credito: 20 },
    });
  });

  test('selling a mission costs the difference, so the next step is cheaper', async () => {
    await sell();
    expect(await sell({ mision: 'Vigilante III', creditos: 25 })).toMatchObject(
      conflict('El precio ha cambiado: ahora son 5c. Revísalo y vuelve a enviarlo.'),
    );
    expect((await sell({ mision: 'Vigilante III', creditos: 5 })).httpStatus).toBe(200);
    expect((await sold()).map(({ creditos }: { creditos: number }) => creditos)).toEqual([5, 20]);
  });

  test('selling a mission is refused at an outdated price', async () => {
    await agency.db
      .updateTable('misiones')
      .set({ precio: 44 })
      .where('nombre', '=', 'Vigilante II')
      .execute();
    expect(await sell()).toMatchObject(conflict(expect.stringContaining('ahora son 44c')));
    expect(await misionOf('Recluta')).toBe('Recluta');
    expect(await sold()).toEqual([]);
  });

  test('selling a mission is limited to missions that are for sale and higher (MIS-07, MIS-08)', async () => {
    await agency.db
      .updateTable('misiones')
      .set({ venta: false })
      .where('nombre', '=', 'Vigilante II')
      .execute();
    expect(await sell()).toMatchObject(conflict('Esa misión no está a la venta.'));
    expect(await sell({ to: 'Agente', mision: 'Agente I', creditos: 0 })).toMatchObject(
      conflict('Esa persona ya tiene esa misión u otra superior.'),
    );
    expect(await sell({ to: 'Agente', mision: 'Vigilante I', creditos: 0 })).toMatchObject(
      conflict('Esa persona ya tiene esa misión u otra superior.'),
    );
    await agency.db
      .updateTable('misiones')
      .set({ precio: 500 })
      .where('nombre', '=', 'Recluta')
      .execute();
    expect(await sell({ mision: 'Vigilante III', creditos: 0 })).toMatchObject(
      conflict(expect.stringContaining('cuesta menos')),
    );
  });

  test('selling a mission is limited to people and missions of categories lower than the seller’s; the owner has no such limit', async () => {
    await agency.place('Oficial', 'Supervisión I');
    const misiones = await agency.db
      .selectFrom('misiones')
      .select(['nombre', 'precio'])
      .where('categoria_id', '=', 8)
      .orderBy('posicion')
      .execute();
    const [own, next] = misiones as [
      { nombre: string; precio: number },
      { nombre: string; precio: number },
    ];
    expect(await sell({ to: 'Supervisora' })).toMatchObject(
      conflict('Nadie se vende una misión a sí mismo.'),
    );
    for (const to of ['Oficial', 'Gerente', 'Fundadora']) {
      expect(await sell({ to, mision: next.nombre, creditos: 5 }), to).toMatchObject(
        conflict('Solo puedes vender a personas de una categoría inferior a la tuya.'),
      );
    }
    expect(await sell({ mision: own.nombre, creditos: own.precio })).toMatchObject(
      conflict('Solo puedes vender misiones por debajo de tu categoría.'),
    );
    expect(
      (
        await sell({
          as: 'Fundadora',
          to: 'Oficial',
          mision: next.nombre,
          creditos: next.precio - own.precio,
        })
      ).httpStatus,
    ).toBe(200);
  });

  test('selling a mission is limited from firma_desde on to people with a signature', async () => {
    const precio = (
      await agency.db
        .selectFrom('misiones')
        .select('precio')
        .where('nombre', '=', 'Oficial I')
        .executeTakeFirstOrThrow()
    ).precio;
    const offer = { mision: 'Oficial I', creditos: precio };
    expect(await sell(offer)).toMatchObject(conflict(expect.stringContaining('exige firma')));
    await agency.db
      .updateTable('usuarios')
      .set({ firma: 'REC' })
      .where('usuario', '=', 'Recluta')
      .execute();
    expect((await sell(offer)).httpStatus).toBe(200);
  });

  test('selling a mission ends a pending promotion from the previous mission, and restarts the wait', async () => {
    expect(
      (
        await agency.call('sendAscenso', {
          as: 'Oficial',
          body: { usuario: await agency.idOf('Recluta') },
        })
      ).httpStatus,
    ).toBe(200);
    const [solicitud] = (
      await agency.call('getSolicitudes', {
        as: 'Recluta',
        params: { id: await agency.idOf('Recluta') },
      })
    ).body;
    await sell();
    expect(
      (
        await agency.call('getSolicitudes', {
          as: 'Recluta',
          params: { id: await agency.idOf('Recluta') },
        })
      ).body,
    ).toEqual([]);
    const body = {
      option: 0,
      id: solicitud.id,
      encargado: solicitud.encargado,
      rango: solicitud.id_rango,
      mision: solicitud.nueva,
    };
    expect((await agency.call('actionSolicitudes', { as: 'Recluta', body })).httpStatus).toBe(409);
    const ascenso = (
      await agency.call('verUltimoAscenso', {
        as: 'Oficial',
        params: { userId: await agency.idOf('Recluta') },
      })
    ).body;
    expect(ascenso).toMatchObject({ mision: 'Vigilante II', disponible: false });
  });

  test('selling a mission is refused to an unknown or dismissed person and of an unknown mission, and it needs mis', async () => {
    const body = { usuario: 99_999, rango: await idOfMision('Vigilante II'), creditos: 20 };
    expect((await agency.call('addMision', { as: 'Supervisora', body })).httpStatus).toBe(404);
    expect(await sell({ to: 'Expulsado' })).toMatchObject(
      conflict('Esa persona ya no está en la agencia.'),
    );
    const unknown = { usuario: await agency.idOf('Recluta'), rango: 99_999, creditos: 20 };
    expect(await agency.call('addMision', { as: 'Supervisora', body: unknown })).toMatchObject({
      httpStatus: 400,
      body: { campo: 'rango' },
    });
    expect((await sell({ as: 'Oficial' })).httpStatus).toBe(403);
    for (const call of ['usuariosVentaMision', 'getRangosVenta', 'misionesVenta'] as const)
      expect((await agency.call(call, { as: 'Oficial' })).httpStatus).toBe(403);
  });

  test('selling a mission twenty times at once sells once', async () => {
    const [keys, usuario, rango] = [
      [await agency.keyOf('Supervisora'), await agency.keyOf('Gerente')],
      await agency.idOf('Recluta'),
      await idOfMision('Vigilante II'),
    ];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        agency.call('addMision', {
          key: keys[i % 2] as string,
          body: { usuario, rango, creditos: 20 },
        }),
      ),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([
      200,
      ...Array(19).fill(409),
    ]);
    expect(await sold()).toHaveLength(1);
  });

  test('selling a mission twice with one key, as after a lost answer, sells once and gives the same answer', async () => {
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const [first, second] = [await sell({ headers }), await sell({ headers })];
    expect(second).toMatchObject({ httpStatus: 200, body: first.body });
    expect(await sold()).toHaveLength(1);
  });
});

describe('the missions for sale', () => {
  test('the missions for sale list the people who can buy a higher mission, with the data a sale needs (MIS-04)', async () => {
    const buyers = (await agency.call('usuariosVentaMision', { as: 'Supervisora' })).body;
    const names = buyers.map(({ usuario }: { usuario: string }) => usuario);
    expect(names).toContain('Recluta');
    for (const name of ['Fundadora', 'Gerente', 'Expulsado']) expect(names).not.toContain(name);
    expect(buyers.find(({ usuario }: { usuario: string }) => usuario === 'Oficial')).toEqual({
      id: await agency.idOf('Oficial'),
      usuario: 'Oficial',
      mision: 'Oficial I',
      id_categoria: 5,
      id_rango: await idOfMision('Oficial I'),
      conFirma: 1,
    });
    await agency.db
      .updateTable('misiones')
      .set({ venta: false })
      .where('categoria_id', '>', 1)
      .execute();
    expect((await agency.call('usuariosVentaMision', { as: 'Supervisora' })).body).toEqual([]);
  });

  test('the missions for sale have a price list from the lowest to the highest mission, including missions that are not for sale (MIS-05, MIS-06)', async () => {
    const precios = (await agency.call('getRangosVenta', { as: 'Supervisora' })).body;
    expect(precios[0]).toEqual({
      id: await idOfMision('Recluta'),
      nombre: 'Recluta',
      categoria: 1,
      precio: 0,
      venta: 0,
    });
    expect(precios[4]).toMatchObject({
      nombre: 'Vigilante II',
      categoria: 2,
      precio: 20,
      venta: 1,
    });
    const categorias = precios.map(({ categoria }: { categoria: number }) => categoria);
    expect(categorias).toEqual([...categorias].sort((a, b) => a - b));
  });
});
