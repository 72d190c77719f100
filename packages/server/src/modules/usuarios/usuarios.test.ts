import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nombreColumns } from '../../db/nombreColumns';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const NAMES = ['Agente', 'Cabo', 'Fundadora', 'Gerente', 'Oficial', 'Recluta', 'Supervisora'];
const search = async (usuario: string) =>
  (await agency.call('usuarioList', { as: 'Gerente', body: { usuario } })).body;
const names = (people: { usuario: string }[]) => people.map(({ usuario }) => usuario);

describe('the active people', () => {
  test('the active people are listed for all users, in order, without dismissed people', async () => {
    const { body } = await agency.call('getUsuarios', { as: 'Recluta' });
    expect(names(body)).toEqual(NAMES);
    expect(body[4]).toEqual({
      id: await agency.idOf('Oficial'),
      usuario: 'Oficial',
      mision: 'Oficial I',
      id_categoria: 5,
    });
  });

  test('the active people can be searched and limited', async () => {
    const find = async (query: string) =>
      names(
        (
          await agency.app.inject({
            url: `/api/getUsuarios?${query}`,
            headers: { key: await agency.keyOf('Recluta') },
          })
        ).json(),
      );
    expect(await find('q=RE')).toEqual(['Gerente', 'Recluta']);
    expect(await find('limit=2')).toEqual(NAMES.slice(0, 2));
    expect(await find('q=%25')).toEqual([]);
  });
});

describe('looking people up', () => {
  test('looking people up finds parts of names whatever their case, dismissed people too (USU-02 to USU-05)', async () => {
    expect(names(await search(''))).toEqual([...NAMES.slice(0, 2), 'Expulsado', ...NAMES.slice(2)]);
    expect(await search('EXPUL')).toEqual([
      {
        id: await agency.idOf('Expulsado'),
        usuario: 'Expulsado',
        rango: expect.any(Number),
        categoria: 2,
        firma: null,
        registro: expect.any(String),
        ultima_vez: expect.any(String),
        despedido: '2026-11-18T18:30:00.000Z',
      },
    ]);
    expect((await search('oficial'))[0]).toMatchObject({
      usuario: 'Oficial',
      firma: 'OFI',
      despedido: null,
    });
    for (const text of ['%', '_', '\\', 'nadie']) expect(await search(text)).toEqual([]);
  });

  test('looking people up gives one page at a time', async () => {
    const { mision_id } = await agency.db
      .selectFrom('usuarios')
      .select('mision_id')
      .executeTakeFirstOrThrow();
    const row = (i: number) => ({
      ...nombreColumns(`Masa-${i}`),
      clave_hash: 'x',
      mision_id,
      registrado_en: agency.now(),
      rango_desde: agency.now(),
    });
    await agency.db
      .insertInto('usuarios')
      .values(Array.from({ length: 60 }, (_, i) => row(i)))
      .execute();
    const first = await search('masa');
    expect(first).toHaveLength(50);
    const following = async (despues: number) =>
      (await agency.call('usuarioList', { as: 'Gerente', body: { usuario: 'masa', despues } }))
        .body;
    const second = await following(first.at(-1).id);
    expect(second).toHaveLength(10);
    expect(new Set(names([...first, ...second])).size).toBe(60);
    expect([...first, ...second]).toEqual(
      [...first, ...second].toSorted((a, b) => a.usuario.localeCompare(b.usuario, 'es')),
    );
    expect(await following(second.at(-1).id)).toEqual([]);
    expect(await following(99_999)).toEqual([]);
  });

  test('looking people up has all data of one person (USU-12), and finds an id by name', async () => {
    const id = await agency.idOf('Oficial');
    expect(
      (await agency.call('userAllInfo', { as: 'Gerente', params: { id } })).body,
    ).toMatchObject({
      id,
      mision: 'Oficial I',
      n_categoria: 'Oficiales',
      categoria: 5,
    });
    expect(
      await agency.call('userAllInfo', { as: 'Gerente', params: { id: 99_999 } }),
    ).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa persona no existe.' },
    });
    expect(
      (await agency.call('usuarioPorNombre', { as: 'Recluta', params: { name: 'oFICIAL' } })).body,
    ).toEqual({ id });
    expect(
      (await agency.call('usuarioPorNombre', { as: 'Recluta', params: { name: 'Nadie' } }))
        .httpStatus,
    ).toBe(404);
  });

  test('looking people up lists categories and their missions (USU-13, USU-14)', async () => {
    const { body } = await agency.call('onlyRangos', { as: 'Recluta' });
    expect(body).toHaveLength(12);
    expect(body[4]).toEqual({ id_categoria: 5, n_categoria: 'Oficiales' });
    const misiones = (await agency.call('getWork', { as: 'Recluta', params: { id: 5 } })).body;
    expect(misiones.map((m: { nombre: string }) => m.nombre)).toEqual([
      'Oficial I',
      'Oficial II',
      'Oficial III',
    ]);
    expect((await agency.call('getWork', { as: 'Recluta', params: { id: 77 } })).httpStatus).toBe(
      404,
    );
  });
});

describe('readmitting a dismissed person', () => {
  const readmit = async (as: string, name = 'Expulsado') =>
    agency.call('ingresar', { as, body: { usuario: await agency.idOf(name) } });

  test('readmitting a dismissed person restores the account at its mission, without a signature', async () => {
    await agency.db
      .updateTable('usuarios')
      .set({ firma: 'EXP' })
      .where('usuario', '=', 'Expulsado')
      .execute();
    expect(await readmit('Gerente')).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Expulsado ha vuelto a la agencia', status: 0 },
    });
    const { body } = await agency.call('userAllInfo', {
      as: 'Gerente',
      params: { id: await agency.idOf('Expulsado') },
    });
    expect(body).toMatchObject({ despedido: null, firma: null, mision: 'Vigilante I' });
    expect((await agency.call('checkUser', { as: 'Expulsado' })).httpStatus).toBe(200);
  });

  test('readmitting a dismissed person does not restore the sessions that the dismissal ended', async () => {
    const key = await agency.keyOf('Expulsado');
    await agency.db.updateTable('sesiones').set({ revocada_en: agency.now() }).execute();
    await readmit('Gerente');
    expect((await agency.call('checkUser', { key })).httpStatus).toBe(401);
  });

  test('readmitting a dismissed person is refused for an active person, and without usu below category 12', async () => {
    expect(await readmit('Gerente', 'Agente')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa persona no está despedida.' },
    });
    expect((await readmit('Supervisora')).httpStatus).toBe(403);
  });
});

describe('the individual permissions of a readmitted person', () => {
  const grant = async (name: string, ...codigos: string[]) => {
    const [usuario_id, encargado_id] = [await agency.idOf(name), await agency.idOf('Fundadora')];
    const rows = codigos.map((codigo) => ({
      usuario_id,
      codigo,
      encargado_id,
      fecha: agency.now(),
    }));
    await agency.db.insertInto('excepciones').values(rows).execute();
  };
  const readmit = async (as: string, devolverPermisos?: 0 | 1) =>
    agency.call('ingresar', {
      as,
      body: {
        usuario: await agency.idOf('Expulsado'),
        ...(devolverPermisos === undefined ? {} : { devolverPermisos }),
      },
    });
  const codes = async () => (await agency.call('checkUser', { as: 'Expulsado' })).body.permisos;
  const audit = () =>
    agency.db
      .selectFrom('bitacora')
      .select(['antes', 'despues'])
      .where('operacion', '=', 'ingresar')
      .execute();

  test.each([undefined, 0] as const)(
    'the individual permissions of a readmitted person are removed unless they are given back (%s), and the answer names them',
    async (devolver) => {
      await grant('Expulsado', 'pag', 'mul');
      expect(await readmit('Gerente', devolver)).toMatchObject({
        httpStatus: 200,
        body: {
          msg: 'Expulsado ha vuelto a la agencia sin sus permisos propios: mul, pag',
          permisos: ['mul', 'pag'],
        },
      });
      expect(await codes()).toEqual([]);
      expect(await audit()).toMatchObject([
        { antes: { permisos: ['mul', 'pag'] }, despues: { permisos: [] } },
      ]);
    },
  );

  test('the individual permissions of a readmitted person are given back by users who hold them and exc', async () => {
    await grant('Expulsado', 'mul');
    expect((await readmit('Gerente', 1)).body).toEqual({
      msg: 'Expulsado ha vuelto a la agencia con sus permisos propios: mul',
      status: 0,
      permisos: ['mul'],
    });
    expect(await codes()).toEqual(['mul']);
    expect(await audit()).toMatchObject([
      { antes: { permisos: ['mul'] }, despues: { permisos: ['mul'] } },
    ]);
  });

  test('the individual permissions of a readmitted person are refused without exc or to a user who lacks one of them, and the person stays dismissed', async () => {
    await grant('Expulsado', 'mul', 'man');
    await grant('Supervisora', 'usu');
    const refused = {
      httpStatus: 403,
      body: { msg: 'Para devolver los permisos propios hace falta el permiso exc.' },
    };
    expect(await readmit('Supervisora', 1)).toMatchObject(refused);
    await grant('Supervisora', 'exc');
    expect(await readmit('Supervisora', 1)).toMatchObject({
      httpStatus: 403,
      body: { msg: 'No puedes dar permisos que no tienes: man.' },
    });
    expect(
      (
        await agency.call('userAllInfo', {
          as: 'Gerente',
          params: { id: await agency.idOf('Expulsado') },
        })
      ).body.despedido,
    ).not.toBeNull();
    expect((await readmit('Supervisora')).httpStatus).toBe(200);
    expect(await codes()).toEqual([]);
  });

  test('giving back the individual permissions of a readmitted person needs no exc if there were none', async () => {
    await grant('Supervisora', 'usu');
    expect(await readmit('Supervisora', 1)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Expulsado ha vuelto a la agencia', permisos: [] },
    });
  });
});

describe('deleting a person’s addresses', () => {
  const forget = async () =>
    agency.call('deleteIP', { as: 'Gerente', body: { usuario: await agency.idOf('Agente') } });

  test('deleting a person’s addresses really removes them; the audit log has their number and nothing of their content', async () => {
    const usuario_id = await agency.idOf('Agente');
    const hash = 'h'.repeat(43);
    await agency.db
      .insertInto('direcciones')
      .values({
        usuario_id,
        direccion_hash: hash,
        primera_vez: agency.now(),
        ultima_vez: agency.now(),
      })
      .execute();
    expect(await forget()).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Direcciones borradas correctamente', status: 0 },
    });
    expect(await agency.db.selectFrom('direcciones').selectAll().execute()).toEqual([]);
    const log = await agency.db
      .selectFrom('bitacora')
      .selectAll()
      .where('operacion', '=', 'deleteIP')
      .execute();
    expect(log).toMatchObject([
      { objetivo_id: usuario_id, antes: { direcciones: 1 }, despues: { direcciones: 0 } },
    ]);
    expect(JSON.stringify(log)).not.toContain(hash);
  });

  test('deleting a person’s addresses is reported as already done if there are none', async () => {
    expect((await forget()).httpStatus).toBe(200);
    expect(
      await agency.db
        .selectFrom('bitacora')
        .selectAll()
        .where('operacion', '=', 'deleteIP')
        .execute(),
    ).toEqual([]);
  });
});
