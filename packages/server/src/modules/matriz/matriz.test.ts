import { PERMISOS } from '@garita/domain/acceso/permisos';
import { permisoId } from '@garita/domain/excepciones/permisoIds';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('excepciones').execute();
});
afterEach(() => agency.close());

type Fila = { id_categoria: number; permisos: readonly string[] };
const set = (as: string, data: readonly Fila[], previos?: readonly Fila[], headers = {}) =>
  agency.call('setMatriz', { as, body: { data, ...(previos && { previos }) }, headers });
const see = async (as = 'Fundadora') => (await agency.call('matriz', { as })).body;
const rowOf = async (id: number): Promise<string[]> =>
  (await see()).categorias.find((one: Fila) => one.id_categoria === id).permisos;
const rows = async (): Promise<Record<number, string[]>> =>
  Object.fromEntries(
    (await see()).categorias.map(({ id_categoria, permisos }: Fila) => [id_categoria, permisos]),
  );
const codesOf = async (name: string): Promise<string[]> =>
  (await agency.call('checkUser', { as: name })).body.permisos;
/** Gives codes to a person as the owner would, but by inserting the rows directly. */
const grant = async (name: string, ...codigos: string[]) => {
  const row = {
    usuario_id: await agency.idOf(name),
    encargado_id: await agency.idOf('Fundadora'),
    fecha: agency.now(),
  };
  await agency.db
    .insertInto('excepciones')
    .values(codigos.map((codigo) => ({ ...row, codigo })))
    .execute();
};
const audits = () =>
  agency.db
    .selectFrom('bitacora')
    .selectAll()
    .where('operacion', '=', 'setMatriz')
    .orderBy('id')
    .execute();
const statuses = (answers: readonly { httpStatus: number }[]) =>
  answers.map(({ httpStatus }) => httpStatus).sort();

describe('the matrix', () => {
  test('the matrix has every category with its permissions and people, and the exceptions of active people', async () => {
    await grant('Agente', 'mul', 'adm');
    await grant('Expulsado', 'mul');
    const { categorias, excepciones, duenia } = await see();
    expect(duenia).toEqual({ usuario: await agency.idOf('Fundadora'), id_categoria: 12 });
    expect(categorias).toHaveLength(12);
    expect(categorias[4]).toMatchObject({ id_categoria: 5, permisos: ['asc', 'tt'], personas: 1 });
    const given = {
      id_categoria: 3,
      encargado: await agency.idOf('Fundadora'),
      encargadoNombre: 'Fundadora',
      fecha: agency.now().toISOString(),
    };
    const agente = { usuario: await agency.idOf('Agente'), usuarioNombre: 'Agente', ...given };
    expect(excepciones).toEqual([
      { codigo: 'adm', ...agente },
      { codigo: 'mul', ...agente },
    ]);
  });

  test('the matrix has a new version when an exception, a category or a person changes', async () => {
    const { headers } = await agency.call('matriz', { as: 'Fundadora' });
    const again = () =>
      agency.call('matriz', {
        as: 'Fundadora',
        headers: { 'if-none-match': String(headers.etag) },
      });
    expect((await again()).httpStatus).toBe(304);
    await agency.call('actionExcepciones', {
      as: 'Fundadora',
      body: { op: 0, usuario: await agency.idOf('Agente'), permisos: String(permisoId('mul')) },
    });
    expect((await again()).body.excepciones).toMatchObject([
      { codigo: 'mul', usuarioNombre: 'Agente' },
    ]);
    await agency.call('editRank', {
      as: 'Fundadora',
      body: { id: 3, data: { permisos: ['asc'] } },
    });
    expect((await again()).body.categorias[2].permisos).toEqual(['asc']);
  });

  test('the matrix is for users with agc, to read and to write', async () => {
    for (const as of ['Gerente', 'Supervisora', 'Recluta']) {
      expect((await agency.call('matriz', { as })).httpStatus, as).toBe(403);
      expect(
        (await agency.call('quienPuede', { as, params: { codigo: 'mul' } })).httpStatus,
        as,
      ).toBe(403);
      expect((await set(as, [{ id_categoria: 1, permisos: ['asc'] }])).httpStatus, as).toBe(403);
    }
    await grant('Recluta', 'agc');
    expect((await agency.call('matriz', { as: 'Recluta' })).httpStatus).toBe(200);
    expect(
      (
        await agency.call('permisosDe', {
          as: 'Recluta',
          params: { id: await agency.idOf('Gerente') },
        })
      ).httpStatus,
    ).toBe(200);
  });
});

describe('a change of the matrix', () => {
  test('a change of the matrix applies from the next request on, and is in the audit log as text', async () => {
    const key = await agency.keyOf('Oficial');
    const fine = async () =>
      (
        await agency.call('sendMulta', {
          key,
          body: { usuario: await agency.idOf('Recluta'), motivo: 'Llegó tarde' },
        })
      ).httpStatus;
    expect(await fine()).toBe(403);
    expect(await set('Fundadora', [{ id_categoria: 5, permisos: ['mul', 'asc'] }])).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Permisos guardados' },
    });
    expect(await fine()).toBe(200);
    expect(await codesOf('Oficial')).toEqual(['asc', 'mul']);
    expect(await audits()).toMatchObject([
      {
        objetivo_tipo: 'categoria',
        objetivo_id: 5,
        antes: { permisos: ['asc', 'tt'] },
        despues: { permisos: ['asc', 'mul'] },
      },
    ]);
    const { filas } = (
      await agency.call('bitacora', { as: 'Fundadora', query: { operacion: 'setMatriz' } })
    ).body;
    expect(filas[0]).toMatchObject({ tema: 'matriz', objeto: expect.stringMatching(/\p{L}/u) });
    await set('Fundadora', [{ id_categoria: 5, permisos: [] }]);
    expect(await fine()).toBe(403);
    expect(await codesOf('Oficial')).toEqual([]);
  });

  test('a change of the matrix is done completely or not at all, and is not logged if nothing changes', async () => {
    const before = await rows();
    const both = [
      { id_categoria: 1, permisos: ['asc'] },
      { id_categoria: 99, permisos: ['asc'] },
    ];
    expect(await set('Fundadora', both)).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa categoría no existe.' },
    });
    expect(await rows()).toEqual(before);
    expect(
      (await set('Fundadora', [{ id_categoria: 5, permisos: ['tt', 'asc', 'tt'] }])).httpStatus,
    ).toBe(200);
    expect(await audits()).toEqual([]);
  });

  test.each([
    [
      'a row twice',
      [
        { id_categoria: 1, permisos: [] },
        { id_categoria: 1, permisos: ['asc'] },
      ],
    ],
    ['an unknown code', [{ id_categoria: 1, permisos: ['xyz'] }]],
  ])('a change of the matrix refuses %s', async (_, data) => {
    expect((await set('Fundadora', data)).httpStatus).toBe(400);
  });

  test('a change of the matrix is refused if another user has changed the same row, and that change is shown', async () => {
    const seen = [
      { id_categoria: 5, permisos: ['asc', 'tt'] },
      { id_categoria: 3, permisos: await rowOf(3) },
    ];
    await set('Fundadora', [{ id_categoria: 5, permisos: ['asc', 'pag'] }]);
    const stale = [
      { id_categoria: 5, permisos: ['asc', 'tt', 'mul'] },
      { id_categoria: 3, permisos: ['mul'] },
    ];
    const { httpStatus, body } = await set('Fundadora', stale, seen);
    expect(httpStatus).toBe(409);
    expect(body.msg).toMatch(
      /^Alguien ha cambiado los permisos mientras tanto: .+ ahora da pag y ya no da tt\. No se ha guardado nada/,
    );
    expect(await rowOf(3)).toEqual(seen[1]?.permisos);
    // The other editor made the same change, so there is no conflict.
    expect(
      (await set('Fundadora', [{ id_categoria: 5, permisos: ['pag', 'asc'] }], seen.slice(0, 1)))
        .httpStatus,
    ).toBe(200);
    // The editor left this row as it was when they read it, so it keeps its current codes.
    expect(
      (await set('Fundadora', [seen[0] as Fila, { id_categoria: 3, permisos: ['mul'] }], seen))
        .httpStatus,
    ).toBe(200);
    expect(await rows()).toMatchObject({ 3: ['mul'], 5: ['asc', 'pag'] });
  });

  test('a change of the matrix is done once if sent twice with one key, and of two at once from the same state the second is refused', async () => {
    const headers = { 'idempotency-key': 'matriz-de-prueba-0001' };
    const twice = [
      await set('Fundadora', [{ id_categoria: 5, permisos: ['mul'] }], undefined, headers),
      await set('Fundadora', [{ id_categoria: 5, permisos: ['mul'] }], undefined, headers),
    ];
    expect(statuses(twice)).toEqual([200, 200]);
    expect(await audits()).toHaveLength(1);
    const seen = [{ id_categoria: 5, permisos: ['mul'] }];
    const raced = await Promise.all(
      [['asc'], ['tt']].map((permisos) => set('Fundadora', [{ id_categoria: 5, permisos }], seen)),
    );
    expect(statuses(raced)).toEqual([200, 409]);
    expect(await audits()).toHaveLength(2);
  });
});

describe('no user raises or locks out themselves, or changes the owner’s permissions', () => {
  /** Every change of a single cell of the matrix. */
  async function everyCell(): Promise<
    { id: number; codigo: string; gives: boolean; permisos: string[] }[]
  > {
    return Object.entries(await rows()).flatMap(([id, permisos]) =>
      PERMISOS.map((codigo) => {
        const gives = !permisos.includes(codigo);
        return {
          id: Number(id),
          codigo,
          gives,
          permisos: gives ? [...permisos, codigo] : permisos.filter((one) => one !== codigo),
        };
      }),
    );
  }

  test('a user with agc changes only lower categories, only permissions that they hold, and never agc', {
    timeout: 60_000,
  }, async () => {
    await grant('Supervisora', 'agc', 'mul');
    // Only the owner may take a code that only the owner may give.
    await agency.db
      .insertInto('categoria_permisos')
      .values([
        { categoria_id: 2, codigo: 'agc' },
        { categoria_id: 2, codigo: 'pag' },
      ])
      .execute();
    const held = await codesOf('Supervisora');
    const start = await rows();
    const key = await agency.keyOf('Supervisora');
    for (const { id, codigo, permisos } of await everyCell()) {
      const { httpStatus } = await agency.call('setMatriz', {
        key,
        body: { data: [{ id_categoria: id, permisos }] },
      });
      const mayDo = id < 8 && codigo !== 'agc' && held.includes(codigo);
      expect(httpStatus, `${codigo} of ${id}`).toBe(mayDo ? 200 : 403);
      if (mayDo) await set('Fundadora', [{ id_categoria: id, permisos: start[id] ?? [] }]);
    }
    expect(await rows()).toEqual(start);
    expect(await codesOf('Supervisora')).toEqual(held);
  });

  test('a single forbidden cell refuses the whole change', async () => {
    await grant('Supervisora', 'agc', 'mul');
    const before = await rows();
    const data = [
      { id_categoria: 1, permisos: ['mul'] },
      { id_categoria: 8, permisos: (before[8] ?? []).filter((codigo) => codigo !== 'mul') },
    ];
    expect(await set('Supervisora', data)).toMatchObject({
      httpStatus: 403,
      body: { msg: 'Solo cambias los permisos de las categorías por debajo de la tuya.' },
    });
    expect(await rows()).toEqual(before);
  });

  test('the sender’s claim about a category’s old permissions grants nothing', async () => {
    await grant('Supervisora', 'agc');
    const lie = [{ id_categoria: 1, permisos: ['pag', 'agc'] }];
    for (const codigo of ['pag', 'agc']) {
      expect(
        (await set('Supervisora', [{ id_categoria: 1, permisos: [codigo] }], lie)).httpStatus,
        codigo,
      ).toBe(403);
    }
    expect(await rowOf(1)).not.toContain('pag');
  });

  test('a user who loses agc cannot use it in their next request, even with an old page', async () => {
    await grant('Supervisora', 'agc', 'mul');
    const key = await agency.keyOf('Supervisora');
    const body = { data: [{ id_categoria: 1, permisos: ['mul'] }] };
    await agency.call('actionExcepciones', {
      as: 'Fundadora',
      body: { op: 2, id: await agency.idOf('Supervisora') },
    });
    expect((await agency.call('setMatriz', { key, body })).httpStatus).toBe(403);
  });

  test('only the owner grants and revokes agc by an exception, even if another user holds it', async () => {
    await grant('Gerente', 'agc', 'exc');
    await grant('Oficial', 'agc', 'mul');
    const agc = { usuario: await agency.idOf('Agente'), permisos: String(permisoId('agc')) };
    const refused = await agency.call('actionExcepciones', {
      as: 'Gerente',
      body: { op: 0, ...agc },
    });
    expect(refused).toMatchObject({
      httpStatus: 403,
      body: { msg: 'Solo la persona dueña de la agencia da y quita agc.' },
    });
    const oficial = { id: await agency.idOf('Oficial') };
    expect(
      (await agency.call('actionExcepciones', { as: 'Gerente', body: { op: 2, ...oficial } }))
        .httpStatus,
    ).toBe(403);
    // The request omits a code, so that code does not change.
    expect(
      (
        await agency.call('actionExcepciones', {
          as: 'Gerente',
          body: { op: 1, ...oficial, permisos: String(permisoId('mul')) },
        })
      ).httpStatus,
    ).toBe(200);
    expect(await codesOf('Oficial')).toContain('agc');
    expect(
      (await agency.call('actionExcepciones', { as: 'Fundadora', body: { op: 0, ...agc } }))
        .httpStatus,
    ).toBe(200);
    expect(await codesOf('Agente')).toEqual(['agc']);
  });

  test('a user with exc can delete neither the owner’s exception nor their own', async () => {
    await grant('Gerente', 'agc', 'exc');
    await grant('Fundadora', 'mul');
    for (const name of ['Fundadora', 'Gerente']) {
      expect(
        (
          await agency.call('actionExcepciones', {
            as: 'Gerente',
            body: { op: 2, id: await agency.idOf(name) },
          })
        ).httpStatus,
        name,
      ).toBe(403);
    }
  });

  test('a returned person gets agc back only from the owner', async () => {
    await grant('Gerente', 'agc', 'exc');
    await grant('Expulsado', 'agc');
    const body = { usuario: await agency.idOf('Expulsado'), devolverPermisos: 1 };
    expect((await agency.call('ingresar', { as: 'Gerente', body })).httpStatus).toBe(403);
    expect((await agency.call('ingresar', { as: 'Fundadora', body })).httpStatus).toBe(200);
    expect(await codesOf('Expulsado')).toContain('agc');
  });

  test('a user with agc and man cannot change a category’s permissions in Mantenimiento', async () => {
    await grant('Gerente', 'agc', 'man');
    expect(
      (
        await agency.call('editRank', {
          as: 'Gerente',
          body: { id: 1, data: { permisos: ['asc', 'mul'] } },
        })
      ).httpStatus,
    ).toBe(403);
  });

  test('the owner holds every permission whatever the rows contain, and gives agc to a category', async () => {
    const data = Object.keys(await rows()).map((id) => ({
      id_categoria: Number(id),
      permisos: [] as string[],
    }));
    expect((await set('Fundadora', data)).httpStatus).toBe(200);
    expect(await codesOf('Fundadora')).toEqual([...PERMISOS]);
    expect(await codesOf('Gerente')).toEqual([]);
    expect(
      (await set('Fundadora', [{ id_categoria: 10, permisos: ['agc', 'mul'] }])).httpStatus,
    ).toBe(200);
    expect((await set('Gerente', [{ id_categoria: 9, permisos: ['mul'] }])).httpStatus).toBe(200);
    expect((await set('Gerente', [{ id_categoria: 10, permisos: ['mul'] }])).httpStatus).toBe(403);
  });
});

describe('the people with a permission', () => {
  test('the people with a permission are the owner, the people of the categories that grant it, and the people with an exception, highest first', async () => {
    await set('Fundadora', [{ id_categoria: 5, permisos: ['mul'] }]);
    await agency.call('actionExcepciones', {
      as: 'Gerente',
      body: { op: 0, usuario: await agency.idOf('Recluta'), permisos: String(permisoId('mul')) },
    });
    await grant('Oficial', 'mul');
    await grant('Expulsado', 'mul');
    const { body } = await agency.call('quienPuede', {
      as: 'Fundadora',
      params: { codigo: 'mul' },
    });
    const gerente = {
      encargado: await agency.idOf('Gerente'),
      encargadoNombre: 'Gerente',
      fecha: agency.now().toISOString(),
    };
    expect(body.codigo).toBe('mul');
    expect(body.personas[0]).toMatchObject({ usuarioNombre: 'Fundadora', permisoSys: 1 });
    expect(
      body.personas.find((one: { usuarioNombre: string }) => one.usuarioNombre === 'Oficial'),
    ).toMatchObject({
      categoria: 1,
      excepcion: { encargadoNombre: 'Fundadora' },
    });
    expect(body.personas.at(-1)).toMatchObject({
      usuarioNombre: 'Recluta',
      categoria: 0,
      permisoSys: 0,
      excepcion: gerente,
    });
    expect(
      body.personas.map(({ usuarioNombre }: { usuarioNombre: string }) => usuarioNombre),
    ).not.toContain('Expulsado');
  });

  test('the people with a permission are the same that the gate admits, for every person and every permission', async () => {
    await grant('Agente', 'mul', 'pag');
    const people = ['Fundadora', 'Gerente', 'Supervisora', 'Oficial', 'Agente', 'Recluta'];
    const codes = new Map(
      await Promise.all(people.map(async (name) => [name, await codesOf(name)] as const)),
    );
    for (const codigo of PERMISOS) {
      const { personas } = (
        await agency.call('quienPuede', { as: 'Fundadora', params: { codigo } })
      ).body;
      const named = personas
        .map(({ usuarioNombre }: { usuarioNombre: string }) => usuarioNombre)
        .filter((name: string) => people.includes(name));
      expect(named.sort(), codigo).toEqual(
        people.filter((name) => codes.get(name)?.includes(codigo)).sort(),
      );
    }
  });

  test('the people with an unknown permission are refused with 400', async () => {
    expect(
      (await agency.call('quienPuede', { as: 'Fundadora', params: { codigo: 'xyz' } })).httpStatus,
    ).toBe(400);
  });
});
