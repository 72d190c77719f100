import { describe, expect, test } from 'vitest';
import { misused, openStage, refused } from './testing/openStage';

const stage = openStage();

const api = async (name: string, args: readonly string[], input?: string) =>
  (await stage.signIn(name)).garita(['api', ...args], input);
const jsonOf = async (name: string, args: readonly string[], input?: string) => {
  const { stdout, stderr } = await api(name, args, input);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
};
const multas = () => jsonOf('Gerente', ['getAllMultas']);

describe('a read', () => {
  test('api makes a read by its name or by its path, and writes JSON', async () => {
    const id = await stage.agency.idOf('Gerente');
    const { code, stdout, stderr } = await (await stage.signIn('Gerente')).process([
      'api',
      'usuarioPermiso',
      `id=${id}`,
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout).datos.usuario).toBe('Gerente');
    for (const typed of [
      ['usuariopermiso', `id=${id}`],
      ['GET', `/usuarioPermiso/${id}`],
      [`get /api/usuarioPermiso/${id}`],
      [`/usuarioPermiso/{id}`, `id=${id}`],
    ]) {
      expect(await api('Gerente', [...typed, '--json'])).toEqual({ code, stdout, stderr });
    }
  });

  test('api takes query parameters', async () => {
    expect(await jsonOf('Gerente', ['getUsuarios', 'q=recl', 'limit=1'])).toMatchObject([
      { usuario: 'Recluta' },
    ]);
  });

  test('a read by api is refused with the portal’s text to a user without the permission', async () => {
    expect(await api('Recluta', ['getAllMultas'])).toEqual(
      refused('No tienes permiso para hacer esto.'),
    );
  });

  test('api ends with exit code 6 for a missing file, and refuses a call whose answer never ends', async () => {
    expect(await api('Gerente', ['emblema', `hash=${'0'.repeat(64)}`])).toMatchObject({
      code: 6,
      stdout: '',
    });
    expect(await api('Gerente', ['cambios'])).toEqual(
      misused('cambios no acaba nunca de responder: para seguir una lista usa su --watch.'),
    );
  });
});

describe('a write', () => {
  const fine = async (...more: string[]) => [
    'sendMulta',
    `usuario=${await stage.agency.idOf('Recluta')}`,
    'motivo=Llegó tarde = otra vez',
    'creditos=50',
    ...more,
  ];

  test('api sends a write at once; with --dry-run it only shows the write', async () => {
    const before = await multas();
    const { code, stdout, stderr } = await api('Gerente', await fine('--dry-run'));
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'No se ha enviado nada.\n' });
    const cuerpo = {
      usuario: await stage.agency.idOf('Recluta'),
      motivo: 'Llegó tarde = otra vez',
      creditos: 50,
    };
    expect(JSON.parse(stdout)).toEqual({
      metodo: 'POST',
      url: `${stage.servidor}/api/sendMulta`,
      cuerpo,
    });
    expect(await multas()).toEqual(before);
    expect(await jsonOf('Gerente', await fine())).toMatchObject({ status: 0 });
    expect(await multas()).toHaveLength(before.length + 1);
  });

  test('api sends a write with a repeated key again and reports that the portal did it only once', async () => {
    const before = await multas();
    const keyed = await fine('--idempotencia', 'multa-de-prueba');
    expect(await api('Gerente', keyed)).toMatchObject({ code: 0, stderr: '' });
    expect(await api('Gerente', keyed)).toMatchObject({
      code: 0,
      stderr: 'Ya estaba hecho: el portal ha repetido lo que respondió entonces.\n',
    });
    expect(await multas()).toHaveLength(before.length + 1);
    expect(await api('Gerente', ['getUsuarios', '--idempotencia', 'multa-de-prueba'])).toEqual(
      misused('getUsuarios no lleva clave de idempotencia.'),
    );
  });

  test('api takes a write’s fields as JSON; typed fields take precedence', async () => {
    const body = JSON.stringify({
      usuario: await stage.agency.idOf('Recluta'),
      motivo: 'De un fichero',
      creditos: 5,
    });
    expect(
      await jsonOf('Gerente', ['sendMulta', 'creditos=7', '--input', '-'], body),
    ).toMatchObject({ status: 0 });
    expect((await multas())[0]).toMatchObject({ motivo: 'De un fichero', creditos: 7 });
    expect(
      await jsonOf('Gerente', [
        'sendMulta',
        'creditos=8',
        '--dry-run',
        '--input',
        stage.write(body),
      ]),
    ).toMatchObject({ cuerpo: { creditos: 8 } });
  });

  test('api takes a nested field with a dot in its name, and a text from a file', async () => {
    const args = [
      'setIdentidad',
      'data.nombre=@-',
      'data.color=null',
      'data.firma_desde=5',
      '--dry-run',
    ];
    expect(await jsonOf('Fundadora', args, '@Faro\n')).toMatchObject({
      cuerpo: { data: { nombre: '@Faro', color: null, firma_desde: 5 } },
    });
    expect(
      await jsonOf('Fundadora', ['setIdentidad', 'data.nombre=@@Faro', '--dry-run']),
    ).toMatchObject({ cuerpo: { data: { nombre: '@Faro' } } });
  });

  test('api keeps passwords off the command line and off the screen', async () => {
    const args = ['cambioClave', 'clavea=secreta-1', 'claven=@-', '--dry-run'];
    const { stdout, stderr } = await api('Agente', args, 'secreta-2');
    expect(stdout + stderr).not.toContain('secreta');
    expect(stderr).toContain('usa clavea=@-');
    expect(await jsonOf('Agente', ['revocarToken', 'id=1', '--dry-run'])).toMatchObject({
      cuerpo: { id: 1 },
    });
    const body = JSON.stringify({ clavea: 'secreta-1', claven: 'secreta-2' });
    expect(
      await jsonOf('Agente', ['cambioClave', '--input', '-', '--dry-run'], body),
    ).toMatchObject({ cuerpo: { clavea: '•••', claven: '•••' } });
  });
});

test.each([
  [['sendMulat', 'usuario=6'], 'No existe la llamada «sendMulat». ¿Quisiste decir sendMulta?'],
  [['zzzzzzzz'], 'No existe la llamada «zzzzzzzz». «garita api --lista» las muestra.'],
  [['GET', '/getUsuaros'], 'No existe la llamada «GET /getUsuaros». ¿Quisiste decir /getUsuarios?'],
  [
    ['/getLog'],
    '«/getLog» son varias llamadas: getLog, getLogPorPalabra. Indica una por su nombre.',
  ],
  [['sendMulta', 'usario=6'], 'sendMulta no tiene el campo «usario». ¿Quisiste decir usuario?'],
  [['deleteMulta', 'x.y=6'], 'deleteMulta no tiene el campo «x.y». Tiene «id».'],
  [['sendMulta', 'creditos=5'], 'sendMulta: faltan «usuario», «motivo».'],
  [
    ['sendMulta', 'usuario=6', 'motivo=A', 'infraccion.codigo=B'],
    'sendMulta: falta «infraccion.version».',
  ],
  [
    ['sendMulta', 'usuario=Recluta'],
    'usuario: «Recluta» no es un número entero sin puntos ni comas.',
  ],
  [['deleteMulta', 'id=0'], 'id: 0 no vale; va de 1 a 2147483647.'],
  [['actionMulta', 'id=1', 'op=2'], 'op: «2» no vale; puede ser 0, 1.'],
  [
    ['allNominaPorFecha', 'inicio=2026-02-30'],
    'inicio: «2026-02-30» no es un día como 2026-11-21.',
  ],
  [
    ['bitacora', 'desde=ayer'],
    'desde: «ayer» no es un momento como 2026-11-21 18:30 o 2026-11-21T17:30:00.000Z.',
  ],
  [['sendMulta', 'usuario'], 'Los campos se escriben campo=valor, como usuario=6.'],
  [['sendMulta', '--input', '-'], '--input: no es JSON.'],
  [['getUsuarios', '--csv'], '«--csv» es para «--lista»: una llamada escribe JSON.'],
  [[], 'Falta «llamada». «garita api --lista» las muestra.'],
])('the wrong call of api %j is reported in Spanish before any request', async (args, text) => {
  expect(await api('Gerente', args)).toEqual(misused(text));
});

test('api lists the calls with method, path and permission', async () => {
  const all = await jsonOf('Recluta', ['--lista', '--json']);
  expect(all.length).toBeGreaterThan(150);
  expect(all.find(({ llamada }: { llamada: string }) => llamada === 'deleteMulta')).toMatchObject({
    metodo: 'POST',
    ruta: '/deleteMulta',
    cambia: true,
  });
  const found = await api('Recluta', ['--lista', 'sendmulta', '--csv']);
  expect(found).toMatchObject({ code: 0, stderr: '' });
  expect(found.stdout).toContain(
    'sendMulta,POST,/sendMulta,sí,"mul, sobre quien está por debajo",usuario motivo [creditos] [infraccion] [porque]',
  );
});

test('api reports a missing session and an unreachable portal', async () => {
  expect(await stage.home.garita(['api', 'getUsuarios'])).toMatchObject({ code: 3, stdout: '' });
  expect(
    await (await stage.signIn('Gerente', 'http://127.0.0.1:2')).garita(['api', 'getUsuarios']),
  ).toMatchObject({ code: 4, stdout: '' });
});
