import { DEMO_PASSWORD } from '@garita/demo/personas';
import { prepareAplicacion, setUpAplicacion } from '@garita/testing/agency/aplicacion';
import { insertToken } from '@garita/testing/agency/insertToken';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency({ config: { loginLimit: 3 } });
});
afterEach(() => agency.close());

const clave = DEMO_PASSWORD;
const demand = (wanted: { desde: number | null; permisos: string[] }, as = 'Fundadora') =>
  agency.call('exigirFactor', { as, body: { clave, ...wanted } });
const status = async (
  operation: 'getUsuarios' | 'misFactores' | 'checkUser' | 'sesiones',
  as: string,
) => (await agency.call(operation, { as })).httpStatus;
const mustSetUp = async (as: string) =>
  (await agency.call('usuarioPermiso', { as, params: { id: await agency.idOf(as) } })).body.datos
    .debeSegundoFactor;
const NOBODY = { desde: null, permisos: [] };

describe('a required second factor', () => {
  beforeEach(async () => void (await setUpAplicacion(agency, 'Fundadora')));

  test('a required second factor blocks users from the category on without one, and admits them after they set one up', async () => {
    expect((await demand({ desde: 8, permisos: [] })).httpStatus).toBe(200);
    expect([
      await mustSetUp('Gerente'),
      await mustSetUp('Supervisora'),
      await mustSetUp('Oficial'),
      await mustSetUp('Fundadora'),
    ]).toEqual([true, true, false, false]);
    expect(await agency.call('getUsuarios', { as: 'Gerente' })).toMatchObject({
      httpStatus: 403,
      body: { msg: 'Tu agencia te exige un segundo factor: ponlo para seguir.' },
    });
    expect([
      await status('getUsuarios', 'Oficial'),
      await status('getUsuarios', 'Fundadora'),
    ]).toEqual([200, 200]);
    expect([
      await status('checkUser', 'Gerente'),
      await status('misFactores', 'Gerente'),
      await status('sesiones', 'Gerente'),
    ]).toEqual([200, 200, 200]);
    await setUpAplicacion(agency, 'Gerente');
    expect([await status('getUsuarios', 'Gerente'), await mustSetUp('Gerente')]).toEqual([
      200,
      false,
    ]);
  });

  test('a required second factor binds each holder of the permission, whatever its source, from that moment on', async () => {
    expect((await demand({ desde: null, permisos: ['man'] })).httpStatus).toBe(200);
    expect(await mustSetUp('Agente')).toBe(false);
    const [usuario_id, encargado_id] = [
      await agency.idOf('Agente'),
      await agency.idOf('Fundadora'),
    ];
    await agency.db
      .insertInto('excepciones')
      .values({ usuario_id, codigo: 'man', encargado_id, fecha: agency.now() })
      .execute();
    expect([await mustSetUp('Agente'), await status('getUsuarios', 'Agente')]).toEqual([true, 403]);
  });

  test('a required second factor blocks access tokens too, whatever permissions they have', async () => {
    const [reads, lends] = [
      await insertToken(agency, await agency.idOf('Gerente'), null),
      await insertToken(agency, await agency.idOf('Gerente'), ['asc']),
    ];
    const read = async (key: string) => agency.call('getUsuarios', { key });
    expect([(await read(reads)).httpStatus, (await read(lends)).httpStatus]).toEqual([200, 200]);
    await demand({ desde: null, permisos: ['man'] });
    const HELD = {
      httpStatus: 403,
      body: { msg: 'Tu agencia te exige un segundo factor: ponlo para seguir.' },
    };
    expect([await read(reads), await read(lends)]).toMatchObject([HELD, HELD]);
    await setUpAplicacion(agency, 'Gerente');
    expect([(await read(reads)).httpStatus, (await read(lends)).httpStatus]).toEqual([200, 200]);
  });

  test('a second factor is required only after a given password has been changed', async () => {
    await demand({ desde: 1, permisos: [] });
    await agency.db
      .updateTable('usuarios')
      .set({ debe_cambiar_clave: true })
      .where('usuario', '=', 'Agente')
      .execute();
    expect(await agency.call('prepararTotp', { as: 'Agente', body: { clave } })).toMatchObject({
      httpStatus: 403,
      body: { msg: expect.stringMatching(/^Cambia tu clave/) },
    });
  });

  test('a user of whom a second factor is required can replace it, but not remove it', async () => {
    await demand({ desde: 8, permisos: [] });
    expect(await agency.call('quitarTotp', { as: 'Fundadora', body: { clave } })).toMatchObject({
      httpStatus: 409,
      body: { msg: expect.stringContaining('no quitarlo') },
    });
    expect((await agency.call('misFactores', { as: 'Fundadora' })).body).toMatchObject({
      aplicacion: expect.any(String),
      quedan: 10,
    });
    const codigo = await prepareAplicacion(agency, 'Fundadora');
    expect(
      (await agency.call('confirmarTotp', { as: 'Fundadora', body: { codigo: codigo() } }))
        .httpStatus,
    ).toBe(200);
  });

  test('a required second factor blocks no user once it is no longer required, and its history is in the log', async () => {
    await demand({ desde: 8, permisos: ['pag', 'asc'] });
    expect((await agency.call('factorExigido', { as: 'Fundadora' })).body).toEqual({
      desde: 8,
      permisos: ['asc', 'pag'],
    });
    expect((await demand(NOBODY)).httpStatus).toBe(200);
    expect([
      await mustSetUp('Gerente'),
      (await agency.call('factorExigido', { as: 'Fundadora' })).body,
    ]).toEqual([false, NOBODY]);
    const log = await agency.db
      .selectFrom('bitacora')
      .select(['antes', 'despues'])
      .where('operacion', '=', 'exigirFactor')
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      { antes: NOBODY, despues: { desde: 8, permisos: ['asc', 'pag'] } },
      { antes: { desde: 8, permisos: ['asc', 'pag'] }, despues: NOBODY },
    ]);
  });

  test('only the owner, with the password, can require a second factor', async () => {
    expect((await demand({ desde: 8, permisos: [] }, 'Gerente')).httpStatus).toBe(403);
    expect(
      await agency.call('exigirFactor', {
        as: 'Fundadora',
        body: { clave: 'mal', desde: 8, permisos: [] },
      }),
    ).toMatchObject({
      httpStatus: 400,
      body: { campo: 'clave' },
    });
    expect(await mustSetUp('Gerente')).toBe(false);
  });
});

test('an owner without a second factor cannot require one, which would lock them out', async () => {
  expect(await demand({ desde: 1, permisos: [] })).toMatchObject({
    httpStatus: 409,
    body: { msg: 'Antes pon un segundo factor' },
  });
  expect(await mustSetUp('Fundadora')).toBe(false);
});
