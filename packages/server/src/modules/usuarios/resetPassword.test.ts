import { setImmediate } from 'node:timers/promises';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { cheapPasswords } from '@garita/testing/agency/cheapPasswords';
import { insertToken } from '@garita/testing/agency/insertToken';
import { askForLlave, setUpLlave } from '@garita/testing/agency/llave';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency({ config: { loginLimit: 3 } });
});
afterEach(() => agency.close());

const reset = async (name: string, headers = {}) =>
  agency.call('resetPassword', {
    as: 'Gerente',
    body: { usuario: await agency.idOf(name) },
    headers,
  });
const login = (usuario: string, clave: string) =>
  agency.call('login', { body: { usuario, clave } });

describe('a regenerated password (USU-23, USU-24)', () => {
  test('a regenerated password ends every session at once, replaces the old password, and must be changed', async () => {
    const keys = [await agency.keyOf('Oficial'), await agency.keyOf('Oficial')];
    const { httpStatus, body } = await reset('Oficial');
    expect({ httpStatus, msg: body.msg, status: body.status }).toEqual({
      httpStatus: 200,
      msg: 'Clave generada correctamente',
      status: 0,
    });
    expect(body.clave).toMatch(/^([2-9a-km-z]{4}-){3}[2-9a-km-z]{4}$/);
    for (const key of keys) expect((await agency.call('checkUser', { key })).httpStatus).toBe(401);
    expect((await login('Oficial', DEMO_PASSWORD)).httpStatus).toBe(401);
    const { token } = (await login('Oficial', body.clave)).body;
    const user = await agency.call('usuarioPermiso', {
      key: token,
      params: { id: await agency.idOf('Oficial') },
    });
    expect(user.body.datos.debeCambiarClave).toBe(true);
  });

  test('a regenerated password leaves no access for a user with the old password, including a passkey and an unfinished sign-in', async () => {
    const id = await agency.idOf('Oficial');
    // An intruder who knows the password sets up this passkey.
    const { device } = await setUpLlave(agency, 'Oficial', 'De otro 🗝');
    const token = await insertToken(agency, id, null);
    const key = await agency.keyOf('Oficial');
    const half = await askForLlave(agency, 'Oficial');
    const { clave } = (await reset('Oficial')).body;
    for (const held of [key, token])
      expect((await agency.call('checkUser', { key: held })).httpStatus).toBe(401);
    const answer = (reto: string, llave: unknown) =>
      agency.call('loginFactor', { body: { reto, llave } });
    expect((await answer(half.reto, device.answer(half.opciones))).httpStatus).toBe(409);
    expect((await login('Oficial', DEMO_PASSWORD)).httpStatus).toBe(401);
    // After the reset, the sign-in asks for the intruder's passkey, until an administrator resets
    // the second factors.
    expect((await login('Oficial', clave)).body.token).toBeUndefined();
    const taken = await agency.call('reiniciarFactores', { as: 'Gerente', body: { usuario: id } });
    expect(taken.httpStatus).toBe(200);
    expect((await login('Oficial', clave)).body.token).toEqual(expect.any(String));
    expect(await agency.db.selectFrom('llaves').select('id').execute()).toEqual([]);
  });

  test('a regenerated password is new each time and is in no table, log or stored answer', async () => {
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const [first, second] = [
      (await reset('Agente', headers)).body.clave,
      (await reset('Agente', headers)).body.clave,
    ];
    expect(first).not.toBe(second);
    const kept = await Promise.all([
      agency.db.selectFrom('bitacora').selectAll().execute(),
      agency.db.selectFrom('claves_idempotencia').selectAll().execute(),
    ]);
    expect(JSON.stringify(kept)).not.toContain(first);
    expect(agency.log.join('\n')).not.toContain(second);
  });

  test('a regenerated password resets the count of wrong attempts', async () => {
    for (let i = 0; i < 4; i++) await login('Cabo', 'mal');
    expect((await login('Cabo', 'mal')).httpStatus).toBe(429);
    expect((await login('Cabo', (await reset('Cabo')).body.clave)).httpStatus).toBe(200);
  });

  test('a regenerated password is refused for a person with permissions that the caller lacks, naming them: with the password the caller could act as that person', async () => {
    const [supervisora, recluta, fundadora] = [
      await agency.idOf('Supervisora'),
      await agency.idOf('Recluta'),
      await agency.idOf('Fundadora'),
    ];
    const give = (usuario_id: number, codigo: string) =>
      agency.db
        .insertInto('excepciones')
        .values({ usuario_id, codigo, encargado_id: fundadora, fecha: agency.now() })
        .execute();
    const ask = (as: string, usuario: number) =>
      agency.call('resetPassword', { as, body: { usuario } });
    await give(supervisora, 'usu');
    expect((await ask('Supervisora', recluta)).httpStatus).toBe(200);
    await give(recluta, 'pag');
    await give(recluta, 'man');
    await give(recluta, 'mul');
    expect(await ask('Supervisora', recluta)).toMatchObject({
      httpStatus: 403,
      body: {
        msg: 'No puedes regenerar la clave de quien tiene permisos que tú no tienes: man, pag.',
      },
    });
    expect((await ask('Fundadora', recluta)).httpStatus).toBe(200);
    // The codes of the person's category count as well.
    await agency.db
      .insertInto('categoria_permisos')
      .values({ categoria_id: 3, codigo: 'dec' })
      .execute();
    expect(await ask('Supervisora', await agency.idOf('Agente'))).toMatchObject({
      httpStatus: 403,
      body: { msg: expect.stringContaining(': dec.') },
    });
  });

  test('a regenerated password is refused for a dismissed person', async () => {
    expect(await reset('Expulsado')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa persona está despedida.' },
    });
  });

  test('a regenerated password requested again before the first is done is the valid password, however long the hash of the first takes', async () => {
    await agency.close();
    let [begun, begin, again] = [0, () => {}, Promise.resolve() as Promise<unknown>];
    const isBegun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const hash = async (password: string) => {
      if (++begun === 1) {
        begin();
        // The loop gives a concurrent request the chance to overtake this request, if the portal
        // lets it.
        for (let turn = 0; turn < 20_000 && begun === 1; turn++) await setImmediate();
        if (begun > 1) await again;
      }
      return cheapPasswords.hash(password);
    };
    agency = await openTestAgency({ app: { passwords: { ...cheapPasswords, hash } } });
    const first = reset('Recluta');
    await isBegun;
    const second = reset('Recluta');
    again = second;
    const claves = [(await first).body.clave, (await second).body.clave];
    expect(begun).toBe(2);
    const statuses: number[] = [];
    for (const clave of claves) statuses.push((await login('Recluta', clave)).httpStatus);
    expect(statuses).toEqual([401, 200]);
  });

  test('a regenerated password requested twice at once leaves one valid password', async () => {
    const claves = (await Promise.all([reset('Recluta'), reset('Recluta')])).map(
      (a) => a.body.clave,
    );
    const statuses = [];
    for (const clave of claves) statuses.push((await login('Recluta', clave)).httpStatus);
    expect(statuses.sort()).toEqual([200, 401]);
  });
});
