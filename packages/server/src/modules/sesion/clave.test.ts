import { DEMO_PASSWORD } from '@garita/demo/personas';
import { failureOf } from '@garita/testing/agency/failureOf';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
let key: string;
beforeEach(async () => {
  agency = await openTestAgency({ config: { loginLimit: 3 } });
  key = await agency.keyOf('Agente');
});
afterEach(() => agency.close());

const NEW = 'una clave nueva';
const change = (clavea: string, claven: string, headers = {}) =>
  agency.call('cambioClave', { key, body: { clavea, claven }, headers });
const login = async (clave: string) =>
  (await agency.call('login', { body: { usuario: 'Agente', clave } })).httpStatus;

describe('changing the caller’s password', () => {
  test('changing the caller’s password sets the new password, ends the other sessions at once and keeps this one', async () => {
    const elsewhere = await agency.keyOf('Agente');
    expect(await change(DEMO_PASSWORD, NEW)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Clave cambiada correctamente', status: 0 },
    });
    expect((await agency.call('checkUser', { key })).httpStatus).toBe(200);
    expect((await agency.call('checkUser', { key: elsewhere })).httpStatus).toBe(401);
    expect([await login(DEMO_PASSWORD), await login(NEW)]).toEqual([401, 200]);
  });

  test('changing the caller’s password fulfils the duty to change a given password', async () => {
    await agency.db
      .updateTable('usuarios')
      .set({ debe_cambiar_clave: true })
      .where('usuario', '=', 'Agente')
      .execute();
    await change(DEMO_PASSWORD, NEW);
    const { body } = await agency.call('usuarioPermiso', {
      key,
      params: { id: await agency.idOf('Agente') },
    });
    expect(body.datos.debeCambiarClave).toBe(false);
  });

  test.each([
    [DEMO_PASSWORD, '1234567', 'claven', 'La nueva clave debe contener minimo 8 caracteres'],
    [
      DEMO_PASSWORD,
      'x'.repeat(129),
      'claven',
      'La nueva clave debe contener como máximo 128 caracteres',
    ],
    [
      DEMO_PASSWORD,
      '12345678',
      'claven',
      'La nueva clave es de las más usadas y se adivina enseguida: elige otra',
    ],
    [DEMO_PASSWORD, '', 'claven', 'No dejes campos vacios'],
    ['', NEW, 'clavea', 'No dejes campos vacios'],
    [DEMO_PASSWORD, DEMO_PASSWORD, 'claven', 'La nueva clave debe ser distinta de la actual'],
    ['no es esta', NEW, 'clavea', 'La clave actual no es correcta'],
  ])(
    'changing the caller’s password from «%s» to «%s» is refused in the field %s (CFG-04, CFG-06, CFG-07)',
    async (clavea, claven, campo, msg) => {
      expect(await change(clavea, claven)).toMatchObject({ httpStatus: 400, body: { msg, campo } });
      expect(await login(DEMO_PASSWORD)).toBe(200);
    },
  );

  test('changing the caller’s password has a limit of attempts: a user at an unattended session cannot guess', async () => {
    for (let i = 0; i < 3; i++) expect((await change('mal', NEW)).httpStatus).toBe(400);
    expect(await change(DEMO_PASSWORD, NEW)).toMatchObject({
      httpStatus: 429,
      headers: { 'retry-after': '900' },
    });
    agency.pass({ minutes: 15 });
    expect((await change(DEMO_PASSWORD, NEW)).httpStatus).toBe(200);
  });

  test('changing the caller’s password twice with the same key gives the same answer, though the old password is no longer valid', async () => {
    const headers = { 'idempotency-key': 'cambio-de-clave-1' };
    expect((await change(DEMO_PASSWORD, NEW, headers)).httpStatus).toBe(200);
    expect((await change(DEMO_PASSWORD, NEW, headers)).httpStatus).toBe(200);
    const { huella } = await agency.db
      .selectFrom('claves_idempotencia')
      .select('huella')
      .executeTakeFirstOrThrow();
    expect(huella).not.toContain(NEW);
  });

  test('changing the caller’s password twice at once sets one of the two', async () => {
    const answers = await Promise.all([
      change(DEMO_PASSWORD, 'la primera clave'),
      change(DEMO_PASSWORD, 'la segunda clave'),
    ]);
    const [winner] = answers
      .map((a, i) => (a.httpStatus === 200 ? ['la primera clave', 'la segunda clave'][i] : null))
      .filter((c) => c !== null);
    expect(answers.map((a) => a.httpStatus).sort()[0]).toBe(200);
    expect(await login(winner as string)).toBe(200);
    expect(answers.filter((a) => a.httpStatus === 200)).toHaveLength(1);
  });

  test('changing the caller’s password is in the audit log, without any password', async () => {
    await change(DEMO_PASSWORD, NEW);
    const log = await agency.db
      .selectFrom('bitacora')
      .selectAll()
      .where('operacion', '=', 'cambioClave')
      .execute();
    expect(log).toHaveLength(1);
    for (const secret of [DEMO_PASSWORD, NEW, 'argon2'])
      expect(JSON.stringify(log)).not.toContain(secret);
    expect(agency.log.join('')).not.toContain(NEW);
  });
});

describe('a password set by another user', () => {
  const LEFT = ['cambioClave', 'usuarioPermiso', 'checkUser', 'logout'];
  const statusOf = async ({ method, url }: (typeof CONTRACT)['operations'][number]) => {
    const response = await agency.app.inject({
      method: method as 'GET',
      url: url.replace(/:\w+/g, '1'),
      headers: { key },
    });
    return { httpStatus: response.statusCode, msg: failureOf(response.json()).msg };
  };
  beforeEach(() =>
    agency.db
      .updateTable('usuarios')
      .set({ debe_cambiar_clave: true })
      .where('usuario', '=', 'Agente')
      .execute(),
  );

  test('a password set by another user allows only the calls that change it, read the account and sign out', async () => {
    const closed = CONTRACT.operations.filter(
      ({ id, access }) => !LEFT.includes(id) && !access.some((grant) => grant.public),
    );
    expect(closed.length).toBeGreaterThan(80);
    const refused = {
      httpStatus: 403,
      msg: 'Cambia tu clave para seguir: la que usas te la dio otra persona.',
    };
    for (const operation of closed)
      expect(await statusOf(operation), operation.id).toEqual(refused);
  });

  test('a password set by another user lets its person read their account, sign out and change it, after which all is allowed', async () => {
    const id = await agency.idOf('Agente');
    expect(
      (await agency.call('usuarioPermiso', { key, params: { id } })).body.datos.debeCambiarClave,
    ).toBe(true);
    expect((await agency.call('checkUser', { key })).httpStatus).toBe(200);
    expect((await agency.call('validateT', { key })).body).toBe(true);
    expect((await agency.call('logout', { as: 'Agente' })).httpStatus).toBe(200);
    expect((await agency.call('MyPerfil', { key })).httpStatus).toBe(403);
    expect((await change(DEMO_PASSWORD, NEW)).httpStatus).toBe(200);
    expect((await agency.call('MyPerfil', { key })).httpStatus).toBe(200);
  });
});

describe('the caller’s own settings (CFG-01, CFG-02)', () => {
  const config = async () =>
    (await agency.call('usuarioPermiso', { key, params: { id: await agency.idOf('Agente') } })).body
      .datos.config;

  test.each(['estados', 'app'] as const)(
    'the caller’s own setting %s changes, and changes back',
    async (op) => {
      const flip = () => agency.call('changeConfig', { key, body: { op } });
      expect(await flip()).toMatchObject({
        httpStatus: 200,
        body: { msg: 'Configuración guardada correctamente', status: 0 },
      });
      expect(await config()).toEqual({ estados: 1, app: 1, [op]: 0 });
      await flip();
      expect(await config()).toEqual({ estados: 1, app: 1 });
    },
  );
});
