import type { OperationId } from '@garita/api-client/access';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency({ config: { registerLimit: 100 } });
});
afterEach(() => agency.close());

const MOTIVO = 'Molesta en la puerta';
const veto = (nombre: string, more: object = {}, as = 'Gerente') =>
  agency.call('vetar', { as, body: { nombre, motivo: MOTIVO, ...more } });
const list = async () => (await agency.call('vetos', { as: 'Gerente' })).body;
const lift = async (nombre: string, as = 'Gerente') => {
  const found = (await list()).find((one: { nombre: string }) => one.nombre === nombre);
  return agency.call('levantarVeto', { as, body: { id: found?.id ?? 99_999 } });
};
const register = (usuario: string) =>
  agency.call('registro', { body: { usuario, clave: 'mi clave', rclave: 'mi clave' } });
const dismiss = async (name: string, vetar: 0 | 1 = 1, as = 'Gerente') =>
  agency.call('despedir', {
    as,
    body: { usuario: await agency.idOf(name), motivo: 'Faltó al respeto', vetar },
  });
const give = async (name: string, codigo: string) =>
  agency.db
    .insertInto('excepciones')
    .values({
      usuario_id: await agency.idOf(name),
      codigo,
      encargado_id: await agency.idOf('Fundadora'),
      fecha: agency.now(),
    })
    .execute();

describe('vetoing a name', () => {
  test('a veto has its reason, its author, its last day and its evidence, and is in the audit log', async () => {
    const more = { hasta: '2026-12-31', enlace: 'https://example.org/prueba.png' };
    expect(await veto(' Ñoño_77 ', more)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Ñoño_77 queda en la lista de vetos', status: 0 },
    });
    expect(await list()).toEqual([
      {
        id: expect.any(Number),
        nombre: 'Ñoño_77',
        motivo: MOTIVO,
        ...more,
        estado: 'vigente',
        fecha: agency.now().toISOString(),
        encargadoNombre: 'Gerente',
        levantado: null,
        levantadoPor: null,
      },
    ]);
    expect(
      await agency.db
        .selectFrom('bitacora')
        .select(['objetivo_tipo', 'antes', 'despues'])
        .where('operacion', '=', 'vetar')
        .execute(),
    ).toEqual([
      {
        objetivo_tipo: 'veto',
        antes: null,
        despues: {
          nombre: 'Ñoño_77',
          motivo: MOTIVO,
          hasta: '2026-12-31',
          prueba: 'https://example.org/prueba.png',
        },
      },
    ]);
  });

  test.each([
    [{ nombre: ' ' }, 'nombre', 'Escribe el nombre que se veta'],
    [{ nombre: 'dos palabras' }, 'nombre', 'Nombre no puede tener espacio'],
    [{ motivo: ' \n' }, 'motivo', 'Escribe por qué se veta: lo leerá quien mire en la puerta'],
    [{ hasta: '2026-02-30' }, 'hasta', 'Esa fecha no existe'],
    [{ hasta: '2026-11-20' }, 'hasta', 'Ese día ya pasó'],
    [{ enlace: 'http://example.org/' }, 'enlace', expect.any(String)],
    [{ enlace: 'javascript:alert(1)' }, 'enlace', expect.any(String)],
  ])('a veto with %j is refused', async (wrong, campo, msg) => {
    expect(await veto('Lobo', wrong)).toMatchObject({ httpStatus: 400, body: { campo, msg } });
    expect(await list()).toEqual([]);
  });

  test.each([
    ['Agente', 'Agente está en la agencia: despide antes a esa persona.'],
    ['AGENTE', 'Agente está en la agencia: despide antes a esa persona.'],
    ['0ficial', /^Se confunde con Oficial, que está en la agencia/],
  ])('the name %s of an active person cannot be vetoed', async (nombre, msg) => {
    expect(await veto(nombre)).toMatchObject({
      httpStatus: 409,
      body: { campo: 'nombre', msg: expect.stringMatching(msg) },
    });
  });

  test('a name that a veto covers already cannot be vetoed again, until it is lifted or expires', async () => {
    await veto('Lobo', { hasta: '2026-11-23' });
    expect((await veto('LOBO')).body.msg).toBe('Lobo ya está en la lista de vetos.');
    expect((await veto('L0bo')).body.msg).toBe(
      'Se confunde con Lobo, que ya está en la lista de vetos.',
    );
    agency.pass({ days: 4 });
    expect((await list())[0].estado).toBe('vencido');
    expect((await veto('LOBO')).httpStatus).toBe(200);
  });

  test('a name vetoed twice at once is one veto', async () => {
    const answers = await Promise.all(
      ['Gerente', 'Fundadora', 'Gerente'].map((as) => veto('Lobo', {}, as)),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409, 409]);
    expect(await list()).toHaveLength(1);
  });

  test('a veto and a registration of its look-alike at once: one of them is refused', async () => {
    for (const nombre of ['Lobo1', 'Lobo2', 'Lobo3']) {
      const [vetoed, registered] = await Promise.all([
        veto(nombre),
        register(nombre.replace('o', '0')),
      ]);
      expect([vetoed.httpStatus, registered.httpStatus].sort(), nombre).toEqual([200, 409]);
    }
  });

  test.each<[OperationId, object | undefined]>([
    ['vetos', undefined],
    ['vetar', { nombre: 'Lobo', motivo: MOTIVO }],
    ['levantarVeto', { id: 1 }],
  ])('%s needs vet', async (operation, body) => {
    const call = (as: 'Supervisora' | null) =>
      agency.call(operation, { as, ...(body && { body }) });
    expect((await call(null)).httpStatus).toBe(401);
    expect((await call('Supervisora')).httpStatus).toBe(403);
    await give('Supervisora', 'vet');
    expect((await call('Supervisora')).httpStatus).not.toBe(403);
  });
});

describe('a vetoed name', () => {
  beforeEach(() => veto('Lobo'));
  const VETADO = 'Ese nombre está vetado en la agencia';
  const PARECIDO = 'Ese nombre se confunde con uno vetado en la agencia';

  test.each([
    ['Lobo', VETADO],
    ['lobo', VETADO],
    ['Lobo\u200b', VETADO],
    ['L0bo', PARECIDO],
  ])('%j cannot register, nor be asked for, given or checked as free', async (nombre, msg) => {
    const agente = await agency.idOf('Agente');
    const answers = [
      await register(nombre),
      await agency.call('actionNombre', { as: 'Agente', body: { op: 2, nombre } }),
      await agency.call('editUsuario', {
        as: 'Gerente',
        body: { id: agente, nombre, rango: 'igual', firma: 'igual' },
      }),
      await agency.call('getUsername', { as: 'Agente', params: { name: nombre } }),
    ];
    for (const { httpStatus, body } of answers)
      expect([httpStatus, Array.isArray(body) ? body[0] : body.msg]).toEqual([409, msg]);
  });

  test('a request from before the veto cannot be accepted', async () => {
    await agency.call('actionNombre', { as: 'Agente', body: { op: 2, nombre: 'Zorro' } });
    await veto('Zorro');
    const { body } = await agency.call('getNameRequest', {
      as: 'Agente',
      params: { id: await agency.idOf('Agente') },
    });
    expect(
      await agency.call('actionNombre', { as: 'Gerente', body: { op: 0, id: body.id } }),
    ).toMatchObject({ httpStatus: 409, body: { msg: VETADO } });
  });

  test('a list of new people with a vetoed name is refused with its line', async () => {
    const filas = [
      { fila: 1, usuario: 'Nueva', mision: 'Recluta' },
      { fila: 2, usuario: 'L0bo', mision: 'Recluta' },
    ];
    const preview = await agency.call('previaAlta', { as: 'Fundadora', body: { filas } });
    expect(preview.body.filas[1].faltas).toMatchObject([
      { campo: 'usuario', texto: 'Es Lobo, o se confunde con ese nombre, que está vetado' },
    ]);
    expect((await agency.call('darDeAlta', { as: 'Fundadora', body: { filas } })).httpStatus).toBe(
      409,
    );
    expect((await register('Nueva')).httpStatus).toBe(200);
  });

  test('a person whose name is vetoed cannot be transferred', async () => {
    await agency.db
      .updateTable('vetos')
      .set({ nombre: 'Agente', nombre_plegado: 'agente', nombre_esqueleto: 'agente' })
      .execute();
    expect(
      await agency.call('addTraslado', {
        as: 'Gerente',
        body: { usuario: await agency.idOf('Agente'), rango: 3, agencia: 'Agencia Faro' },
      }),
    ).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Agente está en la lista de vetos: levanta antes el veto.', campo: 'usuario' },
    });
  });

  test('a lifted veto stays in the list, and the name may register', async () => {
    expect(await lift('Lobo', 'Fundadora')).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Veto de Lobo levantado' },
    });
    expect(await list()).toMatchObject([
      { estado: 'levantado', levantado: agency.now().toISOString(), levantadoPor: 'Fundadora' },
    ]);
    expect((await register('L0bo')).httpStatus).toBe(200);
  });

  test('a veto lifted twice at once is lifted once, and the second is told by whom', async () => {
    const [one, other] = await Promise.all([lift('Lobo'), lift('Lobo')]);
    expect([one.httpStatus, other.httpStatus].sort()).toEqual([200, 409]);
    expect((await lift('Lobo')).body.msg).toBe('Gerente ya levantó el veto de Lobo.');
    expect((await lift('Nadie')).httpStatus).toBe(404);
  });

  test('a veto that expired cannot be lifted', async () => {
    await veto('Zorro', { hasta: '2026-11-22' });
    agency.pass({ days: 3 });
    expect(await lift('Zorro')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'El veto de Zorro ya venció.' },
    });
  });
});

describe('a dismissal with a veto', () => {
  test('a dismissal with a veto does not tell its reason, and must be lifted before the person returns', async () => {
    expect((await dismiss('Agente')).httpStatus).toBe(200);
    expect(await list()).toMatchObject([{ nombre: 'Agente', motivo: 'Despido', hasta: null }]);
    const back = async () =>
      agency.call('ingresar', { as: 'Gerente', body: { usuario: await agency.idOf('Agente') } });
    expect(await back()).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Agente está en la lista de vetos: levanta antes el veto.' },
    });
    await lift('Agente');
    expect((await back()).httpStatus).toBe(200);
  });

  test('a dismissal without a veto adds none', async () => {
    await dismiss('Agente', 0);
    expect(await list()).toEqual([]);
  });

  test('a dismissal with a veto needs vet, and without it is refused whole', async () => {
    await give('Supervisora', 'des');
    expect(await dismiss('Agente', 1, 'Supervisora')).toMatchObject({
      httpStatus: 403,
      body: { msg: 'Para vetar a quien despides te hace falta el permiso vet.' },
    });
    expect((await dismiss('Agente', 0, 'Supervisora')).httpStatus).toBe(200);
  });
});
