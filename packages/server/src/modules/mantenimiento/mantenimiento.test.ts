import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

type Values = Record<string, unknown>;
const ranks = async (as = 'Gerente') => (await agency.call('allInfoRank', { as })).body;
const rank = async (id: number) =>
  (await ranks()).find((c: { id_categoria: number }) => c.id_categoria === id);
const missions = async () => (await agency.call('allInfoMision', { as: 'Gerente' })).body;
const mission = async (nombre: string) =>
  (await missions()).find((m: { nombre: string }) => m.nombre === nombre);
const memberships = async () => (await agency.call('getMembresias')).body;
const membership = async (nombre: string) =>
  (await memberships()).find((m: { nombre: string }) => m.nombre === nombre);
const editRank = (as: string, id: number, data: Values, more: Values = {}) =>
  agency.call('editRank', { as, body: { id, data, ...more } });
const editMemb = (as: string, id: number, data: Values, more: Values = {}) =>
  agency.call('editMemb', { as, body: { id, data, ...more } });
const editMis = (as: string, body: Values) => agency.call('editMis', { as, body });
const audits = () => agency.db.selectFrom('bitacora').selectAll().orderBy('id').execute();
const statuses = (answers: readonly { httpStatus: number }[]) =>
  answers.map(({ httpStatus }) => httpStatus).sort();
const REFUSED = (httpStatus: number, msg: string) => ({ httpStatus, body: { msg, status: 1 } });

describe('the catalogue', () => {
  test('the catalogue has every category with its missions, permissions and people (MAN-01, MAN-04)', async () => {
    const all = await ranks();
    expect(all.map((c: { id_categoria: number }) => c.id_categoria)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(all[4]).toMatchObject({
      n_categoria: 'Oficiales',
      paga_nomina: 14,
      permisos: ['asc', 'tt'],
      personas: 1,
    });
    expect(all[4].misiones.map((m: { nombre: string }) => m.nombre)).toEqual([
      'Oficial I',
      'Oficial II',
      'Oficial III',
    ]);
    // Expulsado is dismissed, so the count omits them.
    expect(all[1].personas).toBe(0);
  });

  test('the catalogue has every mission in ladder order (MAN-05)', async () => {
    const all = await missions();
    expect(all[0]).toEqual({
      id: expect.any(Number),
      id_categoria: 1,
      nombre: 'Recluta',
      venta: expect.any(Number),
      precio: 0,
    });
    const categories = all.map((m: { id_categoria: number }) => m.id_categoria);
    expect(categories).toEqual([...categories].sort((a, b) => a - b));
  });

  test('the catalogue is for users with man', async () => {
    for (const as of ['Supervisora', 'Oficial', 'Recluta']) {
      for (const call of ['allInfoRank', 'allInfoMision'] as const)
        expect((await agency.call(call, { as })).httpStatus, as).toBe(403);
      expect((await editRank(as, 1, { paga_nomina: 5 })).httpStatus, as).toBe(403);
    }
  });
});

describe('a category', () => {
  test('a category changes only in the fields sent (MAN-06)', async () => {
    const before = await rank(5);
    expect(
      await editRank('Gerente', 5, {
        paga_nomina: 25,
        tiempo_ascenso: '3 days',
        placa_avatar: 'ES44A',
        traslado: 'Oficial II',
        porciento: 'la mitad',
      }),
    ).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Categoría Oficiales editada correctamente', status: 0 },
    });
    expect(await rank(5)).toEqual({
      ...before,
      paga_nomina: 25,
      tiempo_ascenso: '3 days',
      placa_avatar: 'ES44A',
      traslado: 'Oficial II',
      porciento: 'la mitad',
    });
    expect(await audits()).toMatchObject([
      {
        operacion: 'editRank',
        objetivo_tipo: 'categoria',
        objetivo_id: 5,
        antes: {
          paga_nomina: 14,
          tiempo_ascenso: '2 days',
          placa_avatar: 'GAR05',
          traslado: 'Oficial I',
          porciento: '',
        },
        despues: {
          paga_nomina: 25,
          tiempo_ascenso: '3 days',
          placa_avatar: 'ES44A',
          traslado: 'Oficial II',
          porciento: 'la mitad',
        },
      },
    ]);
  });

  test('a category can be sent whole, and is not logged without changes', async () => {
    const { personas: _, ...whole } = await rank(5);
    expect((await editRank('Gerente', 5, whole)).httpStatus).toBe(200);
    expect(await audits()).toEqual([]);
    expect((await editRank('Gerente', 5, { ...whole, n_categoria: 'Oficialía' })).body.msg).toBe(
      'Categoría Oficialía editada correctamente',
    );
    expect((await agency.call('onlyRangos', { as: 'Recluta' })).body[4]).toEqual({
      id_categoria: 5,
      n_categoria: 'Oficialía',
    });
  });

  test.each([
    [{ n_categoria: ' ' }, 'n_categoria', 'Nombre vacio'],
    [{ asciende_hasta: 13 }, 'asciende_hasta', 'Solo hay 12 categorías'],
    [{ tiempo_ascenso: '9999 days' }, 'tiempo_ascenso', 'La espera no puede pasar de 3650 días'],
    [{ paga_nomina: 100_001 }, 'paga_nomina', 'No puede pasar de 100.000'],
    [{ paga_boni: 1_000_000_000 }, 'paga_boni', 'No puede pasar de 100.000'],
    [{ nomina_times: 100_001 }, 'nomina_times', 'No puede pasar de 100.000'],
    [{ boni_ascenso: 10_001 }, 'boni_ascenso', 'No puede pasar de 10.000'],
    [
      { placa: 'javascript:alert(1)' },
      'placa',
      'Escribe una dirección que empiece por / o por https://',
    ],
    [{ paga_nomina: '25c' }, 'data.paga_nomina', 'data.paga_nomina: debe ser un número entero'],
    [{ nomina_times: -1 }, 'data.nomina_times', 'data.nomina_times: debe ser 0 o más'],
    [
      { tiempo_ascenso: '2 weeks' },
      'data.tiempo_ascenso',
      'data.tiempo_ascenso: lleva caracteres que no se admiten',
    ],
  ])('a category with %j is refused (MAN-10)', async (data, campo, msg) => {
    expect(await editRank('Gerente', 5, data)).toMatchObject({
      httpStatus: 400,
      body: { msg, campo },
    });
    expect(await audits()).toEqual([]);
  });

  test.each(['https://otro.test/5.png', '//otro.test/5.png', '/\\otro.test/5.png'])(
    'a category cannot have a badge that the page’s policy would block: %s',
    async (placa) => {
      const msg =
        'El portal no muestra imágenes de ese sitio: escribe una dirección que empiece por /';
      expect(await editRank('Gerente', 5, { placa })).toMatchObject({
        httpStatus: 400,
        body: { msg, campo: 'placa' },
      });
      expect((await editRank('Gerente', 5, { placa: '/placas/5.png' })).httpStatus).toBe(200);
    },
  );

  test('a category can have a badge from the avatars’ site, and keeps a badge that the policy no longer allows', async () => {
    await agency.db
      .updateTable('categorias')
      .set({ placa: 'https://otro.test/5.png' })
      .where('id', '=', 5)
      .execute();
    expect(
      (await editRank('Gerente', 5, { placa: 'https://otro.test/5.png', paga_boni: 1 })).httpStatus,
    ).toBe(200);
    await agency.close();
    agency = await openTestAgency({
      config: { avatarUrl: 'https://avatares.test/cara?u={usuario}' },
    });
    expect(
      (await editRank('Gerente', 5, { placa: 'https://avatares.test/placas/5.png' })).httpStatus,
    ).toBe(200);
    const msg =
      'El portal no muestra imágenes de ese sitio: escribe una dirección que empiece por / o por https://avatares.test/';
    expect(
      (await editRank('Gerente', 5, { placa: 'https://avatares.test.otro.test/5.png' })).body,
    ).toMatchObject({ msg, campo: 'placa' });
  });

  test('a category is edited only by users of a higher category, so that no user sets their own pay; the owner edits all', async () => {
    expect((await editRank('Gerente', 9, { paga_boni: 1 })).httpStatus).toBe(200);
    const refused = REFUSED(403, 'Solo puedes editar categorías y misiones por debajo de la tuya.');
    for (const id of [10, 11])
      expect(await editRank('Gerente', id, { paga_boni: 1 })).toMatchObject(refused);
    for (const id of [10, 11, 12])
      expect((await editRank('Fundadora', id, { paga_boni: 1 })).httpStatus).toBe(200);
    expect(await editRank('Gerente', 99, { paga_boni: 1 })).toMatchObject(
      REFUSED(404, 'Esa categoría no existe.'),
    );
  });

  test('an editor lets a category promote only up to categories lower than the editor’s, unless it already promoted higher', async () => {
    const alto = {
      httpStatus: 400,
      body: {
        msg: 'Solo puedes dejar que ascienda a categorías por debajo de la tuya',
        campo: 'asciende_hasta',
      },
    };
    for (const position of [10, 12])
      expect(await editRank('Gerente', 5, { asciende_hasta: position })).toMatchObject(alto);
    expect((await editRank('Gerente', 5, { asciende_hasta: 9 })).httpStatus).toBe(200);
    expect((await editRank('Fundadora', 5, { asciende_hasta: 12 })).httpStatus).toBe(200);
    expect((await editRank('Gerente', 5, { paga_nomina: 15 })).httpStatus).toBe(200);
    expect(await rank(5)).toMatchObject({ asciende_hasta: 12, paga_nomina: 15 });
  });

  test('a category affects the open payroll at once, and never a closed payroll', async () => {
    const recluta = await agency.idOf('Recluta');
    const open = await agency.db
      .selectFrom('periodos')
      .select('id')
      .where('cerrado_en', 'is', null)
      .executeTakeFirstOrThrow();
    await agency.db.deleteFrom('nomina').where('periodo_id', '=', open.id).execute();
    const entry = {
      usuario_id: recluta,
      periodo_id: open.id,
      fecha: agency.now(),
      encargado_id: null,
      motivo: '',
    };
    await agency.db
      .insertInto('nomina')
      .values([
        { ...entry, tipo: 'asistencia', cantidad: 1 },
        { ...entry, tipo: 'minutos', cantidad: 60 },
      ])
      .execute();
    const paid = async (as = 'Recluta') => {
      const [, pays] = (await agency.call('allNomina', { as })).body;
      return pays.find((p: { usuario: number }) => p.usuario === recluta)?.paga;
    };
    expect(await paid()).toBe(3);
    await editRank('Gerente', 1, { paga_nomina: 7 });
    expect(await paid()).toBe(7);
    await editRank('Gerente', 1, { nomina_times: 61 });
    expect(await paid()).toBeUndefined();
    await editRank('Gerente', 1, { nomina_times: 60 });
    expect(
      (await agency.call('actionReiniciar', { as: 'Gerente', body: { op: 0 } })).httpStatus,
    ).toBe(200);
    await editRank('Gerente', 1, { paga_nomina: 900, nomina_times: 1 });
    const { body } = await agency.call('nominaPeriodo', { as: 'Gerente', params: { id: open.id } });
    expect(body[1]).toContainEqual(expect.objectContaining({ usuario: recluta, paga: 7 }));
  });
});

describe('a category’s default permissions', () => {
  test('a category’s default permissions are changed only by the owner, and apply to each user’s next request', async () => {
    const key = await agency.keyOf('Agente');
    const codes = async () => (await agency.call('checkUser', { key })).body.permisos;
    expect(await editRank('Gerente', 3, { permisos: ['mul'] })).toMatchObject(
      REFUSED(403, 'Solo la persona dueña de la agencia cambia los permisos de una categoría.'),
    );
    expect(await codes()).toEqual([]);
    expect((await editRank('Fundadora', 3, { permisos: ['tt', 'asc'] })).httpStatus).toBe(200);
    expect(await codes()).toEqual(['asc', 'tt']);
    expect((await audits()).at(-1)).toMatchObject({
      antes: { permisos: [] },
      despues: { permisos: ['tt', 'asc'] },
    });
    expect((await editRank('Fundadora', 3, { permisos: [] })).httpStatus).toBe(200);
    expect(await codes()).toEqual([]);
  });

  test('a category’s default permissions may be sent unchanged by others, in any order', async () => {
    expect(
      (await editRank('Gerente', 5, { permisos: ['tt', 'asc'], paga_nomina: 15 })).httpStatus,
    ).toBe(200);
    expect(await rank(5)).toMatchObject({ permisos: ['asc', 'tt'], paga_nomina: 15 });
  });
});

describe('a membership', () => {
  test('a membership changes only in the fields sent (MAN-07, MAN-11)', async () => {
    const before = await membership('VIP');
    expect(
      await editMemb('Gerente', before.id, {
        nombre: 'VIP oro',
        details: 'Dos salas.\n',
        precio: 45,
        reduccion: 1,
      }),
    ).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Membresía VIP oro editada correctamente' },
    });
    expect(await membership('VIP oro')).toEqual({
      ...before,
      nombre: 'VIP oro',
      details: 'Dos salas.\n',
      precio: 45,
      reduccion: 1,
    });
    expect((await agency.call('rangos')).body.reduccion).toHaveLength(2);
    expect(await audits()).toMatchObject([
      {
        objetivo_tipo: 'membresia',
        antes: { nombre: 'VIP', precio: 40, reduccion: 0 },
        despues: { reduccion: 1 },
      },
    ]);
  });

  test('a membership needs a name and a price, and an unknown membership answers 404', async () => {
    const { id } = await membership('VIP');
    expect(await editMemb('Gerente', id, { nombre: '' })).toMatchObject({
      httpStatus: 400,
      body: { msg: 'Nombre vacio', campo: 'nombre' },
    });
    expect((await editMemb('Gerente', id, { precio: '45c' })).httpStatus).toBe(400);
    expect(await editMemb('Gerente', 99_999, { precio: 45 })).toMatchObject(
      REFUSED(404, 'Esa membresía no existe.'),
    );
    expect((await editMemb('Supervisora', id, { precio: 45 })).httpStatus).toBe(403);
  });
});

describe('a mission', () => {
  test('a mission is edited by sending it whole, and keeps its place on the ladder (MAN-08)', async () => {
    const before = await missions();
    const one = await mission('Oficial I');
    expect(
      await editMis('Gerente', {
        ...one,
        id_categoria: 9,
        nombre: 'Oficial primero',
        venta: 0,
        precio: 99,
      }),
    ).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Misión Oficial primero editada correctamente' },
    });
    const after = before.map((m: { id: number }) =>
      m.id === one.id ? { ...one, nombre: 'Oficial primero', venta: 0, precio: 99 } : m,
    );
    expect(await missions()).toEqual(after);
    expect(
      (
        await agency.call('userAllInfo', {
          as: 'Gerente',
          params: { id: await agency.idOf('Oficial') },
        })
      ).body.mision,
    ).toBe('Oficial primero');
    expect(await audits()).toMatchObject([
      {
        objetivo_tipo: 'mision',
        objetivo_id: one.id,
        antes: { nombre: 'Oficial I', venta: 1, precio: 80 },
        despues: { nombre: 'Oficial primero', venta: 0, precio: 99 },
      },
    ]);
  });

  test('a mission needs a name (MAN-09), and is edited only by users of a higher category', async () => {
    const one = await mission('Oficial I');
    expect(await editMis('Gerente', { ...one, nombre: '  ' })).toMatchObject({
      httpStatus: 400,
      body: { msg: 'Nombre vacio', campo: 'nombre' },
    });
    const top = (await missions()).at(-1);
    for (const other of [top, await mission('Gerencia')])
      expect((await editMis('Gerente', { ...other, precio: 1 })).httpStatus).toBe(403);
    expect(await editMis('Gerente', { ...one, precio: 10_000_001 })).toMatchObject({
      httpStatus: 400,
      body: { msg: 'No puede pasar de 10.000.000' },
    });
    expect((await editMis('Fundadora', { ...top, precio: 1 })).httpStatus).toBe(200);
    expect(await editMis('Gerente', { ...one, id: 99_999 })).toMatchObject(
      REFUSED(404, 'Esa misión no existe.'),
    );
  });
});

describe('two editors at once', () => {
  test('two editors at once both succeed if they change different fields, though each sends all fields', async () => {
    const { personas: _, misiones: __, ...seen } = await rank(5);
    await editRank('Gerente', 5, { ...seen, paga_nomina: 20 }, { previos: seen });
    expect(
      (await editRank('Fundadora', 5, { ...seen, paga_boni: 9 }, { previos: seen })).httpStatus,
    ).toBe(200);
    expect(await rank(5)).toMatchObject({ paga_nomina: 20, paga_boni: 9 });
  });

  test('of two editors of one field the later editor gets the conflict, and nothing is overwritten', async () => {
    await editRank('Fundadora', 5, { paga_nomina: 20 }, { previos: { paga_nomina: 14 } });
    expect(
      await editRank(
        'Gerente',
        5,
        { paga_nomina: 30, paga_boni: 9 },
        { previos: { paga_nomina: 14, paga_boni: 6 } },
      ),
    ).toMatchObject(
      REFUSED(
        409,
        'Alguien ha cambiado mientras tanto: Paga de nómina. Vuelve a abrirlo para ver cómo está ahora.',
      ),
    );
    expect(await rank(5)).toMatchObject({ paga_nomina: 20, paga_boni: 6 });
  });

  test.each(['editRank', 'editMemb', 'editMis'] as const)(
    'of several %s at once from one view, one succeeds',
    async (operation) => {
      const [key, one, vip] = [
        await agency.keyOf('Gerente'),
        await mission('Oficial I'),
        await membership('VIP'),
      ];
      const bodies = {
        editRank: (n: number) => ({
          id: 5,
          data: { paga_nomina: n },
          previos: { paga_nomina: 14 },
        }),
        editMemb: (n: number) => ({ id: vip.id, data: { precio: n }, previos: { precio: 40 } }),
        editMis: (n: number) => ({
          ...one,
          precio: n,
          previos: { nombre: one.nombre, venta: one.venta, precio: one.precio },
        }),
      };
      const answers = await Promise.all(
        [101, 102, 103, 104].map((n) =>
          agency.call(operation, { key, body: bodies[operation](n) }),
        ),
      );
      expect(statuses(answers)).toEqual([200, 409, 409, 409]);
      expect(await audits()).toHaveLength(1);
    },
  );

  test('an edit sent twice with one key, as after a lost answer, changes once and gives the same answer', async () => {
    const send = () =>
      agency.call('editRank', {
        as: 'Gerente',
        body: { id: 5, data: { paga_nomina: 20 }, previos: { paga_nomina: 14 } },
        headers: { 'idempotency-key': 'la-misma-clave' },
      });
    const first = await send();
    expect(await send()).toMatchObject({ httpStatus: 200, body: first.body });
    expect(await audits()).toHaveLength(1);
  });
});
