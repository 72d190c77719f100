import { DEMO_PASSWORD } from '@garita/demo/personas';
import { describe, expect, test } from 'vitest';
import { notFound, openStage, refused, SIN_PERMISO } from './testing/openStage';
import { runHere } from './testing/runHere';

const SIN_USU =
  'No tienes permiso para hacer esto. Hace falta: usu (consultar a las personas y editar sus datos y su cuenta) y categoría superior a la de la persona. Pídelo a quien pueda.';
const stage = openStage();

const usuarios = async (name: string, ...args: string[]) =>
  (await stage.signIn(name)).garita(['usuarios', ...args]);
const login = (usuario: string, clave: string) =>
  stage.agency.call('login', { body: { usuario, clave } });

describe('usuarios list', () => {
  test('usuarios list is a table without colours when piped', async () => {
    const { code, stdout, stderr } = await (await stage.signIn('Agente')).process([
      'usuarios',
      'list',
      'rec',
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const id = await stage.agency.idOf('Recluta');
    expect(stdout).toBe(`Id  Usuario  Misión   Categoría\n ${id}  Recluta  Recluta          1\n`);
  });

  test('usuarios list as JSON has all active people, in order of name', async () => {
    const personas: { usuario: string; despedido: unknown }[] = JSON.parse(
      (await usuarios('Agente', 'list', '--json')).stdout,
    );
    expect(personas.map(({ usuario }) => usuario)).toEqual([
      'Agente',
      'Cabo',
      'Fundadora',
      'Gerente',
      'Oficial',
      'Recluta',
      'Supervisora',
    ]);
    expect(personas.every(({ despedido }) => despedido === null)).toBe(true);
  });

  test('usuarios list --despedidos adds dismissed people, with their mission and when', async () => {
    const { stdout } = await usuarios('Gerente', 'list', 'expul', '--despedidos', '--csv');
    const [header, row] = stdout.split('\r\n');
    expect(header).toBe('Id,Usuario,Misión,Categoría,Despedido');
    expect(row).toMatch(/^\d+,Expulsado,[^,]+,2,\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  test('usuarios list --despedidos reads all pages', async () => {
    const clave = 'una-clave-larga';
    const count = async (texto: string) =>
      JSON.parse((await usuarios('Gerente', 'list', texto, '--despedidos', '--json')).stdout)
        .length;
    for (let i = 0; i < 51; i++) {
      if (i === 50) expect(await count('multitud')).toBe(50);
      await stage.agency.call('registro', {
        body: { usuario: `Multitud${i}`, clave, rclave: clave },
      });
    }
    expect(await count('multitud')).toBe(51);
    expect(await usuarios('Gerente', 'list', 'multitud', '--despedidos')).toMatchObject({
      code: 0,
      stderr: '',
    });
    expect(await usuarios('Gerente', 'list', 'multitud1', '--despedidos')).toMatchObject({
      code: 0,
      stderr: '',
    });
  });

  test('usuarios list --despedidos needs the permission to look people up', async () => {
    expect(await usuarios('Agente', 'list', '--despedidos')).toEqual(SIN_PERMISO);
  });

  test('usuarios list takes only one format', async () => {
    expect(await usuarios('Agente', 'list', '--json', '--csv')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('«--json» y «--csv»'),
    });
  });
});

describe('usuarios show', () => {
  test('usuarios show shows a person by name, whatever its case, and by id', async () => {
    const id = await stage.agency.idOf('Recluta');
    const byName = await usuarios('Gerente', 'show', 'recluta', '--json');
    const byId = await usuarios('Gerente', 'show', String(id), '--json');
    expect(JSON.parse(byName.stdout)).toMatchObject({
      id,
      usuario: 'Recluta',
      mision: 'Recluta',
      despedido: null,
    });
    expect(byId.stdout).toBe(byName.stdout);
    expect((await usuarios('Gerente', 'show', 'Recluta')).stdout).toMatch(/^Usuario {5}Recluta\n/);
  });

  test.each(['Nadie', '999999'])('usuarios show %s finds no person', async (quien) => {
    expect(await usuarios('Gerente', 'show', quien)).toEqual(
      notFound(`${quien}: Esa persona no existe.`),
    );
  });
});

describe('usuarios reset-password', () => {
  test('usuarios reset-password writes only the new password to stdout; it is valid, must be changed, and the old one is not valid any more', async () => {
    const { code, stdout, stderr } = await usuarios(
      'Gerente',
      'reset-password',
      'Oficial',
      '--yes',
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/^[\w-]{19}\n$/);
    expect(stderr).not.toContain(stdout.trim());
    expect((await login('Oficial', DEMO_PASSWORD)).httpStatus).toBe(401);
    const entered = await runHere(
      ['login', 'Oficial', '--clave-stdin', '--servidor', stage.servidor],
      stage.home.env,
      stdout,
    );
    expect(entered).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Tu contraseña es provisional'),
    });
  });

  test('usuarios reset-password asks for the name at a terminal', async () => {
    const gerente = await stage.signIn('Gerente');
    const reset = (typed: string) =>
      gerente.atTerminal(['usuarios', 'reset-password', 'agente'], typed);
    const wrong = await reset('agent\r');
    expect(wrong).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('no se ha cambiado nada'),
    });
    expect((await login('Agente', DEMO_PASSWORD)).httpStatus).toBe(200);
    const right = await reset('Agente\r');
    expect(right.code).toBe(0);
    expect((await login('Agente', right.stdout.trim())).httpStatus).toBe(200);
  });

  test('usuarios reset-password without a terminal and without --yes does nothing', async () => {
    expect(await usuarios('Gerente', 'reset-password', 'Cabo')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'garita: Aquí no se puede preguntar: añade --yes para hacerlo sin confirmación.\n',
    });
    expect((await login('Cabo', DEMO_PASSWORD)).httpStatus).toBe(200);
  });

  test('usuarios reset-password --dry-run says what would happen, and changes nothing', async () => {
    const { code, stdout, stderr } = await usuarios(
      'Gerente',
      'reset-password',
      'Cabo',
      '--dry-run',
      '--yes',
    );
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toMatch(/^Cabo \(id \d+, .+\) recibiría .* No se ha cambiado nada\.\n$/);
    expect((await login('Cabo', DEMO_PASSWORD)).httpStatus).toBe(200);
  });

  test.each([
    [
      'Gerente',
      'Fundadora',
      'No puedes dar una contraseña nueva a Fundadora: está por encima de ti. Lo puede hacer quien esté por encima.',
    ],
    [
      'Gerente',
      'Gerente',
      'No puedes dar una contraseña nueva a Gerente: eres tú. Lo puede hacer quien esté por encima.',
    ],
    ['Cabo', 'Recluta', SIN_USU],
    ['Gerente', 'Expulsado', 'Esa persona está despedida.'],
  ])('a new password by %s of %s is refused, also with --dry-run', async (actor, quien, texto) => {
    expect(await usuarios(actor, 'reset-password', quien, '--yes')).toEqual(refused(texto));
    expect(await usuarios(actor, 'reset-password', quien, '--dry-run')).toEqual(refused(texto));
  });

  test('usuarios reset-password takes a name, not an id', async () => {
    const id = await stage.agency.idOf('Recluta');
    expect(await usuarios('Gerente', 'reset-password', String(id), '--yes')).toMatchObject({
      code: 6,
      stdout: '',
    });
    expect(await usuarios('Gerente', 'reset-password', 'Nadie', '--dry-run')).toEqual(
      notFound('Nadie: Esa persona no existe.'),
    );
    expect((await login('Recluta', DEMO_PASSWORD)).httpStatus).toBe(200);
  });
});
