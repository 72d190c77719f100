import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEMO_PASSWORD } from '@garita/server/src/demo/personas';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBundle, createHome, type Home } from './testing/createHome';
import { openPortal, type Portal } from './testing/openPortal';
import { runAtTerminal } from './testing/runAtTerminal';

let portal: Portal;
let home: Home;
beforeAll(async () => {
  portal = await openPortal();
  await buildBundle();
});
afterAll(() => portal.close());
beforeEach(() => {
  home = createHome();
});
afterEach(() => home.remove());

const enter = (usuario = 'Fundadora', clave = DEMO_PASSWORD) =>
  home.garita(['login', usuario, '--clave-stdin', '--servidor', portal.servidor], { input: `${clave}\n` });
const storedToken = (): string => JSON.parse(readFileSync(home.path('sesion.json'), 'utf8')).token;
const keyOpens = async (key: string) => (await portal.agency.call('validateT', { key })).body;
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('login', () => {
  test('keeps the session in a file that only the person can read, and tells nobody its token', async () => {
    const { code, stdout, stderr } = await enter();
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: `Has entrado en ${portal.servidor} como Fundadora.\n` });
    expect(modeOf(home.path('sesion.json'))).toBe('600');
    expect(modeOf(home.path('.'))).toBe('700');
    expect(await keyOpens(storedToken())).toBe(true);
  });

  test('with a wrong password is refused and keeps nothing', async () => {
    const { code, stderr } = await enter('Fundadora', 'otra-clave');
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'garita: El usuario o la contraseña no son correctos\n' });
    expect(existsSync(home.path('sesion.json'))).toBe(false);
  });

  test('asks for name and password at a terminal, and does not show the password', async () => {
    const env = { ...home.env, GARITA_URL: portal.servidor };
    const { code, stdout, stderr } = await runAtTerminal(['login'], env, [
      ['Usuario: ', 'Fundadora\r'],
      ['Contraseña: ', `${DEMO_PASSWORD}\r`],
    ]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain('como Fundadora.');
    expect(stderr).not.toContain(DEMO_PASSWORD);
    expect(await keyOpens(storedToken())).toBe(true);
  });

  test.each(['\u0003', '\u0004'])('is called off by key %j', async (key) => {
    const { code, stderr } = await runAtTerminal(['login', 'Fundadora'], { ...home.env, GARITA_URL: portal.servidor }, [['Contraseña: ', key]]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'Contraseña: \ngarita: Cancelado.\n' });
  });

  test('without a terminal asks nothing', async () => {
    expect(await home.garita(['login', 'Fundadora'])).toMatchObject({ code: 2, stderr: expect.stringContaining('--clave-stdin') });
    expect(await home.garita(['login'])).toMatchObject({ code: 2, stderr: expect.stringContaining('indica el usuario') });
    expect(await home.garita(['login', '--clave-stdin'])).toMatchObject({ code: 2 });
  });

  test('takes no password as an argument and does not repeat one', async () => {
    const { code, stderr } = await home.garita(['login', 'Fundadora', DEMO_PASSWORD]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^garita: Sobran argumentos\..*\n$/);
    expect(stderr).not.toContain(DEMO_PASSWORD);
  });

  test.each(['portal', 'ftp://portal.test', 'http://yo:clave@portal.test'])('refuses the address %s', async (servidor) => {
    expect(await home.garita(['login', 'Fundadora', '--clave-stdin', '--servidor', servidor])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--servidor debe ser una dirección'),
    });
  });
});

describe('whoami', () => {
  test('says who and where, as a list and as JSON', async () => {
    await enter('Oficial');
    const { stdout } = await home.garita(['whoami']);
    expect(stdout).toMatch(/^Usuario {4}Oficial\n/);
    expect(stdout).toContain(`Servidor   ${portal.servidor}\n`);
    const json = JSON.parse((await home.garita(['whoami', '--json'])).stdout);
    expect(json).toMatchObject({ usuario: 'Oficial', id_categoria: 5, servidor: portal.servidor });
  });

  test('goes by GARITA_TOKEN before the stored session', async () => {
    await enter('Oficial');
    const env = { GARITA_URL: portal.servidor, GARITA_TOKEN: await portal.agency.keyOf('Agente') };
    expect(JSON.parse((await home.garita(['whoami', '--json'], { env })).stdout).usuario).toBe('Agente');
  });

  test('without a session says how to get one', async () => {
    expect(await home.garita(['whoami'])).toEqual({ code: 3, stdout: '', stderr: 'garita: No has entrado. Entra con «garita login».\n' });
  });

  test('with a key that no longer opens', async () => {
    const env = { GARITA_URL: portal.servidor, GARITA_TOKEN: `4-${'x'.repeat(43)}` };
    expect(await home.garita(['whoami'], { env })).toEqual({ code: 3, stdout: '', stderr: 'garita: Tu sesión no es válida. Vuelve a entrar.\n' });
  });

  test('with what is no token does not repeat it', async () => {
    const result = await home.garita(['whoami'], { env: { GARITA_URL: portal.servidor, GARITA_TOKEN: 'un\nsecreto' } });
    expect(result).toEqual({ code: 3, stdout: '', stderr: 'garita: GARITA_TOKEN no es un token de Garita.\n' });
  });

  test('does not use a file that others can read', async () => {
    await enter();
    chmodSync(home.path('sesion.json'), 0o644);
    expect(await home.garita(['whoami'])).toMatchObject({ code: 3, stderr: expect.stringContaining('Otras personas pueden leer') });
  });
});

describe('logout', () => {
  test('ends the session on the server and removes the file; the address stays known', async () => {
    await enter();
    const token = storedToken();
    expect(await home.garita(['logout'])).toEqual({ code: 0, stdout: '', stderr: `Has salido de ${portal.servidor}.\n` });
    expect(existsSync(home.path('sesion.json'))).toBe(false);
    expect(await keyOpens(token)).toBe(false);
    expect((await home.garita(['whoami'])).code).toBe(3);
    expect((await home.garita(['login', 'Fundadora', '--clave-stdin'], { input: DEMO_PASSWORD })).code).toBe(0);
  });

  test('also removes a session that the server has already ended', async () => {
    await enter();
    await portal.agency.call('logout', { key: storedToken() });
    expect((await home.garita(['logout'])).code).toBe(0);
    expect(existsSync(home.path('sesion.json'))).toBe(false);
  });

  test('of GARITA_TOKEN leaves the stored session', async () => {
    await enter();
    const key = await portal.agency.keyOf('Agente');
    expect((await home.garita(['logout'], { env: { GARITA_TOKEN: key } })).code).toBe(0);
    expect([await keyOpens(key), await keyOpens(storedToken())]).toEqual([false, true]);
  });
});

describe('another server', () => {
  let server: Server;
  let other: string;
  let heard: (string | undefined)[];
  beforeEach(async () => {
    heard = [];
    server = createServer(({ headers }, answer) => {
      heard.push(headers.key as string | undefined);
      answer.writeHead(302, { location: `${portal.servidor}/api/checkUser` }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    other = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  const stop = () => new Promise((resolve) => server.close(resolve));
  afterEach(stop);

  test('never gets the stored key', async () => {
    await enter();
    expect(await home.garita(['whoami'], { env: { GARITA_URL: other } })).toMatchObject({ code: 3, stderr: expect.stringContaining('Tu sesión es de') });
    expect(heard).toEqual([]);
  });

  test('that sends elsewhere is not followed', async () => {
    const env = { GARITA_URL: other, GARITA_TOKEN: await portal.agency.keyOf('Agente') };
    expect(await home.garita(['whoami'], { env })).toMatchObject({ code: 1, stderr: `garita: ${other} envía a otra dirección. Indica la definitiva.\n` });
  });

  test('that is down is named', async () => {
    await stop();
    const env = { GARITA_URL: `${other}/`, GARITA_TOKEN: await portal.agency.keyOf('Agente') };
    expect(await home.garita(['whoami'], { env })).toEqual({
      code: 4,
      stdout: '',
      stderr: `garita: No se pudo conectar con ${other}. Comprueba la dirección y la conexión.\n`,
    });
  });
});
