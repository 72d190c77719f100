import { existsSync, readFileSync } from 'node:fs';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { describe, expect, test } from 'vitest';
import { misused, openStage } from './testing/openStage';
import { runHere } from './testing/runHere';

const stage = openStage();
const ELSEWHERE = 'http://127.0.0.1:2';

type Env = Readonly<Record<string, string>>;
const garita = (
  args: readonly string[],
  { env = {}, input = '' }: { env?: Env; input?: string } = {},
) => runHere(args, { ...stage.home.env, ...env }, input);
const enter = (usuario: string, ...more: string[]) =>
  garita(['login', usuario, '--clave-stdin', ...more], { input: `${DEMO_PASSWORD}\n` });
const whoami = async (...more: string[]): Promise<string> =>
  JSON.parse((await garita(['whoami', '--json', ...more])).stdout).usuario;

describe('portales', () => {
  test('portales list has each portal’s name, address and session, also in a separate process', async () => {
    expect(await stage.home.garita(['portales', 'add', 'Casa', `${stage.servidor}/`])).toEqual({
      code: 0,
      stdout: '',
      stderr: `casa es ${stage.servidor}, y queda en uso. Entra con «garita login».\n`,
    });
    expect((await garita(['portales', 'add', 'pruebas', stage.servidor])).stderr).toContain(
      'Entra con «garita login --portal pruebas».',
    );
    await enter('Oficial');
    await enter('Gerente', '--portal', 'pruebas');
    expect([
      await whoami(),
      await whoami('--portal=pruebas'),
      await whoami('--portal', 'casa'),
    ]).toEqual(['Oficial', 'Gerente', 'Oficial']);
    expect((await garita(['portales', 'list', '--csv'])).stdout).toBe(
      `Nombre,Dirección,En uso,Sesión\r\ncasa,${stage.servidor},sí,sí\r\npruebas,${stage.servidor},,sí\r\n`,
    );
    await garita(['portales', 'use', 'pruebas']);
    expect(await whoami()).toBe('Gerente');
  });

  test('a named portal has a separate session and never uses the token of another portal', async () => {
    await garita(['portales', 'add', 'lejos', ELSEWHERE]);
    const env = { GARITA_URL: stage.servidor, GARITA_TOKEN: await stage.agency.keyOf('Gerente') };
    expect(await garita(['whoami', '--json'], { env })).toMatchObject({ code: 0 });
    expect(await garita(['whoami', '--portal', 'lejos'], { env })).toMatchObject({
      code: 3,
      stdout: '',
    });
  });

  test('portales delete also removes the portal’s session', async () => {
    await garita(['portales', 'add', 'casa', stage.servidor]);
    await enter('Oficial');
    expect(existsSync(stage.home.path('sesion.casa.json'))).toBe(true);
    expect(await garita(['portales', 'remove', 'casa'])).toMatchObject({ code: 0 });
    expect(existsSync(stage.home.path('sesion.casa.json'))).toBe(false);
    expect((await garita(['portales', 'list', '--json'])).stdout).toBe('[]\n');
  });

  test('signing in to an address replaces the portal in use', async () => {
    await garita(['portales', 'add', 'lejos', ELSEWHERE]);
    await enter('Oficial', '--servidor', stage.servidor);
    expect(await whoami()).toBe('Oficial');
  });

  test.each([
    [
      ['portales', 'add', 'la casa', ELSEWHERE],
      '«la casa» no vale como nombre de un portal: hasta 32 letras sin tilde, números o guiones.',
    ],
    [
      ['portales', 'add', 'casa', 'portal'],
      'La dirección debe ser una dirección como https://portal.ejemplo.es.',
    ],
    [
      ['portales', 'add', 'lejos', ELSEWHERE],
      `Ya hay un portal «lejos»: ${ELSEWHERE}. Quítalo antes con «garita portales delete».`,
    ],
    [['portales', 'use', 'lejso'], 'No hay ningún portal «lejso». ¿Quisiste decir lejos?'],
    [
      ['whoami', '--portal', 'otro-lugar'],
      'No hay ningún portal «otro-lugar». «garita portales list» los muestra.',
    ],
    [
      ['login', 'Oficial', '--portal', 'lejos', '--servidor', ELSEWHERE],
      'No se pueden usar a la vez «--portal» y «--servidor».',
    ],
    [
      ['whoami', '--portal'],
      'Falta el valor de «--portal <nombre>». Usa --help para ver la ayuda.',
    ],
  ])('the line %j about portals is a usage error', async (args, text) => {
    await garita(['portales', 'add', 'lejos', ELSEWHERE]);
    expect(await garita(args)).toEqual(misused(text));
  });
});

describe('login --token', () => {
  const tokenOf = async (usuario: string): Promise<string> => {
    const env = { GARITA_URL: stage.servidor, GARITA_TOKEN: await stage.agency.keyOf(usuario) };
    const { stdout } = await garita(
      ['token', 'create', 'Copia', '--solo-lectura', '--clave-stdin'],
      { env, input: `${DEMO_PASSWORD}\n` },
    );
    return stdout.trim();
  };

  test('login --token stores a token instead of a session, and it works within its permissions', async () => {
    const token = await tokenOf('Gerente');
    const { code, stderr } = await stage.home.garita(
      ['login', '--token', '-', '--servidor', stage.servidor],
      { input: `${token}\n` },
    );
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: `Has entrado en ${stage.servidor} como Gerente, con un token.\n`,
    });
    expect(JSON.parse(readFileSync(stage.home.path('sesion.json'), 'utf8')).token).toBe(token);
    expect(await garita(['multas', 'list', '--json'])).toMatchObject({ code: 0 });
    expect(await garita(['api', 'deleteMulta', 'id=1'])).toMatchObject({ code: 1 });
  });

  test('login --token refuses a text that is no token, a token that is no longer valid, and a token as an argument', async () => {
    const token = await tokenOf('Gerente');
    const env = { GARITA_URL: stage.servidor };
    expect(await garita(['login', '--token', '-'], { env, input: 'nada' })).toMatchObject({
      code: 3,
    });
    const inArgument = await garita(['login', '--token', token], { env });
    expect(inArgument.code).toBe(2);
    expect(inArgument.stderr).not.toContain(token);
    await garita(['token', 'revoke', 'Copia', '--yes'], {
      env: { ...env, GARITA_TOKEN: await stage.agency.keyOf('Gerente') },
    });
    expect(await garita(['login', '--token', '-'], { env, input: token })).toMatchObject({
      code: 3,
    });
    expect(existsSync(stage.home.path('sesion.json'))).toBe(false);
  });
});
