import { DEMO_PASSWORD } from '@garita/demo/personas';
import { setUpAplicacion } from '@garita/testing/agency/aplicacion';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { markOf, readCookies } from './keyCookie';

const KEY = `12-${'aZ_-9'.repeat(9).slice(0, 43)}`;

describe('the keys found in a Cookie header', () => {
  test.each([
    [undefined, null, null],
    ['', null, null],
    [`key=${KEY}`, KEY, null],
    [`a=1; key=${KEY};sesion=12-x; b=2`, KEY, '12-x'],
    [`monkey=${KEY}; obsesion=1`, null, null],
    ['key=', null, null],
    ['key=12-short', null, null],
    [`key=nonsense; key=${KEY}`, KEY, null],
  ])('the keys found in the Cookie header %j', (cookies, key, mark) => {
    expect(readCookies(cookies)).toEqual({ key, mark });
  });

  test('a key’s mark names the person, differs for each key, and reveals nothing of the secret', () => {
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

  test('a sign-in sets the key in an HttpOnly cookie with a readable mark, and in the body for programs (AUT-13, AUT-14)', async () => {
    const answer = await agency.call('login', {
      body: { usuario: 'Agente', clave: DEMO_PASSWORD },
    });
    expect(setCookie(answer)).toEqual(kept(answer.body.token));
  });

  test('the second factor sets the key’s cookie; the password before it keeps an older cookie', async () => {
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

  test('a refused sign-in sets no cookie, and an older cookie stays', async () => {
    const answer = await agency.call('login', {
      body: { usuario: 'Agente', clave: 'otra' },
      headers: browser(key),
    });
    expect([answer.httpStatus, setCookie(answer)]).toEqual([401, undefined]);
  });

  test('a key in the cookie authenticates like the header, and no cookie is set again', async () => {
    const answer = await agency.call('checkUser', { headers: browser(key) });
    expect([answer.httpStatus, setCookie(answer)]).toEqual([200, undefined]);
    expect((await agency.call('validateT', { headers: browser(key) })).body).toBe(true);
  });

  test('a key in the cookie is ignored if there is a key in the header, even an invalid key', async () => {
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
    'a key in a cookie that a script wrote is replaced by an HttpOnly cookie with the rest of its lifetime: %s',
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

  test('the key’s cookie is deleted on signing out, and when its session is ended', async () => {
    expect(setCookie(await agency.call('logout', { headers: browser(key) }))).toEqual(FORGOTTEN);
    const other = await agency.keyOf('Agente');
    const [{ id }] = (await agency.call('sesiones', { headers: browser(other) })).body;
    expect(
      setCookie(await agency.call('cerrarSesion', { headers: browser(other), body: { id } })),
    ).toEqual(FORGOTTEN);
  });

  test('the key’s cookie is kept when another session is ended', async () => {
    await agency.keyOf('Agente');
    const [, { id }] = (await agency.call('sesiones', { headers: browser(key) })).body;
    const answer = await agency.call('cerrarSesion', { headers: browser(key), body: { id } });
    expect([answer.httpStatus, setCookie(answer)]).toEqual([200, undefined]);
  });

  test('the cookie of an invalid key is deleted, and so is a mark without a key', async () => {
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

  test('a program that signs out with a header deletes no cookie', async () => {
    expect(setCookie(await agency.call('logout', { key }))).toBeUndefined();
  });

  test('the key’s cookie is refused for a page that still shows another user, and is kept', async () => {
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

  test('the cookies of a key with the mark of a pending sign-out are not set again', async () => {
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

  test('the key’s cookie is Secure if a trusted proxy says that the connection is encrypted', async () => {
    const behind = await openTestAgency({ config: { trustProxy: 1 } });
    expect(isSecure(await login(behind, { 'x-forwarded-proto': 'https' }))).toEqual([true, true]);
    expect(isSecure(await login(behind, {}))).toEqual([false, false]);
    await behind.close();
    expect(isSecure(await login(agency, { 'x-forwarded-proto': 'https' }))).toEqual([false, false]);
  });
});
