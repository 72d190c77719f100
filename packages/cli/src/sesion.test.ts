import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { setUpAplicacion } from '@garita/testing/agency/aplicacion';
import { setUpLlave } from '@garita/testing/agency/llave';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { warnPlain } from './config/servidor';
import { openStage } from './testing/openStage';
import { runAtTerminal } from './testing/runAtTerminal';
import { runHere } from './testing/runHere';

const stage = openStage();

type Env = Readonly<Record<string, string>>;
const garita = (
  args: readonly string[],
  { env = {}, input = '' }: { env?: Env; input?: string } = {},
) => runHere(args, { ...stage.home.env, ...env }, input);
const loginArgs = (usuario: string) => [
  'login',
  usuario,
  '--clave-stdin',
  '--servidor',
  stage.servidor,
];
const enter = (usuario = 'Fundadora') =>
  garita(loginArgs(usuario), { input: `${DEMO_PASSWORD}\n` });
const sesionFile = () => stage.home.path('sesion.json');
const storedToken = (): string => JSON.parse(readFileSync(sesionFile(), 'utf8')).token;
const keyOpens = async (key: string) => (await stage.agency.call('validateT', { key })).body;
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('a separate process', () => {
  test('login as a process reads the password from a pipe and ends with 0; only its owner can read the session file, and the token is printed nowhere', async () => {
    const { code, stdout, stderr } = await stage.home.garita(loginArgs('Fundadora'), {
      input: `${DEMO_PASSWORD}\n`,
    });
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: '',
      stderr: `Has entrado en ${stage.servidor} como Fundadora.\n`,
    });
    expect(modeOf(sesionFile())).toBe('600');
    expect(modeOf(stage.home.path('.'))).toBe('700');
    expect(await keyOpens(storedToken())).toBe(true);
  });

  test('login with a wrong password ends with 1 and stores nothing', async () => {
    const { code, stderr } = await stage.home.garita(loginArgs('Fundadora'), {
      input: 'otra-clave\n',
    });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'garita: El usuario o la contraseña no son correctos\n',
    });
    expect(existsSync(sesionFile())).toBe(false);
  });

  test('login without a terminal ends with 2', async () => {
    expect(await stage.home.garita(['login', 'Fundadora'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--clave-stdin'),
    });
  });

  test('a command without a session ends with 3 and says how to sign in', async () => {
    expect(await stage.home.garita(['whoami'])).toEqual({
      code: 3,
      stdout: '',
      stderr: 'garita: No has entrado. Entra con «garita login».\n',
    });
  });

  test('whoami and logout use the session that another process stored', async () => {
    await enter('Oficial');
    const { stdout } = await stage.home.garita(['whoami']);
    expect(stdout).toMatch(/^Usuario {4}Oficial\n/);
    expect(stdout).toContain(`Servidor   ${stage.servidor}\n`);
    const token = storedToken();
    expect(await stage.home.garita(['logout'])).toEqual({
      code: 0,
      stdout: '',
      stderr: `Has salido de ${stage.servidor}.\n`,
    });
    expect(existsSync(sesionFile())).toBe(false);
    expect(await keyOpens(token)).toBe(false);
  });
});

describe('login with a second factor', () => {
  test('login takes the code or a recovery code from the flag; without either it names the missing flag', async () => {
    const { codigo, codigos } = await setUpAplicacion(stage.agency, 'Oficial');
    const input = `${DEMO_PASSWORD}\n`;
    const without = await garita(loginArgs('Oficial'), { input });
    expect(without).toMatchObject({ code: 2, stderr: expect.stringContaining('--codigo') });
    expect(existsSync(sesionFile())).toBe(false);
    expect(
      await garita([...loginArgs('Oficial'), '--codigo', '000-nada'], { input }),
    ).toMatchObject({ code: 1, stderr: 'garita: El código no es correcto\n' });
    for (const one of [codigo(1), codigos[0] as string]) {
      expect((await garita([...loginArgs('Oficial'), '--codigo', one], { input })).code).toBe(0);
      expect(await keyOpens(storedToken())).toBe(true);
    }
  });

  test('login says that passkeys do not work here, and takes a recovery code instead while one is left', async () => {
    const { codigos } = await setUpLlave(stage.agency, 'Oficial');
    const input = `${DEMO_PASSWORD}\n`;
    const MISSING =
      'las llaves de acceso de esta cuenta no sirven en la terminal: da uno de sus códigos de recuperación con --codigo';
    expect(await garita(loginArgs('Oficial'), { input })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(MISSING),
    });
    expect(
      (await garita([...loginArgs('Oficial'), '--codigo', codigos[0] as string], { input })).code,
    ).toBe(0);
    await stage.agency.db.deleteFrom('codigos_recuperacion').execute();
    const none = await garita([...loginArgs('Oficial'), '--codigo', codigos[1] as string], {
      input,
    });
    expect(none).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no le quedan códigos de recuperación'),
    });
  });

  test('login asks for the code at a terminal', async () => {
    const { codigo } = await setUpAplicacion(stage.agency, 'Oficial');
    const { code } = await runAtTerminal(
      ['login', 'Oficial'],
      { ...stage.home.env, GARITA_URL: stage.servidor },
      [
        ['Contraseña: ', `${DEMO_PASSWORD}\r`],
        ['Código de tu aplicación, o uno de recuperación: ', `${codigo(1)}\r`],
      ],
    );
    expect(code).toBe(0);
  });

  test('login asks for another code after a wrong code; after three wrong codes it fails', async () => {
    const { codigo } = await setUpAplicacion(stage.agency, 'Oficial');
    const QUESTION = 'Código de tu aplicación, o uno de recuperación: ';
    const type = (...codes: readonly string[]) =>
      runAtTerminal(['login', 'Oficial'], { ...stage.home.env, GARITA_URL: stage.servidor }, [
        ['Contraseña: ', `${DEMO_PASSWORD}\r`],
        ...codes.map((code) => [QUESTION, `${code}\r`] as const),
      ]);
    const { code, stderr } = await type('000-nada', '', codigo(1));
    expect([code, stderr.split('Contraseña: ').length, stderr.split(QUESTION).length]).toEqual([
      0, 2, 4,
    ]);
    expect(stderr).toContain('El código no es correcto\n');
    const refused = await type('000-nada', '000-nada', '000-nada', codigo(2));
    expect([refused.code, refused.stderr.split(QUESTION).length]).toEqual([1, 4]);
  });
});

describe('login', () => {
  test('login asks for name and password at a terminal, and does not show the password', async () => {
    const env = { ...stage.home.env, GARITA_URL: stage.servidor };
    const { code, stdout, stderr } = await runAtTerminal(['login'], env, [
      ['Usuario: ', 'Fundadora\r'],
      ['Contraseña: ', `${DEMO_PASSWORD}\r`],
    ]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr.startsWith(`Portal: ${stage.servidor}\n`)).toBe(true);
    expect(stderr).toContain('como Fundadora.');
    expect(stderr).not.toContain(DEMO_PASSWORD);
    expect(await keyOpens(storedToken())).toBe(true);
  });

  test.each(['\u0003', '\u0004'])('login is cancelled by key %j', async (key) => {
    const { code, stderr } = await runAtTerminal(
      ['login', 'Fundadora'],
      { ...stage.home.env, GARITA_URL: stage.servidor },
      [['Contraseña: ', key]],
    );
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `Portal: ${stage.servidor}\nContraseña: \ngarita: Cancelado.\n`,
    });
  });

  test('login without a terminal asks for nothing', async () => {
    expect(await garita(['login'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('indica el usuario'),
    });
    expect(await garita(['login', '--clave-stdin'])).toMatchObject({ code: 2 });
  });

  test('login takes no password as an argument and does not repeat one', async () => {
    const { code, stderr } = await garita(['login', 'Fundadora', DEMO_PASSWORD]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^garita: Sobran argumentos\..*\n$/);
    expect(stderr).not.toContain(DEMO_PASSWORD);
  });

  test.each(['portal', 'ftp://portal.test', 'http://yo:clave@portal.test'])(
    'login refuses the address %s',
    async (servidor) => {
      expect(
        await garita(['login', 'Fundadora', '--clave-stdin', '--servidor', servidor]),
      ).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('--servidor debe ser una dirección'),
      });
    },
  );
});

describe('an address without encryption', () => {
  function warned(servidor: string): string {
    const stderr = new PassThrough();
    warnPlain({ stderr }, servidor);
    return stderr.read()?.toString() ?? '';
  }

  test('a remote address without encryption gets a warning before anything is sent', async () => {
    const login = await garita([
      'login',
      'Fundadora',
      '--servidor',
      'http://portal.ejemplo.es:8080',
    ]);
    const WARNING =
      'Aviso: la conexión con portal.ejemplo.es:8080 no va cifrada y por el camino se pueden leer la contraseña y la sesión. Usa https://';
    expect(login).toMatchObject({ code: 2, stderr: expect.stringContaining(WARNING) });
    expect(login.stderr.indexOf(WARNING)).toBe(0);
    const env = { GARITA_URL: 'http://portal.ejemplo.es:8080', GARITA_TOKEN: 'no' };
    expect((await garita(['whoami'], { env })).stderr).toContain(WARNING);
  });

  test.each([
    'http://10.evil.es',
    'http://8.8.8.8',
    'http://172.32.0.1',
    'http://[2001:db8::1]',
    'http://localhost.es',
  ])('the address %s gets a warning about encryption', (servidor) => {
    expect(warned(servidor)).toMatch(/^Aviso: /);
  });

  test.each([
    'https://portal.ejemplo.es',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://192.168.1.20',
    'http://10.0.0.7',
    'http://172.31.0.1',
    'http://[fd00::7]',
    'http://portal.test',
  ])('the address %s gets no warning about encryption', (servidor) => {
    expect(warned(servidor)).toBe('');
  });
});

describe('whoami', () => {
  test('whoami as JSON has the person and the portal', async () => {
    await enter('Oficial');
    const json = JSON.parse((await garita(['whoami', '--json'])).stdout);
    expect(json).toMatchObject({ usuario: 'Oficial', id_categoria: 5, servidor: stage.servidor });
  });

  test('whoami uses GARITA_TOKEN before the stored session', async () => {
    await enter('Oficial');
    const env = { GARITA_URL: stage.servidor, GARITA_TOKEN: await stage.agency.keyOf('Agente') };
    expect(JSON.parse((await garita(['whoami', '--json'], { env })).stdout).usuario).toBe('Agente');
  });

  test('whoami fails with a token that is no longer valid', async () => {
    const env = { GARITA_URL: stage.servidor, GARITA_TOKEN: `4-${'x'.repeat(43)}` };
    expect(await garita(['whoami'], { env })).toEqual({
      code: 3,
      stdout: '',
      stderr: 'garita: Tu sesión no es válida. Vuelve a entrar.\n',
    });
  });

  test('whoami with a text that is no token does not repeat it', async () => {
    const result = await garita(['whoami'], {
      env: { GARITA_URL: stage.servidor, GARITA_TOKEN: 'un\nsecreto' },
    });
    expect(result).toEqual({
      code: 3,
      stdout: '',
      stderr: 'garita: GARITA_TOKEN no es un token de Garita.\n',
    });
  });

  test('whoami does not use a session file that others can read', async () => {
    await enter();
    chmodSync(sesionFile(), 0o644);
    expect(await garita(['whoami'])).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('Otras personas pueden leer'),
    });
  });
});

describe('logout', () => {
  test('logout ends the session; the address stays stored', async () => {
    await enter();
    expect((await garita(['logout'])).code).toBe(0);
    expect((await garita(['whoami'])).code).toBe(3);
    expect(
      (await garita(['login', 'Fundadora', '--clave-stdin'], { input: DEMO_PASSWORD })).code,
    ).toBe(0);
  });

  test('logout also removes a session that the server has already ended', async () => {
    await enter();
    await stage.agency.call('logout', { key: storedToken() });
    expect((await garita(['logout'])).code).toBe(0);
    expect(existsSync(sesionFile())).toBe(false);
  });

  test('logout with GARITA_TOKEN keeps the stored session', async () => {
    await enter();
    const key = await stage.agency.keyOf('Agente');
    expect((await garita(['logout'], { env: { GARITA_TOKEN: key } })).code).toBe(0);
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
      answer.writeHead(302, { location: `${stage.servidor}/api/checkUser` }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    other = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  const stop = () => new Promise((resolve) => server.close(resolve));
  afterEach(stop);

  test('another server never receives the stored token', async () => {
    await enter();
    expect(await garita(['whoami'], { env: { GARITA_URL: other } })).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('Tu sesión es de'),
    });
    expect(heard).toEqual([]);
  });

  test('a redirect is not followed', async () => {
    const env = { GARITA_URL: other, GARITA_TOKEN: await stage.agency.keyOf('Agente') };
    expect(await garita(['whoami'], { env })).toMatchObject({
      code: 1,
      stderr: `garita: ${other} envía a otra dirección. Indica la definitiva.\n`,
    });
  });

  test('an unreachable server is named; a process ends with 4', async () => {
    await stop();
    const env = { GARITA_URL: `${other}/`, GARITA_TOKEN: await stage.agency.keyOf('Agente') };
    expect(await stage.home.garita(['whoami'], { env })).toEqual({
      code: 4,
      stdout: '',
      stderr: `garita: No se pudo conectar con ${other} (conexión rechazada, nadie atiende ahí). Comprueba la dirección y la conexión.\n`,
    });
  });
});
