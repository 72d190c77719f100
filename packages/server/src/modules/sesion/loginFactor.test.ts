import { DEMO_PASSWORD } from '@garita/demo/personas';
import { askForReto, setUpAplicacion } from '@garita/testing/agency/aplicacion';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runUpkeep } from '../../scheduleUpkeep';

let agency: TestAgency;
let phone: Awaited<ReturnType<typeof setUpAplicacion>>;
beforeEach(async () => {
  agency = await openTestAgency();
  phone = await setUpAplicacion(agency, 'Oficial');
});
afterEach(() => agency.close());

const login = (clave = DEMO_PASSWORD) =>
  agency.call('login', { body: { usuario: 'Oficial', clave } });
const answer = async (codigo: string, reto?: string) =>
  agency.call('loginFactor', {
    body: { reto: reto ?? (await askForReto(agency, 'Oficial')), codigo },
  });
const statusOf = async (codigo: string, reto?: string) => (await answer(codigo, reto)).httpStatus;
/** A code that no half minute around now has. */
const wrong = () => {
  const near = [-2, -1, 0, 1, 2].map((away) => phone.codigo(away));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (codigo) => !near.includes(codigo),
  ) as string;
};
const GONE = {
  httpStatus: 409,
  body: { error: 1, msg: expect.stringContaining('Vuelve a escribir tu contraseña') },
};

describe('signing in with a second factor', () => {
  test('signing in with a second factor takes the password first, which gives no session, and then a code, which gives the same answer as login', async () => {
    const sessions = async () =>
      (await agency.db.selectFrom('sesiones').select('id').execute()).length;
    const before = await sessions();
    const asked = await login();
    expect(asked).toMatchObject({
      httpStatus: 200,
      body: {
        error: 0,
        reto: expect.any(String),
        formas: ['codigo', 'recuperacion'],
        msg: 'Falta tu segundo factor',
      },
    });
    expect(asked.body).not.toHaveProperty('token');
    expect(await sessions()).toBe(before);
    expect(await agency.call('checkUser', { key: asked.body.reto })).toMatchObject({
      httpStatus: 401,
    });
    const { httpStatus, body } = await answer(phone.codigo(1), asked.body.reto);
    expect({ httpStatus, ...body }).toMatchObject({
      httpStatus: 200,
      error: 0,
      msg: 'Logeado Correctamente',
    });
    expect((await agency.call('checkUser', { key: body.token })).httpStatus).toBe(200);
    const [entry] = await agency.db
      .selectFrom('bitacora')
      .selectAll()
      .where('operacion', '=', 'loginFactor')
      .execute();
    expect(entry).toMatchObject({
      objetivo_id: await agency.idOf('Oficial'),
      despues: { sesion: expect.any(Number), factor: 'aplicacion' },
    });
  });

  test('signing in with a second factor is not asked of a person without one', async () => {
    const { body } = await agency.call('login', {
      body: { usuario: 'Agente', clave: DEMO_PASSWORD },
    });
    expect(body).toEqual({ error: 0, token: expect.any(String), msg: 'Logeado Correctamente' });
  });

  test('signing in with a wrong password does not reveal whether there is a second factor', async () => {
    expect(await login('mal')).toMatchObject({
      httpStatus: 401,
      body: { msg: 'El usuario o la contraseña no son correctos' },
    });
  });

  test('signing in with a second factor accepts the codes of half a minute ago and ahead, in any format, and no others', async () => {
    agency.pass({ minutes: 10 });
    expect(await statusOf(phone.codigo(-2))).toBe(401);
    expect(await statusOf(phone.codigo(2))).toBe(401);
    expect(await statusOf(phone.codigo(-1))).toBe(200);
    expect(await statusOf(` ${phone.codigo(1).slice(0, 3)} ${phone.codigo(1).slice(3)} `)).toBe(
      200,
    );
  });

  test('signing in with a second factor never accepts a used code, an earlier code or the code of the setup', async () => {
    expect(await statusOf(phone.codigo())).toBe(401);
    agency.pass({ minutes: 10 });
    expect(await statusOf(phone.codigo())).toBe(200);
    expect(await statusOf(phone.codigo())).toBe(401);
    expect(await statusOf(phone.codigo(-1))).toBe(401);
    expect(await statusOf(phone.codigo(1))).toBe(200);
  });

  test('signing in with a second factor accepts a recovery code once, in any case and with or without its dashes, and logs how many are left', async () => {
    const [first = '', second = ''] = phone.codigos;
    expect(await statusOf(first.toUpperCase())).toBe(200);
    expect(await statusOf(first)).toBe(401);
    expect(await statusOf(second.replaceAll('-', ' '))).toBe(200);
    const log = await agency.db
      .selectFrom('bitacora')
      .select('despues')
      .where('operacion', '=', 'loginFactor')
      .orderBy('id')
      .execute();
    expect(log.map(({ despues }) => despues)).toMatchObject([
      { factor: 'recuperacion', quedan: 9 },
      { factor: 'recuperacion', quedan: 8 },
    ]);
  });

  test('signing in with a second factor twice at once with one code or recovery code succeeds once', async () => {
    for (const codigo of [phone.codigos[0] as string, phone.codigo(1)]) {
      const retos = [await askForReto(agency, 'Oficial'), await askForReto(agency, 'Oficial')];
      expect((await Promise.all(retos.map((reto) => statusOf(codigo, reto)))).sort()).toEqual([
        200, 401,
      ]);
    }
  });
});

describe('the challenge that replaces the password', () => {
  test('the challenge that replaces the password works once', async () => {
    const reto = await askForReto(agency, 'Oficial');
    expect(await statusOf(phone.codigos[0] as string, reto)).toBe(200);
    expect(await answer(phone.codigos[1] as string, reto)).toMatchObject(GONE);
  });

  test('the challenge that replaces the password lasts five minutes, and is deleted then', async () => {
    const reto = await askForReto(agency, 'Oficial');
    agency.pass({ minutes: 5 });
    expect(await answer(phone.codigo(), reto)).toMatchObject(GONE);
    await runUpkeep(agency.db, agency.now());
    expect(await agency.db.selectFrom('retos').selectAll().execute()).toEqual([]);
  });

  test('the challenge that replaces the password belongs to its user: no other user’s code or recovery code answers it', async () => {
    const other = await setUpAplicacion(agency, 'Agente');
    const reto = await askForReto(agency, 'Oficial');
    expect(await statusOf(other.codigo(1), reto)).toBe(401);
    expect(await statusOf(other.codigos[0] as string, reto)).toBe(401);
    expect(await statusOf(phone.codigo(1), reto)).toBe(200);
  });

  test('an invented challenge is refused, and so is an empty code', async () => {
    expect(await answer(phone.codigo(1), 'x'.repeat(43))).toMatchObject(GONE);
    expect(await answer('', await askForReto(agency, 'Oficial'))).toMatchObject({
      httpStatus: 400,
      body: { campo: 'codigo', msg: 'Escribe un código' },
    });
  });

  test('the challenge that replaces the password allows five answers, also at once, and then the password is needed again', async () => {
    const reto = await askForReto(agency, 'Oficial');
    const statuses = await Promise.all(
      Array.from({ length: 8 }, (_, i) => statusOf(`zzzz-zzzz-zzzz-zzz${i + 2}`, reto)),
    );
    expect(statuses.sort()).toEqual([401, 401, 401, 401, 409, 409, 409, 409]);
    expect(await answer(phone.codigo(1), reto)).toMatchObject(GONE);
    expect(await statusOf(phone.codigo(1))).toBe(200);
  });

  test('the challenge that replaces the password ends with a new password, and with a dismissal', async () => {
    const reto = await askForReto(agency, 'Oficial');
    await agency.call('resetPassword', {
      as: 'Gerente',
      body: { usuario: await agency.idOf('Oficial') },
    });
    expect(await answer(phone.codigo(1), reto)).toMatchObject(GONE);
    const other = await setUpAplicacion(agency, 'Agente');
    const theirs = await askForReto(agency, 'Agente');
    await agency.db
      .updateTable('usuarios')
      .set({ despedido_en: agency.now() })
      .where('usuario', '=', 'Agente')
      .execute();
    expect(await answer(other.codigo(1), theirs)).toMatchObject(GONE);
  });
});

describe('wrong codes', () => {
  test('wrong second-factor codes are five per quarter of an hour for one person, over all their sign-ins; a recovery code still works', async () => {
    for (let i = 0; i < 5; i++) expect(await statusOf(wrong())).toBe(401);
    const refused = await answer(phone.codigo(1));
    expect(refused).toMatchObject({
      httpStatus: 429,
      body: { error: 1, msg: 'Demasiados intentos. Espera 15 minutos y vuelve a probar.' },
    });
    expect(refused.headers['retry-after']).toBe('900');
    expect(await statusOf(phone.codigos[0] as string)).toBe(200);
    agency.pass({ minutes: 15 });
    expect(await statusOf(phone.codigo())).toBe(200);
  });

  test('wrong second-factor codes are forgotten after a right code', async () => {
    for (let i = 0; i < 4; i++) expect(await statusOf(wrong())).toBe(401);
    expect(await statusOf(phone.codigo(1))).toBe(200);
    for (let i = 0; i < 5; i++) expect(await statusOf(wrong())).toBe(401);
  });

  test('wrong second-factor codes do not count without the password', async () => {
    for (let i = 0; i < 20; i++) expect(await statusOf(wrong(), 'x'.repeat(43))).toBe(409);
    expect(await statusOf(phone.codigo(1))).toBe(200);
  });

  test('wrong second-factor codes appear in the administration’s failed sign-ins', async () => {
    await answer(wrong());
    const failed = await agency.db.selectFrom('accesos_fallidos').select('usuario_id').execute();
    expect(failed).toEqual([{ usuario_id: await agency.idOf('Oficial') }]);
  });
});
