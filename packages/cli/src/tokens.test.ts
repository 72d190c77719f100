import { DEMO_PASSWORD } from '@garita/demo/personas';
import { RECHAZOS_TOKEN } from '@garita/domain/tokens/rechazos';
import { insertToken } from '@garita/testing/agency/insertToken';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { misused, notFound, openStage, refused } from './testing/openStage';
import { runHere } from './testing/runHere';

const stage = openStage();

// The command computes days with the real clock, so the portal's clock is set to the real time.
let behind = 0;
beforeEach(() => {
  behind = (Date.now() - stage.agency.now().getTime()) / 60_000;
  stage.agency.pass({ minutes: behind });
});
afterEach(() => stage.agency.pass({ minutes: -behind }));

const TOKEN = /^gar_\d+_[0-9A-Za-z]{49}\n$/;
const tokens = async (as = 'Gerente') => (await stage.agency.call('misTokens', { as })).body;
const withToken = (token: string) => ({
  ...stage.home.env,
  GARITA_URL: stage.servidor,
  GARITA_TOKEN: token.trim(),
});

describe('token create', () => {
  test('token create asks for the password and writes only the token', async () => {
    const gerente = await stage.signIn('Gerente');
    const made = await gerente.atTerminal(
      ['token', 'create', 'Copia', '--solo-lectura'],
      `${DEMO_PASSWORD}\r`,
      'Contraseña: ',
    );
    expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(TOKEN) });
    expect(made.stderr.startsWith(`Portal: ${stage.servidor}\n`)).toBe(true);
    expect(made.stderr).toContain('Token «Copia» (solo lectura), hasta el ');
    expect(made.stderr).not.toContain(DEMO_PASSWORD);
    expect(await tokens()).toMatchObject([
      { nombre: 'Copia', soloLectura: 1, pista: made.stdout.trim().slice(-4) },
    ]);
  });

  test('token create creates a token with permissions and an end date, the password from stdin', async () => {
    const gerente = await stage.signIn('Gerente');
    const dia = new Date(stage.agency.now().getTime() + 90 * 86_400_000).toISOString().slice(0, 10);
    const made = await gerente.process(
      ['token', 'create', 'Multas', '--permisos', 'ven, MUL', '--caduca', dia, '--clave-stdin'],
      `${DEMO_PASSWORD}\n`,
    );
    expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(TOKEN) });
    expect(await tokens()).toMatchObject([
      { nombre: 'Multas', soloLectura: 0, codigos: ['ven', 'mul'] },
    ]);
  });

  test('token create --dry-run describes the token and asks for nothing', async () => {
    const dry = await (await stage.signIn('Gerente')).garita([
      'token',
      'create',
      'Copia',
      '--solo-lectura',
      '--dry-run',
    ]);
    expect(dry).toMatchObject({
      code: 0,
      stdout: '',
      stderr: expect.stringMatching(
        /^Token «Copia» \(solo lectura\), hasta el .*\nNo se ha cambiado nada\.\n$/,
      ),
    });
    expect(await tokens()).toEqual([]);
  });

  test.each([
    [['Copia'], 'Di qué puede: --solo-lectura, o --permisos con los que lleva.'],
    [
      ['Copia', '--permisos', 'mul,nada'],
      expect.stringContaining('--permisos: No existe el permiso «nada».'),
    ],
    [
      ['Copia', '--solo-lectura', '--caduca', 'nunca'],
      '--caduca debe ser un número de días hasta 366, como 30d, o un día, como 2027-01-31.',
    ],
    [['Copia', '--solo-lectura', '--caduca', '400d'], expect.stringContaining('--caduca debe ser')],
    [
      ['Copia', '--solo-lectura', '--caduca', '0d'],
      '--caduca: La caducidad debe ser un momento que aún no ha pasado.',
    ],
    [[' ', '--solo-lectura'], 'Ponle un nombre al token.'],
    [
      ['Copia', '--solo-lectura'],
      'Aquí no se puede preguntar: da la contraseña por la entrada estándar con --clave-stdin.',
    ],
  ])('token create %j is a usage error', async (args, texto) => {
    const { code, stdout, stderr } = await (await stage.signIn('Gerente')).garita([
      'token',
      'create',
      ...args,
    ]);
    expect({ code, stdout, text: stderr.replace(/^garita: |\n$/g, '') }).toEqual({
      code: 2,
      stdout: '',
      text: texto,
    });
  });

  test('token create prints the portal’s refusal', async () => {
    const agente = await stage.signIn('Agente');
    expect(await agente.garita(['token', 'create', 'X', '--permisos', 'mul'])).toEqual(
      refused('No puedes dar a un token permisos que no tienes: mul.'),
    );
    expect(
      await agente.garita(['token', 'create', 'X', '--solo-lectura', '--clave-stdin'], 'otra'),
    ).toEqual(refused('La clave actual no es correcta'));
  });
});

describe('token list', () => {
  test('token list lists the user’s own tokens', async () => {
    await insertToken(stage.agency, await stage.agency.idOf('Gerente'), ['mul', 'ven']);
    const gerente = await stage.signIn('Gerente');
    expect(await gerente.json(['token', 'list'])).toEqual(await tokens());
    expect((await gerente.process(['token', 'list'])).stdout).toMatch(
      /^Nombre +Termina en +Puede .*\nPrueba \d+ +\w{4} +ven mul /,
    );
    expect(await (await stage.signIn('Agente')).json(['token', 'list'])).toEqual([]);
  });
});

describe('token revoke', () => {
  test('token revoke asks for the token’s name, and then the token is invalid', async () => {
    const token = await insertToken(stage.agency, await stage.agency.idOf('Gerente'), null);
    const [{ nombre }] = await tokens();
    const gerente = await stage.signIn('Gerente');
    expect(await gerente.garita(['token', 'revoke', nombre])).toEqual(
      misused('Aquí no se puede preguntar: añade --yes para hacerlo sin confirmación.'),
    );
    expect(
      (await gerente.atTerminal(['token', 'revoke', nombre.toUpperCase()], `${nombre}\r`)).code,
    ).toBe(0);
    expect(await runHere(['whoami'], withToken(token))).toEqual({
      code: 3,
      stdout: '',
      stderr: `garita: ${RECHAZOS_TOKEN.noVale}\n`,
    });
    expect(await gerente.garita(['token', 'revoke', nombre, '--yes'])).toEqual(
      notFound('Ese token no existe o ya está revocado.'),
    );
  });
});

describe('with a token in GARITA_TOKEN', () => {
  test('a command with GARITA_TOKEN does only what the token may', async () => {
    const id = await stage.agency.idOf('Gerente');
    const [reading, fining] = [
      await insertToken(stage.agency, id, null),
      await insertToken(stage.agency, id, ['mul']),
    ];
    expect(
      JSON.parse((await runHere(['whoami', '--json'], withToken(fining))).stdout),
    ).toMatchObject({ usuario: 'Gerente', permisos: ['mul'] });
    const multar = ['multas', 'add', 'Recluta', '--motivo', 'Llegó tarde'];
    expect(await runHere(multar, withToken(fining))).toMatchObject({ code: 0 });
    expect(
      (await stage.home.garita(['multas', 'list', '--csv'], { env: withToken(reading) })).stdout,
    ).toContain('Llegó tarde');
    expect(await runHere(multar, withToken(reading))).toEqual(refused(RECHAZOS_TOKEN.soloLectura));
    expect(await runHere(['descuentos', 'list'], withToken(fining))).toEqual(
      refused(
        `${RECHAZOS_TOKEN.sinPermiso} Hace falta: dec (crear y borrar códigos de descuento). Pídelo a quien pueda.`,
      ),
    );
    expect(await runHere(['logout'], withToken(fining))).toEqual(refused(RECHAZOS_TOKEN.nunca));
    const make = ['token', 'create', 'Otro', '--permisos', 'mul', '--clave-stdin'];
    expect(await runHere(make, withToken(fining), DEMO_PASSWORD)).toEqual(
      refused(RECHAZOS_TOKEN.nunca),
    );
  });
});

describe('a token that is not sufficient', () => {
  test('a refusal names the permission that the token lacks', async () => {
    const gerente = await stage.signIn('Gerente');
    const made = await gerente.garita(
      ['token', 'create', 'Paga', '--permisos', 'pag,ldp', '--clave-stdin'],
      DEMO_PASSWORD,
    );
    expect(made.code).toBe(0);
    expect(await runHere(['listapaga', 'show'], withToken(made.stdout))).toEqual(
      refused(
        `${RECHAZOS_TOKEN.sinPermiso} Hace falta: adm (abrir el menú Administración y consultar firmas, registros y lista de paga). Pídelo a quien pueda.`,
      ),
    );
  });

  test('an empty GARITA_TOKEN is an error, and the stored session is not used instead', async () => {
    expect(
      await stage.home.garita(['login', 'Gerente', '--servidor', stage.servidor, '--clave-stdin'], {
        input: DEMO_PASSWORD,
      }),
    ).toMatchObject({ code: 0 });
    expect(await runHere(['whoami'], stage.home.env)).toMatchObject({ code: 0 });
    expect(await runHere(['whoami'], { ...stage.home.env, GARITA_TOKEN: '' })).toEqual({
      code: 3,
      stdout: '',
      stderr: 'garita: GARITA_TOKEN está vacía.\n',
    });
  });
});
