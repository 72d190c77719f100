import { DEMO_PASSWORD } from '@garita/demo/personas';
import { setUpAplicacion } from '@garita/testing/agency/aplicacion';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { markOf, readCookies } from './keyCookie';

const KEY = `12-${'aZ_-9'.repeat(9).slice(0, 43)}`;

describe('the names found among cookies', () => {
  test.each([
    [undefined, null, null],
    ['', null, null],
    [`key=${KEY}`, KEY, null],
    [`a=1; key=${KEY};sesion=12-x; b=2`, KEY, '12-x'],
    [`monkey=${KEY}; obsesion=1`, null, null],
    ['key=', null, null],
    ['key=12-short', null, null],
    [`key=nonsense; key=${KEY}`, KEY, null],
  ])('%j', (cookies, key, mark) => {
    expect(readCookies(cookies)).toEqual({ key, mark });
  });

  test('a mark names the person, is another one for each key, and holds nothing of the secret', () => {
    expect(markOf(KEY)).toMatch(/^12-[\w-]{12}$/);
    expect(markOf(KEY)).not.toBe(markOf(`${KEY.slice(0, -1)}x`));
    expect(KEY).not.toContain(markOf(KEY).slice(3));
  });
});

let agency: TestAgency;
beforeAll(async () => {
  agency = await openTestAgency();
});
afterAll(() => agency.close());

const YEAR = 365 * 86_400;
const FORGOTTEN = [
  'key=; Path=/; Max-Age=0; SameSite=Strict; HttpOnly',
  'sesion=; Path=/; Max-Age=0; SameSite=Strict',
];
const kept = (key: string, seconds = YEAR) => [
  `key=${key}; Path=/; Max-Age=${seconds}; SameSite=Strict; HttpOnly`,
  `sesion=${markOf(key)}; Path=/; Max-Age=${seconds}; SameSite=Strict`,
];
/** The headers that a browser adds to each request. */
const browser = (key: string) => ({
  cookie: `key=${key}; sesion=${markOf(key)}`,
  'sec-fetch-site': 'same-origin',
});
const setCookie = ({ headers }: { headers: Record<string, unknown> }) => headers['set-cookie'];

describe('a browser’s key', () => {
  let key: string;
  beforeEach(async () => {
    key = await agency.keyOf('Agente');
  });

  test('is set where no script reads it, with a mark beside it, and is in the body for programs (AUT-13, AUT-14)', async () => {
    const answer = await agency.call('login', {
      body: { usuario: 'Agente', clave: DEMO_PASSWORD },
    });
    expect(setCookie(answer)).toEqual(kept(answer.body.token));
  });

  test('is set by a second factor, and not by the password before it, which leaves an older one', async () => {
    const { codigo } = await setUpAplicacion(agency, 'Oficial');
    const asked = await agency.call('login', {
      body: { usuario: 'Oficial', clave: DEMO_PASSWORD },
      headers: browser(key),
    });
    expect([asked.httpStatus, setCookie(asked)]).toEqual([200, undefined]);
    const answer = await agency.call('loginFactor', {
      body: { reto: asked.body.reto, codigo: codigo(1) },
      headers: browser(key),
    });
    expect(setCookie(answer)).toEqual(kept(answer.body.token));
  });

  test('is not set by a sign-in that was refused, and an older one stays', async () => {
    const answer = await agency.call('login', {
      body: { usuario: 'Agente', clave: 'otra' },
      headers: browser(key),
    });
    expect([answer.httpStatus, setCookie(answer)]).toEqual([401, undefined]);
  });

  test('opens as the header does, and nothing is set anew', async () => {
    const answer = await agency.call('checkUser', { headers: browser(key) });
    expect([answer.httpStatus, setCookie(answer)]).toEqual([200, undefined]);
    expect((await agency.call('validateT', { headers: browser(key) })).body).toBe(true);
  });

  test('yields to a header, also to one that does not open', async () => {
    expect(
      (
        await agency.call('usuarioPermiso', {
          key,
          params: { id: await agency.idOf('Agente') },
          headers: browser(await agency.keyOf('Gerente')),
        })
      ).httpStatus,
    ).toBe(200);
    const refused = await agency.call('checkUser', { key: 'x', headers: browser(key) });
    expect([refused.httpStatus, setCookie(refused)]).toEqual([401, undefined]);
  });

  test.each([
    ['checkUser', 200],
    ['validateT', 200],
  ] as const)(
    'that a script wrote is turned into one that no script reads, for the rest of its life: %s',
    async (operation, httpStatus) => {
      agency.pass({ days: 1 });
      const answer = await agency.call(operation, { headers: { cookie: `key=${key}` } });
      agency.pass({ days: -1 });
      expect([answer.httpStatus, setCookie(answer)]).toEqual([
        httpStatus,
        kept(key, YEAR - 86_400),
      ]);
    },
  );

  test('is forgotten on leaving, and when its session is ended', async () => {
    expect(setCookie(await agency.call('logout', { headers: browser(key) }))).toEqual(FORGOTTEN);
    const other = await agency.keyOf('Agente');
    const [{ id }] = (await agency.call('sesiones', { headers: browser(other) })).body;
    expect(
      setCookie(await agency.call('cerrarSesion', { headers: browser(other), body: { id } })),
    ).toEqual(FORGOTTEN);
  });

  test('is kept when another session is ended', async () => {
    await agency.keyOf('Agente');
    const [, { id }] = (await agency.call('sesiones', { headers: browser(key) })).body;
    const answer = await agency.call('cerrarSesion', { headers: browser(key), body: { id } });
    expect([answer.httpStatus, setCookie(answer)]).toEqual([200, undefined]);
  });

  test('that opens nothing any more is forgotten, and so is a mark without a key', async () => {
    await agency.call('logout', { key });
    for (const headers of [browser(key), { cookie: `sesion=${markOf(key)}` }]) {
      expect(await agency.call('checkUser', { headers })).toMatchObject({
        httpStatus: 401,
        headers: { 'set-cookie': FORGOTTEN },
      });
      expect(await agency.call('validateT', { headers })).toMatchObject({
        body: false,
        headers: { 'set-cookie': FORGOTTEN },
      });
    }
  });

  test('is not set for a program that leaves', async () => {
    expect(setCookie(await agency.call('logout', { key }))).toBeUndefined();
  });

  test('opens nothing for a page that still shows another user, and is kept', async () => {
    const theirs = await agency.keyOf('Gerente');
    const headers = { ...browser(theirs), sesion: markOf(key) };
    expect(await agency.call('checkUser', { headers })).toMatchObject({ httpStatus: 401 });
    const answer = await agency.call('actionEstados', { headers, body: { op: 1, estado: 'hola' } });
    expect([answer.httpStatus, setCookie(answer)]).toEqual([401, undefined]);
    expect(
      (await agency.call('checkUser', { headers: { ...browser(theirs), sesion: markOf(theirs) } }))
        .httpStatus,
    ).toBe(200);
  });

  test('of a leaving user is not given back', async () => {
    expect(
      setCookie(
        await agency.call('checkUser', { headers: { cookie: `key=${key}; sesion=saliendo` } }),
      ),
    ).toBeUndefined();
  });
});

describe('over https', () => {
  const login = (with_: TestAgency, headers: Record<string, string>) =>
    with_.call('login', { body: { usuario: 'Agente', clave: DEMO_PASSWORD }, headers });
  const isSecure = (answer: { headers: Record<string, unknown> }) =>
    (setCookie(answer) as string[]).map((line) => line.includes('; Secure'));

  test('the cookie travels only encrypted, when a proxy that is believed says so', async () => {
    const behind = await openTestAgency({ config: { trustProxy: 1 } });
    expect(isSecure(await login(behind, { 'x-forwarded-proto': 'https' }))).toEqual([true, true]);
    expect(isSecure(await login(behind, {}))).toEqual([false, false]);
    await behind.close();
    expect(isSecure(await login(agency, { 'x-forwarded-proto': 'https' }))).toEqual([false, false]);
  });
});
