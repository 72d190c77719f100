import { DEMO_PASSWORD } from '@garita/demo/personas';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeAll(async () => {
  agency = await openTestAgency();
});
afterAll(() => agency.close());

const DESPEDIDO =
  'Te han despedido de la agencia. Si crees que es un error, habla con la gerencia.';
const SIN_SESION = 'Tu sesión no es válida. Vuelve a entrar.';

const login = (usuario: string, clave: string = DEMO_PASSWORD) =>
  agency.call('login', { body: { usuario, clave } });

describe('login', () => {
  test('login gives a valid token, whatever the case of the name (AUT-09, AUT-10, AUT-11)', async () => {
    const { httpStatus, body } = await login('oFiCiAl');
    expect(httpStatus).toBe(200);
    expect(body).toMatchObject({ error: 0, msg: 'Logeado Correctamente' });
    expect(body.token).toMatch(new RegExp(`^${await agency.idOf('Oficial')}-[\\w-]{43}$`));
    expect((await agency.call('checkUser', { key: body.token })).body).toEqual({
      despedido: 0,
      permisos: ['asc', 'tt'],
    });
  });

  test('login stores only a hash of the secret', async () => {
    const { body } = await login('Oficial');
    const secret = body.token.slice(body.token.indexOf('-') + 1);
    const rows = await agency.db.selectFrom('sesiones').selectAll().execute();
    expect(
      rows.some(
        (r) =>
          r.secreto_hash.toString('utf8').includes(secret) ||
          r.secreto_hash.toString('base64url').includes(secret),
      ),
    ).toBe(false);
  });

  test('login gives the same answer to a wrong password, an unknown name and a dismissed person’s wrong password', async () => {
    const answers = [
      await login('Oficial', 'otra'),
      await login('Nadie'),
      await login('Expulsado', 'otra'),
    ];
    const [first] = answers;
    expect(first).toMatchObject({
      httpStatus: 401,
      body: { error: 1, status: 1, msg: 'El usuario o la contraseña no son correctos' },
    });
    for (const answer of answers)
      expect({ httpStatus: answer.httpStatus, body: answer.body }).toEqual({
        httpStatus: 401,
        body: first?.body,
      });
  });

  test('login names the dismissal to a dismissed person with the right password', async () => {
    const { httpStatus, body } = await login('Expulsado');
    expect([httpStatus, body]).toEqual([401, { error: 1, status: 1, msg: DESPEDIDO }]);
  });

  test.each([
    ['usuario', { usuario: '  ', clave: 'x' }],
    ['clave', { usuario: 'Oficial', clave: '' }],
  ])('login asks for both fields: %s (AUT-07, AUT-08)', async (campo, body) => {
    expect(await agency.call('login', { body })).toMatchObject({
      httpStatus: 400,
      body: { error: 1, msg: 'Hay Campos Vacios', campo },
    });
  });

  test('login retried with the same key signs in anew: its answer is a secret that is never stored', async () => {
    const headers = { 'idempotency-key': 'the-very-same-key' };
    const body = { usuario: 'Oficial', clave: DEMO_PASSWORD };
    const [first, second] = [
      await agency.call('login', { body, headers }),
      await agency.call('login', { body, headers }),
    ];
    expect(first.body.token).not.toBe(second.body.token);
    expect(await agency.db.selectFrom('claves_idempotencia').selectAll().execute()).toEqual([]);
  });

  test('login leaves an audit row and the time of the visit', async () => {
    await login('Cabo');
    const id = await agency.idOf('Cabo');
    const audit = await agency.db
      .selectFrom('bitacora')
      .selectAll()
      .where('operacion', '=', 'login')
      .where('objetivo_id', '=', id)
      .execute();
    expect(audit).toHaveLength(1);
    const { ultima_vez } = await agency.db
      .selectFrom('usuarios')
      .select('ultima_vez')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(ultima_vez).toEqual(agency.now());
  });
});

describe('keys', () => {
  test('validateT answers true for a valid key and false for any other text, and never fails (AUT-18)', async () => {
    const key = await agency.keyOf('Agente');
    expect(await agency.call('validateT', { key })).toMatchObject({ httpStatus: 200, body: true });
    for (const bad of [
      '',
      'x',
      '1-',
      `${key}x`,
      `999999-${key.split('-')[1]}`,
      '__proto__',
      '-1',
      `9999999999999-${'a'.repeat(43)}`,
    ]) {
      expect(await agency.call('validateT', { key: bad })).toMatchObject({
        httpStatus: 200,
        body: false,
      });
    }
    expect(await agency.call('validateT')).toMatchObject({ httpStatus: 200, body: false });
  });

  test.each(['checkUser', 'allNomina', 'getUsuariosAscensos'] as const)(
    'keys are required by %s, which refuses a missing and an invalid key',
    async (operation) => {
      const refusal = {
        httpStatus: 401,
        body: { msg: 'Tu sesión no es válida. Vuelve a entrar.', status: 1 },
      };
      expect(await agency.call(operation)).toMatchObject(refusal);
      expect(await agency.call(operation, { key: `4-${'a'.repeat(43)}` })).toMatchObject(refusal);
    },
  );

  test('another person’s key is invalid with the caller’s id in front', async () => {
    const key = await agency.keyOf('Gerente');
    const mine = `${await agency.idOf('Agente')}-${key.slice(key.indexOf('-') + 1)}`;
    expect((await agency.call('checkUser', { key: mine })).httpStatus).toBe(401);
  });

  test('keys last 365 days', async () => {
    const key = await agency.keyOf('Agente');
    agency.pass({ days: 364, hours: 23 });
    expect((await agency.call('checkUser', { key })).httpStatus).toBe(200);
    agency.pass({ hours: 1 });
    expect((await agency.call('checkUser', { key })).httpStatus).toBe(401);
  });

  test('keys end with logout, only on this device (AUT-23)', async () => {
    const [here, there] = [await agency.keyOf('Agente'), await agency.keyOf('Agente')];
    expect(await agency.call('logout', { key: here })).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Deslogeado Correctamente', status: 0 },
    });
    expect((await agency.call('checkUser', { key: here })).httpStatus).toBe(401);
    expect((await agency.call('logout', { key: here })).httpStatus).toBe(401);
    expect((await agency.call('checkUser', { key: there })).httpStatus).toBe(200);
  });

  test('keys end at once when their person is dismissed', async () => {
    const key = await agency.keyOf('Cabo');
    await agency.db
      .updateTable('usuarios')
      .set({ despedido_en: agency.now() })
      .where('usuario', '=', 'Cabo')
      .execute();
    expect((await agency.call('checkUser', { key })).httpStatus).toBe(401);
    expect((await agency.call('checkUser', { key })).body).toEqual({ msg: DESPEDIDO, status: 1 });
    await agency.db
      .updateTable('usuarios')
      .set({ despedido_en: null })
      .where('usuario', '=', 'Cabo')
      .execute();
  });
});

describe('a dismissal', () => {
  const told = async (key: string) => {
    const { httpStatus, body } = await agency.call('checkUser', { key });
    return [httpStatus, body.msg];
  };
  const usuario = () => agency.idOf('Recluta');

  test('a dismissal is reported to the signed-out person, and to no other (AUT-25)', async () => {
    const [inside, left] = [await agency.keyOf('Recluta'), await agency.keyOf('Recluta')];
    await agency.call('logout', { key: left });
    agency.pass({ minutes: 1 });
    expect(
      (
        await agency.call('despedir', {
          as: 'Gerente',
          body: { usuario: await usuario(), motivo: 'Inactividad' },
        })
      ).httpStatus,
    ).toBe(200);
    expect(await told(inside)).toEqual([401, DESPEDIDO]);
    expect((await agency.call('validateT', { key: inside })).body).toBe(false);
    // A key that is unknown or has ended for another reason gets the general answer.
    const madeUp = `${await usuario()}-${'x'.repeat(43)}`;
    for (const key of [left, madeUp, 'nada']) expect(await told(key)).toEqual([401, SIN_SESION]);
    await agency.call('ingresar', { as: 'Gerente', body: { usuario: await usuario() } });
    expect(await told(inside)).toEqual([401, SIN_SESION]);
  });
});

describe('the session user', () => {
  test('the session user is the caller, with the effective permissions (AUT-27 to AUT-30)', async () => {
    const id = await agency.idOf('Oficial');
    expect((await agency.call('usuarioPermiso', { as: 'Oficial', params: { id } })).body).toEqual({
      datos: {
        id,
        usuario: 'Oficial',
        firma: 'OFI',
        mision: 'Oficial I',
        id_categoria: 5,
        permisos: ['asc', 'tt'],
        permisoSys: 0,
        despedido: 0,
        fichaje: true,
        puertaDesde: 1,
        debeCambiarClave: false,
        debeSegundoFactor: false,
        config: { estados: 1, app: 1 },
      },
    });
  });

  test('the session user is refused for another or an unknown user alike, also to the owner', async () => {
    for (const id of [await agency.idOf('Oficial'), 99_999]) {
      expect(
        (await agency.call('usuarioPermiso', { as: 'Fundadora', params: { id } })).httpStatus,
      ).toBe(403);
    }
  });

  test('the session user has the category’s permissions, the exceptions and, for the owner, every permission', async () => {
    const codes = async (name: string) =>
      (await agency.call('checkUser', { as: name })).body.permisos;
    expect(await codes('Agente')).toEqual([]);
    const [usuario_id, encargado_id] = [
      await agency.idOf('Agente'),
      await agency.idOf('Fundadora'),
    ];
    await agency.db
      .insertInto('excepciones')
      .values({ usuario_id, codigo: 'mul', encargado_id, fecha: agency.now() })
      .execute();
    expect(await codes('Agente')).toEqual(['mul']);
    expect(await codes('Supervisora')).toEqual([
      'adm',
      'asc',
      'tt',
      'mem',
      'mis',
      'ven',
      'mul',
      'ajs',
      'req',
    ]);
    await agency.place('Fundadora', 'Recluta');
    expect(await codes('Fundadora')).toHaveLength(25);
    await agency.place('Fundadora', 'Fundación');
  });

  test('the session user follows a demotion at the next call', async () => {
    const key = await agency.keyOf('Oficial');
    expect((await agency.call('getUsuariosAscensos', { key })).httpStatus).toBe(200);
    await agency.place('Oficial', 'Agente I');
    expect((await agency.call('getUsuariosAscensos', { key })).httpStatus).toBe(403);
    await agency.place('Oficial', 'Oficial I');
  });
});
