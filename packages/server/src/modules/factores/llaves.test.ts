import { DEMO_PASSWORD } from '@garita/demo/personas';
import { setUpAplicacion } from '@garita/testing/agency/aplicacion';
import { askForLlave, createDevice, prepareLlave, setUpLlave } from '@garita/testing/agency/llave';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runUpkeep } from '../../scheduleUpkeep';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency({ config: { trustProxy: 1 } });
});
afterEach(() => agency.close());

const as = 'Oficial';
const clave = DEMO_PASSWORD;
/** Headers of another address of the portal, as a proxy sends them. */
const at = (protocol: string, host: string) => ({
  'x-forwarded-proto': protocol,
  'x-forwarded-host': host,
});
const set = (llave: unknown, { nombre = 'Mi llave', headers = {} } = {}) =>
  agency.call('ponerLlave', { as, body: { nombre, llave }, headers });
const mine = async (headers = {}) => (await agency.call('misFactores', { as, headers })).body;
const login = async (headers = {}) =>
  (await agency.call('login', { body: { usuario: as, clave }, headers })).body;
const give = async (reto: string, llave: unknown, headers = {}) =>
  agency.call('loginFactor', { body: { reto, llave }, headers });
const remove = async (id: number, by = as, own = clave) =>
  agency.call('quitarLlave', { as: by, body: { id, clave: own } });
const REFUSED = {
  httpStatus: 401,
  body: { error: 1, msg: 'No se pudo comprobar tu llave de acceso' },
};
const UNPROVED = {
  httpStatus: 400,
  body: { campo: 'llave', msg: 'No se pudo comprobar la llave. Empieza otra vez.' },
};
const NOTHING_WAITS = {
  httpStatus: 409,
  body: { msg: 'Eso ya no espera una confirmación. Empieza otra vez.' },
};

describe('setting up a passkey', () => {
  test('setting up a passkey asks the device, stores the public key, gives recovery codes only with the first passkey, and makes the passkey a second factor', async () => {
    const opciones = await prepareLlave(agency, as);
    expect(opciones).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: as },
      attestation: 'none',
      excludeCredentials: [],
    });
    expect(Buffer.from(opciones.challenge, 'base64url')).toHaveLength(32);
    const device = createDevice();
    const { httpStatus, body } = await set(device.make(opciones), { nombre: '  Mi teléfono ' });
    expect({ httpStatus, ...body }).toMatchObject({
      httpStatus: 200,
      msg: 'La llave «Mi teléfono» ya es tu segundo factor',
    });
    expect(body.codigos).toHaveLength(10);
    expect(await login()).toMatchObject({
      formas: ['llave', 'recuperacion'],
      opciones: { rpId: 'localhost', allowCredentials: [{ id: device.id }] },
    });

    const again = await prepareLlave(agency, as);
    expect(again).toMatchObject({
      user: opciones.user,
      excludeCredentials: [
        { type: 'public-key', id: device.id, transports: ['internal', 'hybrid'] },
      ],
    });
    expect((await set(createDevice().make(again))).body.codigos).toEqual([]);
    expect(await mine()).toEqual({
      aplicacion: null,
      llaves: ['Mi teléfono', 'Mi llave'].map((nombre) => ({
        id: expect.any(Number),
        nombre,
        dominio: 'localhost',
        creada: agency.now().toISOString(),
        uso: null,
      })),
      dominio: 'localhost',
      quedan: 10,
    });
    expect(
      (
        await agency.call('loginFactor', {
          body: { reto: (await login()).reto, codigo: body.codigos[0] },
        })
      ).httpStatus,
    ).toBe(200);
    const kept = JSON.stringify([
      await agency.db.selectFrom('bitacora').selectAll().execute(),
      agency.log,
    ]);
    for (const secret of [opciones.challenge, body.codigos[0]]) expect(kept).not.toContain(secret);
  });

  test.each([
    ['of a page of another site', { origen: 'http://malo.example' }],
    ['of the same host on another port', { origen: 'http://localhost:8080' }],
    ['for another host name', { dominio: 'malo.example' }],
    ['that signed another challenge', { challenge: 'x'.repeat(43) }],
    [
      'with its maker’s certificate, which the portal does not request',
      { x5c: [Buffer.from('certificado')] },
    ],
  ])('setting up a passkey refuses a passkey %s', async (_, otherwise) => {
    expect(await set(createDevice().make(await prepareLlave(agency, as), otherwise))).toMatchObject(
      UNPROVED,
    );
    expect((await mine()).llaves).toEqual([]);
  });

  test('setting up a passkey accepts a challenge once, within five minutes, for its person and at its address, and sets the same passkey up once', async () => {
    const opciones = await prepareLlave(agency, as);
    const [device, other] = [createDevice(), createDevice()];
    expect(
      await agency.call('ponerLlave', {
        as: 'Agente',
        body: { nombre: 'x', llave: device.make(opciones) },
      }),
    ).toMatchObject(NOTHING_WAITS);
    expect(
      await set(device.make(opciones), { headers: at('https', 'portal.example') }),
    ).toMatchObject(NOTHING_WAITS);
    const both = await Promise.all([set(device.make(opciones)), set(other.make(opciones))]);
    expect(both.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
    expect(await set(device.make(opciones))).toMatchObject(NOTHING_WAITS);
    const winner = (await login()).opciones.allowCredentials[0].id === device.id ? device : other;
    const late = await prepareLlave(agency, as);
    agency.pass({ minutes: 5 });
    expect(await set(createDevice().make(late))).toMatchObject(NOTHING_WAITS);
    await runUpkeep(agency.db, agency.now());
    expect(await agency.db.selectFrom('llaves_preparadas').selectAll().execute()).toEqual([]);
    expect(await set(winner.make(await prepareLlave(agency, as)))).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa llave ya está puesta' },
    });
  });

  test('setting up a passkey needs a name and the password, and allows ten', async () => {
    const llave = createDevice().make(await prepareLlave(agency, as));
    expect(await set(llave, { nombre: ' ' })).toMatchObject({
      httpStatus: 400,
      body: { campo: 'nombre', msg: 'Ponle un nombre a la llave' },
    });
    expect(await set(llave, { nombre: 'x'.repeat(61) })).toMatchObject({
      httpStatus: 400,
      body: { campo: 'nombre' },
    });
    expect(await agency.call('prepararLlave', { as, body: { clave: 'mal' } })).toMatchObject({
      httpStatus: 400,
      body: { campo: 'clave' },
    });
    for (let i = 0; i < 10; i++) await setUpLlave(agency, as, `Llave ${i}`);
    expect(await agency.call('prepararLlave', { as, body: { clave } })).toMatchObject({
      httpStatus: 409,
      body: { msg: expect.stringMatching(/^Tienes diez/) },
    });
  });

  test.each([
    ['http', 'portal.example', null],
    ['https', '192.0.2.7', null],
    ['https', '[2001:db8::7]', null],
    ['https', 'Portal.Example:8443', 'portal.example'],
    ['http', 'garita.localhost:3000', 'garita.localhost'],
  ])(
    'setting up a passkey needs https or localhost, and a host name: %s://%s',
    async (protocol, host, dominio) => {
      const headers = at(protocol, host);
      expect((await mine(headers)).dominio).toBe(dominio);
      expect(
        (await agency.call('prepararLlave', { as, body: { clave }, headers })).httpStatus,
      ).toBe(dominio === null ? 409 : 200);
    },
  );
});

describe('signing in with a passkey', () => {
  test('signing in with a passkey opens a session, records the use, and never accepts an answer again', async () => {
    const { device } = await setUpLlave(agency, as);
    const { reto, opciones } = await askForLlave(agency, as);
    agency.pass({ minutes: 4 });
    const llave = device.answer(opciones);
    const { httpStatus, body } = await give(reto, llave);
    expect({ httpStatus, msg: body.msg }).toEqual({
      httpStatus: 200,
      msg: 'Logeado Correctamente',
    });
    expect((await agency.call('checkUser', { key: body.token })).httpStatus).toBe(200);
    expect((await mine()).llaves).toMatchObject([{ uso: agency.now().toISOString() }]);
    const [entry] = await agency.db
      .selectFrom('bitacora')
      .selectAll()
      .where('operacion', '=', 'loginFactor')
      .execute();
    expect(entry).toMatchObject({ despues: { factor: 'llave', llave: 'Mi teléfono' } });
    expect((await give(reto, llave)).httpStatus).toBe(409);
    expect(await give((await login()).reto, llave)).toMatchObject(REFUSED);
  });

  test.each([
    ['on a page of another site', { origen: 'https://malo.example' }],
    ['for another host name', { dominio: 'malo.example' }],
    ['to another challenge', { challenge: 'x'.repeat(43) }],
    ['with a lower counter, as a copy has', { contador: 3 }],
    ['with an unchanged counter', { contador: 5 }],
  ])('signing in with a passkey refuses an answer %s', async (_, otherwise) => {
    const { device } = await setUpLlave(agency, as);
    const first = await askForLlave(agency, as);
    expect(
      (await give(first.reto, device.answer(first.opciones, { contador: 5 }))).httpStatus,
    ).toBe(200);
    const { reto, opciones } = await askForLlave(agency, as);
    expect(await give(reto, device.answer(opciones, { contador: 6, ...otherwise }))).toMatchObject(
      REFUSED,
    );
    expect((await give(reto, device.answer(opciones, { contador: 7 }))).httpStatus).toBe(200);
  });

  test('signing in with a passkey refuses an altered answer, another user’s passkey and a removed passkey, and ends after five attempts', async () => {
    const { device } = await setUpLlave(agency, as);
    const others = (await setUpLlave(agency, 'Agente')).device;
    const { reto, opciones } = await askForLlave(agency, as);
    const good = device.answer(opciones);
    expect(
      await give(reto, { ...good, signature: others.answer(opciones).signature }),
    ).toMatchObject(REFUSED);
    expect(await give(reto, others.answer(opciones))).toMatchObject(REFUSED);
    expect(await give(reto, { ...good, id: others.id })).toMatchObject(REFUSED);
    expect(
      await agency.call('loginFactor', { body: { reto, llave: good, codigo: '123456' } }),
    ).toMatchObject({ httpStatus: 400, body: { campo: 'llave' } });
    expect((await remove((await mine()).llaves[0].id)).httpStatus).toBe(200);
    expect(await give(reto, good)).toMatchObject(REFUSED);
    expect((await give(reto, good)).httpStatus).toBe(409);
  });

  test('signing in with a passkey twice at once with one answer succeeds once', async () => {
    const { device } = await setUpLlave(agency, as);
    const { reto, opciones } = await askForLlave(agency, as);
    const llave = device.answer(opciones);
    const both = await Promise.all([give(reto, llave), give(reto, llave)]);
    expect(both.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  });

  test('signing in with a passkey expires after five minutes', async () => {
    const { device } = await setUpLlave(agency, as);
    const { reto, opciones } = await askForLlave(agency, as);
    agency.pass({ minutes: 5 });
    expect((await give(reto, device.answer(opciones))).httpStatus).toBe(409);
  });

  test('signing in with a passkey is not offered at another address of the portal, and the password alone is not sufficient there either', async () => {
    const { device } = await setUpLlave(agency, as);
    const headers = at('https', 'otro.example');
    const { reto, formas, opciones } = await login(headers);
    expect({ formas, opciones }).toEqual({ formas: ['recuperacion'], opciones: null });
    const forged = device.answer({ challenge: '', rpId: 'otro.example' } as never, {
      origen: 'https://otro.example',
    });
    expect(await give(reto, forged, headers)).toMatchObject(REFUSED);
  });
});

describe('removing a passkey', () => {
  test('removing a passkey needs the password, is limited to the caller’s passkeys, and removes the recovery codes with the last factor', async () => {
    const { codigo } = await setUpAplicacion(agency, as);
    await setUpLlave(agency, as);
    const [{ id }] = (await mine()).llaves;
    expect(await remove(id, 'Agente')).toMatchObject({ httpStatus: 404 });
    expect(await remove(id, as, 'mal')).toMatchObject({
      httpStatus: 400,
      body: { campo: 'clave' },
    });
    expect((await agency.call('quitarTotp', { as, body: { clave } })).httpStatus).toBe(200);
    expect(await mine()).toMatchObject({ aplicacion: null, quedan: 10 });
    expect(
      (
        await agency.call('loginFactor', {
          body: { reto: (await login()).reto, codigo: codigo(1) },
        })
      ).httpStatus,
    ).toBe(401);
    expect((await remove(id)).httpStatus).toBe(200);
    expect(await mine()).toMatchObject({ llaves: [], quedan: 0 });
    expect(await login()).toHaveProperty('token');
  });

  test('removing a passkey is refused for the last factor of a person who must have a second factor; a passkey fulfils that requirement', async () => {
    await setUpLlave(agency, 'Fundadora');
    const demand = await agency.call('exigirFactor', {
      as: 'Fundadora',
      body: { clave, desde: 5, permisos: [] },
    });
    expect(demand.httpStatus).toBe(200);
    expect((await agency.call('getUsuarios', { as })).httpStatus).toBe(403);
    await setUpLlave(agency, as, 'Una');
    expect((await agency.call('getUsuarios', { as })).httpStatus).toBe(200);
    await setUpLlave(agency, as, 'Otra');
    const [una, otra] = (await mine()).llaves;
    expect((await remove(una.id)).httpStatus).toBe(200);
    expect(await remove(otra.id)).toMatchObject({
      httpStatus: 409,
      body: { msg: expect.stringMatching(/^Tu agencia te exige/) },
    });
  });

  test('an administrator removes the passkey of a user who has lost it', async () => {
    await setUpLlave(agency, as);
    expect(
      (
        await agency.call('reiniciarFactores', {
          as: 'Gerente',
          body: { usuario: await agency.idOf(as) },
        })
      ).httpStatus,
    ).toBe(200);
    expect(await mine()).toMatchObject({ llaves: [], quedan: 0 });
    const [entry] = await agency.db
      .selectFrom('bitacora')
      .selectAll()
      .where('operacion', '=', 'reiniciarFactores')
      .execute();
    expect(entry).toMatchObject({ antes: { aplicacion: false, llaves: 1, codigos: 10 } });
  });
});
