import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { readEscalafon } from '@garita/testing/scenarios/escalafon';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '../../gate/handlers';

type Body = Call<'guardarEscalafon'>['body'];
type Categoria = Body['categorias'][number];

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const read = () => readEscalafon(agency);
const at = (body: Body, nivel: number) =>
  body.categorias.find((c) => c.nivel === nivel) as Categoria;
const put = (body: Body, nivel: number, values: Partial<Categoria>) =>
  Object.assign(at(body, nivel), values);
const save = (body: Body, as = 'Fundadora', headers = {}) =>
  agency.call('guardarEscalafon', { as, body, headers });
const preview = async (body: Body) =>
  (await agency.call('cambiosEscalafon', { as: 'Fundadora', body })).body;
async function change(edit: (body: Body) => unknown, as = 'Fundadora') {
  const body = await read();
  edit(body);
  return save(body, as);
}
const retire = (body: Body, nivel: number, nombre: string) => {
  const categoria = at(body, nivel);
  const gone = categoria.misiones.find((m) => m.nombre === nombre);
  categoria.misiones = categoria.misiones.filter((m) => m !== gone);
  return gone?.id as number;
};
const rangos = async () => (await agency.call('rangos')).body.categorias;
const rango = async (nivel: number) =>
  (await rangos()).find((c: { id_categoria: number }) => c.id_categoria === nivel);
const names = ({ misiones }: { misiones: { nombre: string }[] }) =>
  misiones.map(({ nombre }) => nombre);
const misionOf = async (name: string) =>
  (await agency.call('getUsuarios', { as: 'Fundadora', query: { q: name } })).body[0].mision;
const propose = async (to: string, as = 'Fundadora') =>
  agency.call('sendAscenso', { as, body: { usuario: await agency.idOf(to as 'Recluta') } });
const solicitudes = async () =>
  agency.db.selectFrom('solicitudes').select(['estado']).orderBy('id', 'desc').execute();

describe('the editable ladder', () => {
  test('the editable ladder has every level with its missions and their people', async () => {
    const { body } = await agency.call('escalafon', { as: 'Fundadora' });
    expect(body.version).toMatch(/^[0-9a-f]{16}$/);
    expect(body.categorias.map((c: Categoria) => [c.nivel, c.activa])).toEqual(
      Array.from({ length: 12 }, (_, i) => [i + 1, true]),
    );
    expect(body.categorias[4]).toMatchObject({
      nombre: 'Oficiales',
      asciende_hasta: 4,
      misiones: [{ nombre: 'Oficial I', venta: 1, precio: 80, personas: 1 }, {}, {}],
    });
  });

  test('the avatar’s badge of a level is saved, and stays when it is left out', async () => {
    const saved = await change((body) => put(body, 5, { placa_avatar: 'ES44A' }));
    expect(saved.httpStatus).toBe(200);
    await change((body) => {
      delete put(body, 5, { paga_nomina: 15 }).placa_avatar;
    });
    expect(await rango(5)).toMatchObject({ placa_avatar: 'ES44A', paga_nomina: 15 });
  });

  test('the editable ladder is for users with agc', async () => {
    for (const as of ['Gerente', 'Oficial', 'Recluta']) {
      expect((await agency.call('escalafon', { as })).httpStatus, as).toBe(403);
      expect((await save(await read(), as)).httpStatus, as).toBe(403);
    }
    await agency.db
      .insertInto('categoria_permisos')
      .values({ categoria_id: 10, codigo: 'agc' })
      .execute();
    expect((await agency.call('escalafon', { as: 'Gerente' })).httpStatus).toBe(200);
  });

  test('the editable ladder offers ladder templates, also to visitors', async () => {
    const { body } = await agency.call('plantillasEscalafon');
    expect(body.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
      'policia',
      'seguridad',
      'vacia',
    ]);
    expect(body[2].categorias).toMatchObject([
      { nivel: 1, activa: true, misiones: [{ id: null, personas: 0 }] },
      { nivel: 12, asciende_hasta: 12 },
    ]);
  });
});

describe('saving the ladder', () => {
  test('saving the ladder adds, renames, orders and prices at once, and is in the audit log', async () => {
    const answer = await change((body) => {
      const oficiales = at(body, 5);
      const [a, b, c] = oficiales.misiones as [
        Categoria['misiones'][number],
        Categoria['misiones'][number],
        Categoria['misiones'][number],
      ];
      oficiales.misiones = [
        { ...b, precio: 99 },
        { ...a, nombre: ' Oficial primero ' },
        c,
        { id: null, nombre: 'Oficial IV', venta: 1, precio: 55 },
      ];
      oficiales.nomina_asistencia = 5;
    });
    expect(answer).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Escalafón guardado', status: 0, solicitudes: 1 },
    });
    expect(names(await rango(5))).toEqual([
      'Oficial II',
      'Oficial primero',
      'Oficial III',
      'Oficial IV',
    ]);
    expect((await rango(5)).misiones[0].precio).toBe(99);
    expect(await misionOf('Oficial')).toBe('Oficial primero');
    const [audit] = await agency.db
      .selectFrom('bitacora')
      .selectAll()
      .where('operacion', '=', 'guardarEscalafon')
      .execute();
    expect(audit).toMatchObject({
      antes: { escala: ['5 Oficiales: Oficial I, Oficial II, Oficial III'] },
      despues: {
        escala: ['5 Oficiales: Oficial II, Oficial primero, Oficial III, Oficial IV'],
        cambios: expect.arrayContaining([
          '1 persona de Oficiales necesitará 1 asistencia más para cobrar.',
          'Oficiales tiene una misión más: Oficial IV, 55c.',
        ]),
      },
    });
  });

  test('saving the ladder without changes does nothing, and twice with one key gives the same answer', async () => {
    expect((await save(await read())).body).toEqual({
      msg: 'El escalafón ya estaba así',
      status: 0,
      solicitudes: 0,
    });
    expect(await agency.db.selectFrom('bitacora').selectAll().execute()).toEqual([]);
    const body = await read();
    at(body, 1).paga_nomina = 4;
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const [first, second] = [
      await save(body, 'Fundadora', headers),
      await save(body, 'Fundadora', headers),
    ];
    expect([first.httpStatus, second.httpStatus]).toEqual([200, 200]);
    expect(await agency.db.selectFrom('bitacora').selectAll().execute()).toHaveLength(1);
  });

  test('saving the ladder is refused if another user has changed the ladder meanwhile, also in Mantenimiento', async () => {
    const body = await read();
    expect(
      (await agency.call('editRank', { as: 'Gerente', body: { id: 2, data: { paga_nomina: 6 } } }))
        .httpStatus,
    ).toBe(200);
    at(body, 1).paga_nomina = 4;
    expect(await save(body)).toMatchObject({
      httpStatus: 409,
      body: { campo: 'version', msg: expect.stringContaining('Alguien ha cambiado el escalafón') },
    });
    expect((await preview(body)).vigente).toBe(false);
    expect((await rango(1)).paga_nomina).toBe(3);
  });

  test('saving the ladder twice at once saves one', async () => {
    const body = await read();
    const edited = (paga: number) => ({
      ...body,
      categorias: body.categorias.map((c) => (c.nivel === 3 ? { ...c, paga_nomina: paga } : c)),
    });
    const answers = await Promise.all([save(edited(11)), save(edited(12)), save(edited(13))]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409, 409]);
  });

  test.each<[string, (body: Body) => unknown, string, string]>([
    [
      'a mission without a name',
      (b) => Object.assign(at(b, 1).misiones[0] ?? {}, { nombre: ' ' }),
      'misiones.',
      'Ponle un nombre a la misión',
    ],
    [
      'a name twice',
      (b) => Object.assign(at(b, 1).misiones[1] ?? {}, { nombre: 'recluta' }),
      'misiones.',
      'Ingreso ya tiene una misión que se llama recluta',
    ],
    [
      'a category without missions',
      (b) => put(b, 2, { misiones: [] }),
      'categorias.2.misiones',
      'Vigilancia no tiene ninguna misión',
    ],
    [
      'a pay beyond the limit',
      (b) => put(b, 2, { paga_nomina: 200_000 }),
      'categorias.2.paga_nomina',
      'no puede pasar de',
    ],
    [
      'a badge of another site',
      (b) => put(b, 2, { placa: 'https://otro.test/a.png' }),
      'categorias.2.placa',
      'El portal no muestra imágenes',
    ],
    [
      'a mission of another category',
      (b) => void at(b, 2).misiones.push(at(b, 3).misiones.pop() as never),
      'misiones.',
      'no puede cambiar de categoría',
    ],
    [
      'people without a destination',
      (b) => void retire(b, 5, 'Oficial I'),
      'destinos.',
      'Di adónde va la única persona de Oficial I',
    ],
    [
      'an unknown mission',
      (b) => Object.assign(at(b, 1).misiones[0] ?? {}, { id: 99_999 }),
      'categorias',
      'Alguna de esas misiones',
    ],
    [
      'a level twice',
      (b) => void b.categorias.push(at(b, 1)),
      'categorias',
      'Ese nivel está dos veces',
    ],
    [
      'a thirteenth level',
      (b) => void b.categorias.push({ ...at(b, 1), nivel: 13, misiones: [] }),
      'categorias',
      'Ese nivel no existe',
    ],
  ])('saving the ladder with %s is refused', async (_, edit, campo, msg) => {
    const answer = await change(edit);
    expect(answer).toMatchObject({
      httpStatus: 400,
      body: { campo: expect.stringContaining(campo), msg: expect.stringContaining(msg) },
    });
    expect((await save(await read())).body.msg).toBe('El escalafón ya estaba así');
  });

  test('saving the ladder is limited, for users who are not the owner, to categories lower than their own', async () => {
    await agency.db
      .insertInto('categoria_permisos')
      .values({ categoria_id: 10, codigo: 'agc' })
      .execute();
    expect((await change((body) => put(body, 9, { paga_nomina: 40 }), 'Gerente')).httpStatus).toBe(
      200,
    );
    for (const edit of [
      (body: Body) => put(body, 10, { paga_nomina: 90 }),
      (body: Body) => put(body, 9, { asciende_hasta: 10 }),
      (body: Body) => put(body, 11, { activa: false }),
    ])
      expect((await change(edit, 'Gerente')).httpStatus).toBe(403);
  });
});

describe('a retired mission', () => {
  const retireOficial = () =>
    change((body) => {
      body.destinos = [{ mision: retire(body, 5, 'Oficial I'), nivel: 4, posicion: 3 }];
      at(body, 5).activa = true;
    });

  test('a retired mission moves its people to the chosen mission, keeps their wait, and logs it', async () => {
    const before = await agency.db
      .selectFrom('usuarios')
      .select('rango_desde')
      .where('usuario', '=', 'Oficial')
      .executeTakeFirstOrThrow();
    agency.pass({ days: 1 });
    expect((await retireOficial()).httpStatus).toBe(200);
    expect(await misionOf('Oficial')).toBe('Cabo III');
    expect(
      await agency.db
        .selectFrom('usuarios')
        .select('rango_desde')
        .where('usuario', '=', 'Oficial')
        .executeTakeFirstOrThrow(),
    ).toEqual(before);
    const { rangos: log } = (await agency.call('getLog', { as: 'Fundadora' })).body;
    expect(log[0]).toMatchObject({
      motivo: 'Oficial pasa de Oficial I a Cabo III (Cambio de escalafón)',
      encargadoNombre: 'Fundadora',
    });
  });

  test('a retired mission is no longer offered anywhere', async () => {
    await retireOficial();
    const { id } = await agency.db
      .selectFrom('misiones')
      .select('id')
      .where('nombre', '=', 'Oficial I')
      .executeTakeFirstOrThrow();
    expect(names(await rango(5))).toEqual(['Oficial II', 'Oficial III']);
    expect(
      (await agency.call('getWork', { as: 'Fundadora', params: { id: 5 } })).body.map(
        ({ nombre }: { nombre: string }) => nombre,
      ),
    ).not.toContain('Oficial I');
    expect(
      (await agency.call('getRangosVenta', { as: 'Fundadora' })).body.map(
        (m: { id: number }) => m.id,
      ),
    ).not.toContain(id);
    expect(
      (await agency.call('allInfoMision', { as: 'Fundadora' })).body.map(
        (m: { id: number }) => m.id,
      ),
    ).not.toContain(id);
    const usuario = await agency.idOf('Recluta');
    expect(
      (
        await agency.call('addMision', {
          as: 'Fundadora',
          body: { usuario, rango: id, creditos: 80 },
        })
      ).httpStatus,
    ).toBe(400);
    expect(
      (
        await agency.call('editUsuario', {
          as: 'Fundadora',
          body: { id: usuario, nombre: 'igual', rango: id, firma: 'igual' },
        })
      ).httpStatus,
    ).toBe(400);
    expect(
      (
        await agency.call('editMis', {
          as: 'Fundadora',
          body: { id, nombre: 'Otra', venta: 0, precio: 1 },
        })
      ).httpStatus,
    ).toBe(404);
  });

  test('after a mission is retired, the people below it are promoted to the mission after it', async () => {
    await change((body) => {
      body.destinos = [{ mision: retire(body, 1, 'Aspirante'), nivel: 1, posicion: 1 }];
    });
    agency.pass({ days: 9 });
    expect(
      (
        await agency.call('verUltimoAscenso', {
          as: 'Fundadora',
          params: { userId: await agency.idOf('Recluta') },
        })
      ).body.m_nueva,
    ).toBe('Cadete');
  });

  test('a person dismissed from a mission that was retired later is readmitted one step below', async () => {
    await agency.place('Expulsado', 'Vigilante II');
    expect((await change((body) => void retire(body, 2, 'Vigilante II'))).httpStatus).toBe(200);
    expect(
      (
        await agency.call('ingresar', {
          as: 'Fundadora',
          body: { usuario: await agency.idOf('Expulsado') } as never,
        })
      ).httpStatus,
    ).toBe(200);
    expect(await misionOf('Expulsado')).toBe('Vigilante I');
  });

  test('retiring a mission is refused if it would move people to a mission that requires a signature they lack', async () => {
    const sent = (body: Body) =>
      Object.assign(body, {
        destinos: [{ mision: retire(body, 1, 'Recluta'), nivel: 5, posicion: 1 }],
      });
    expect(await change(sent)).toMatchObject({
      httpStatus: 400,
      body: { msg: expect.stringContaining('Oficiales pide firma, y no la tienen: Recluta') },
    });
  });
});

describe('pending promotions', () => {
  test('pending promotions are cancelled if they no longer lead to the next step, and counted in the preview', async () => {
    agency.pass({ days: 30 });
    expect((await propose('Recluta')).httpStatus).toBe(200);
    const body = await read();
    at(body, 1).misiones.splice(1, 0, {
      id: null,
      nombre: 'Recluta de primera',
      venta: 0,
      precio: 0,
    });
    expect((await preview(body)).solicitudes).toEqual([
      { usuario: 'Recluta', mision: 'Aspirante' },
    ]);
    expect((await save(body)).body.solicitudes).toBe(1);
    expect((await solicitudes())[0]).toEqual({ estado: 'anulada' });
    expect((await propose('Recluta')).httpStatus).toBe(200);
  });

  test('pending promotions that still lead to the next step stay, with the mission’s new name', async () => {
    agency.pass({ days: 30 });
    await propose('Recluta');
    expect(
      (await change((body) => Object.assign(at(body, 1).misiones[1] ?? {}, { nombre: 'Alumno' })))
        .body.solicitudes,
    ).toBe(0);
    expect(
      (
        await agency.call('getSolicitudes', {
          as: 'Recluta',
          params: { id: await agency.idOf('Recluta') },
        })
      ).body,
    ).toMatchObject([{ nueva: 'Alumno' }]);
  });
});

describe('past entries keep the old names', () => {
  test('past entries keep the old names after renames, in the ladder’s editor and in Mantenimiento', async () => {
    agency.pass({ minutes: 1 });
    const usuario = await agency.idOf('Oficial');
    const to = await agency.db
      .selectFrom('misiones')
      .selectAll()
      .where('nombre', '=', 'Cabo I')
      .executeTakeFirstOrThrow();
    await agency.call('actionDegrado', {
      as: 'Fundadora',
      body: { usuario, rango: to.id, motivo: 'Una falta' },
    });
    agency.pass({ minutes: 1 });
    await change((body) =>
      Object.assign(at(body, 4).misiones[0] ?? {}, { nombre: 'Cabo primero' }),
    );
    agency.pass({ minutes: 1 });
    await agency.call('editMis', {
      as: 'Fundadora',
      body: { id: to.id, nombre: 'Cabo mayor', venta: 1, precio: 50 },
    });
    const [degrado] = (await agency.call('getAllDegrados', { as: 'Fundadora' })).body;
    expect(degrado).toMatchObject({ rango_anterior: 'Oficial I', rango_degrado: 'Cabo I' });
    expect(await misionOf('Oficial')).toBe('Cabo mayor');
    const rows = await agency.db
      .selectFrom('misiones_nombres')
      .select('nombre')
      .orderBy('hasta')
      .execute();
    expect(rows).toEqual([{ nombre: 'Cabo I' }, { nombre: 'Cabo primero' }]);
  });

  test('past promotions are found by the mission’s name of their day, not by its current name', async () => {
    agency.pass({ days: 30 });
    await propose('Recluta');
    const [solicitud] = (
      await agency.call('getSolicitudes', {
        as: 'Recluta',
        params: { id: await agency.idOf('Recluta') },
      })
    ).body;
    const body = {
      option: 0,
      id: solicitud.id,
      encargado: solicitud.encargado,
      rango: solicitud.id_rango,
      mision: solicitud.nueva,
    };
    expect((await agency.call('actionSolicitudes', { as: 'Recluta', body })).httpStatus).toBe(200);
    agency.pass({ minutes: 1 });
    await change((sent) => Object.assign(at(sent, 1).misiones[1] ?? {}, { nombre: 'Zahorí' }));
    const found = async (palabra: string) =>
      (
        await agency.call('getLogPorPalabra', {
          as: 'Fundadora',
          body: { modulo: 'ascensos', palabra },
        })
      ).body.map(({ nueva }: { nueva: string }) => nueva);
    expect(await found('aspirante')).toContain('Aspirante');
    expect(await found('zahori')).toEqual([]);
    const log = (
      await agency.call('getLogUser', { as: 'Fundadora', params: { username: 'Fundadora' } })
    ).body;
    expect(JSON.stringify(log)).toContain('Aspirante');
    expect(JSON.stringify(log)).not.toContain('Zahorí');
  });
});

describe('a disabled level', () => {
  const off = (nivel: number) => change((body) => put(body, nivel, { activa: false }));

  test('a disabled level is hidden everywhere, and a reach up to it becomes the next lower level', async () => {
    const reach = async () =>
      Object.fromEntries(
        (await rangos()).map(
          (
            c: { id_categoria: number; asciende_hasta: number },
            _: number,
            all: { id_categoria: number }[],
          ) => [c.id_categoria, all[c.asciende_hasta - 1]?.id_categoria ?? 0],
        ),
      );
    const before = await reach();
    expect(before).toMatchObject({ 5: 4, 6: 5 });
    const answer = await change((body) => {
      put(body, 4, { activa: false });
      body.destinos = at(body, 4).misiones.map(({ id }) => ({
        mision: id as number,
        nivel: 3,
        posicion: 1,
      }));
    });
    expect(answer.httpStatus).toBe(200);
    // Level 4 is off. A category that promoted up to level 4 now promotes up to the next lower
    // level.
    const { 4: _, ...rest } = before;
    expect(await reach()).toEqual({ ...rest, 5: 3 });
    const hidden = [
      (await agency.call('rangosEquipo', { as: 'Fundadora' })).body[0],
      (await agency.call('allInfoRank', { as: 'Fundadora' })).body,
      (await agency.call('onlyRangos', { as: 'Fundadora' })).body,
    ];
    for (const list of hidden)
      expect(list.map((c: { id_categoria: number }) => c.id_categoria)).not.toContain(4);
    expect(
      (await agency.call('allInfoMision', { as: 'Fundadora' })).body.map(
        (m: { id_categoria: number }) => m.id_categoria,
      ),
    ).not.toContain(4);
    expect(
      (
        await agency.call('editRank', {
          as: 'Fundadora',
          body: { id: 4, data: { paga_nomina: 9 } },
        })
      ).httpStatus,
    ).toBe(404);
    await change((body) => put(body, 4, { activa: true }));
    expect(await reach()).toEqual(before);
    expect(names(await rango(4))).toEqual(['Cabo I', 'Cabo II', 'Cabo III']);
  });

  test('a disabled level must be empty, or have a destination for its people', async () => {
    expect(await off(5)).toMatchObject({
      httpStatus: 400,
      body: { msg: expect.stringContaining('Oficial I') },
    });
    const answer = await change((body) => {
      at(body, 5).activa = false;
      body.destinos = [{ mision: at(body, 5).misiones[0]?.id as number, nivel: 6, posicion: 1 }];
    });
    expect(answer.httpStatus).toBe(200);
    expect(await misionOf('Oficial')).toBe('Inspección I');
  });

  test('a disabled level does not block promotion to the level above it', async () => {
    await agency.place('Recluta', 'Cadete');
    await off(2);
    expect(
      (
        await agency.call('verUltimoAscenso', {
          as: 'Fundadora',
          params: { userId: await agency.idOf('Recluta') },
        })
      ).body.m_nueva,
    ).toBe('Agente I');
  });

  test('a disabled level may be the lowest: new users register at the next level', async () => {
    await change((body) => {
      at(body, 1).activa = false;
      body.destinos = at(body, 1).misiones.map(({ id }) => ({
        mision: id as number,
        nivel: 2,
        posicion: 1,
      }));
    });
    await agency.call('registro', {
      body: { usuario: 'Nueva', clave: 'una clave rara', rclave: 'una clave rara' },
    });
    expect(await misionOf('Nueva')).toBe('Vigilante I');
  });

  test('a disabled level cannot be the last level below category 10', async () => {
    const answer = await change((body) => {
      for (const categoria of body.categorias) if (categoria.nivel < 10) categoria.activa = false;
      body.destinos = body.categorias.flatMap(({ misiones }) =>
        misiones.map(({ id }) => ({ mision: id as number, nivel: 10, posicion: 1 })),
      );
    });
    expect(answer).toMatchObject({ httpStatus: 400, body: { campo: 'categorias' } });
  });
});

test('an act concurrent with saving the ladder uses either the old or the new ladder', async () => {
  agency.pass({ days: 30 });
  const body = await read();
  body.destinos = [{ mision: retire(body, 1, 'Aspirante'), nivel: 1, posicion: 2 }];
  const usuario = await agency.idOf('Recluta');
  const aspirante = await agency.db
    .selectFrom('misiones')
    .select('id')
    .where('nombre', '=', 'Aspirante')
    .executeTakeFirstOrThrow();
  const edit = () =>
    agency.call('editUsuario', {
      as: 'Fundadora',
      body: { id: usuario, nombre: 'igual', rango: aspirante.id, firma: 'igual' },
    });
  const registro = (usuario: string) =>
    agency.call('registro', {
      body: { usuario, clave: 'una clave rara', rclave: 'una clave rara' },
    });
  await Promise.all([edit(), save(body), registro('Una'), registro('Otra'), propose('Agente')]);
  const lost = await agency.db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .select('usuarios.usuario')
    .where('misiones.retirada_en', 'is not', null)
    .execute();
  expect(lost).toEqual([]);
});
