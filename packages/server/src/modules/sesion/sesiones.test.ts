import { DEMO_PASSWORD } from '@garita/demo/personas';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeAll(async () => {
  agency = await openTestAgency();
});
afterAll(() => agency.close());
beforeEach(async () => {
  await agency.db
    .updateTable('sesiones')
    .set({ revocada_en: agency.now() })
    .where('revocada_en', 'is', null)
    .execute();
});

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

async function enter(usuario: string, userAgent = ANDROID): Promise<string> {
  const { body } = await agency.call('login', {
    body: { usuario, clave: DEMO_PASSWORD },
    headers: { 'user-agent': userAgent },
  });
  return body.token;
}
const list = async (key: string) => (await agency.call('sesiones', { key })).body;
const opens = async (key: string) => (await agency.call('checkUser', { key })).httpStatus === 200;
const audited = (operacion: string) =>
  agency.db
    .selectFrom('bitacora')
    .select(['antes', 'despues'])
    .where('operacion', '=', operacion)
    .orderBy('id', 'desc')
    .execute();

describe('the caller’s own sessions', () => {
  test('the caller’s own sessions are listed with device, first and last use, the current session first', async () => {
    const first = await enter(
      'Agente',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
    );
    agency.pass({ hours: 1 });
    await enter('Agente');
    await enter('Gerente');
    const creada = new Date(agency.now().getTime() - 3_600_000).toISOString();
    expect(await list(first)).toEqual([
      {
        id: expect.any(Number),
        dispositivo: 'Firefox en Windows',
        creada,
        uso: expect.any(String),
        actual: true,
      },
      {
        id: expect.any(Number),
        dispositivo: 'Chrome en Android',
        creada: agency.now().toISOString(),
        uso: agency.now().toISOString(),
        actual: false,
      },
    ]);
  });

  test('the device of the caller’s own session is shown as unknown if none is stored, or if the program is unknown', async () => {
    const key = await agency.keyOf('Agente');
    await enter('Agente', 'something of mine\u200b');
    expect(
      (await list(key)).map(({ dispositivo }: { dispositivo: string }) => dispositivo),
    ).toEqual(['Programa o navegador desconocido', 'Programa o navegador desconocido']);
  });

  test('the caller’s own sessions are no longer listed once they have ended or expired', async () => {
    const [gone, old] = [await enter('Agente'), await enter('Agente')];
    await agency.call('logout', { key: gone });
    agency.pass({ days: 365 });
    const now = await enter('Agente');
    expect(await list(now)).toHaveLength(1);
    expect(await opens(old)).toBe(false);
  });
});

describe('ending a session', () => {
  test('ending a session closes it at its next request, and is logged without the key', async () => {
    const [mine, other] = [await enter('Agente'), await enter('Agente')];
    const [, { id }] = await list(mine);
    expect(await agency.call('cerrarSesion', { key: mine, body: { id } })).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Sesión cerrada', status: 0 },
    });
    expect(await agency.call('checkUser', { key: other })).toMatchObject({
      httpStatus: 401,
      body: { msg: 'Tu sesión no es válida. Vuelve a entrar.' },
    });
    expect(await opens(mine)).toBe(true);
    expect((await audited('cerrarSesion'))[0]).toEqual({
      antes: { sesion: id, dispositivo: 'Chrome en Android' },
      despues: { sesion: null },
    });
  });

  test('ending a session twice changes nothing more, and is logged once', async () => {
    const mine = await enter('Agente');
    await enter('Agente');
    const [, { id }] = await list(mine);
    const before = (await audited('cerrarSesion')).length;
    const answers = await Promise.all(
      [1, 2, 3].map(() => agency.call('cerrarSesion', { key: mine, body: { id } })),
    );
    expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([200, 200, 200]);
    expect(await audited('cerrarSesion')).toHaveLength(before + 1);
  });

  test('ending another user’s session is refused like ending an unknown session, also to the owner', async () => {
    const theirs = await enter('Agente');
    const [{ id }] = await list(theirs);
    const owner = await enter('Fundadora');
    const answers = [
      await agency.call('cerrarSesion', { key: owner, body: { id } }),
      await agency.call('cerrarSesion', { key: owner, body: { id: 999_999 } }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({
        httpStatus: 404,
        body: { msg: 'Esa sesión no existe o no es tuya' },
      });
    expect(await opens(theirs)).toBe(true);
  });

  test('ending the current session signs out', async () => {
    const mine = await enter('Agente');
    const [{ id }] = await list(mine);
    expect((await agency.call('cerrarSesion', { key: mine, body: { id } })).httpStatus).toBe(200);
    expect(await opens(mine)).toBe(false);
  });

  test.each([{}, { id: 0 }, { id: '1' }, { id: 1, usuario: 2 }])(
    'ending a session needs an id: %j',
    async (body) => {
      expect((await agency.call('cerrarSesion', { as: 'Agente', body })).httpStatus).toBe(400);
    },
  );
});

describe('ending all other sessions', () => {
  test('ending all other sessions keeps the current session and other people’s', async () => {
    const [mine, one, two, theirs] = [
      await enter('Agente'),
      await enter('Agente'),
      await enter('Agente'),
      await enter('Gerente'),
    ];
    expect((await agency.call('cerrarOtrasSesiones', { key: mine })).body).toEqual({
      msg: 'Se han cerrado 2 sesiones',
      status: 0,
    });
    expect([await opens(mine), await opens(one), await opens(two), await opens(theirs)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect((await audited('cerrarOtrasSesiones'))[0]).toEqual({
      antes: null,
      despues: { sesionesCerradas: 2 },
    });
  });

  test('ending all other sessions without any others changes nothing and says so', async () => {
    const mine = await enter('Agente');
    const before = (await audited('cerrarOtrasSesiones')).length;
    expect((await agency.call('cerrarOtrasSesiones', { key: mine })).body).toEqual({
      msg: 'No tenías otras sesiones abiertas',
      status: 0,
    });
    expect(await audited('cerrarOtrasSesiones')).toHaveLength(before);
  });

  test('of two sessions that end all others at once, one remains', async () => {
    const keys = [await enter('Agente'), await enter('Agente')];
    const answers = await Promise.all(
      keys.map((key) => agency.call('cerrarOtrasSesiones', { key })),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 401]);
    expect((await Promise.all(keys.map(opens))).filter(Boolean)).toHaveLength(1);
  });
});
