import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStage, refused } from './testing/openStage';

const stage = openStage();

const LISTA = 'Keko;Rango;Firma\r\nAna;Recluta;ana\r\nBea;oficial 2;\r\n';
const usuarios = async (name: string, args: string[], input?: string) =>
  (await stage.signIn(name)).garita(['usuarios', ...args], input);
const names = async () =>
  (await stage.agency.db.selectFrom('usuarios').select('usuario').orderBy('id').execute()).map(
    ({ usuario }) => usuario,
  );
const login = async (usuario: string, clave: string) =>
  (await stage.agency.call('login', { body: { usuario, clave } })).httpStatus;

test('import registers the people of a list and writes the codes to a file that only its owner can read', async () => {
  const codigos = join(stage.home.env.HOME, 'codigos.csv');
  const { code, stdout, stderr } = await usuarios('Fundadora', [
    'import',
    stage.write(LISTA),
    '--yes',
    '--codigos',
    codigos,
  ]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(stderr).toMatch(
    /^«Keko»: Nombre, «Rango»: Misión, «Firma»: Firma\.\n2 personas por dar de alta; ya estaban 0\.\n2 personas dadas de alta\. Sus códigos abren una vez/,
  );
  expect(statSync(codigos).mode & 0o777).toBe(0o600);
  const [, ana, bea] = readFileSync(codigos, 'utf8').split('\r\n');
  expect([ana, bea]).toEqual([
    expect.stringMatching(/^Ana,Recluta,[\w-]{19}$/),
    expect.stringMatching(/^Bea,Oficial II,[\w-]{19}$/),
  ]);
  expect(stderr).not.toContain(ana?.split(',')[2]);
  expect(await login('Ana', ana?.split(',')[2] ?? '')).toBe(200);
});

test('import reads stdin in any encoding and column order, and writes the codes to stdout', async () => {
  const list = Buffer.from('Ñusta\tx\tRecluta\n', 'latin1').toString('latin1');
  const { code, stdout } = await usuarios(
    'Fundadora',
    ['import', '-', '--columnas', 'usuario,-,mision', '--yes'],
    list,
  );
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Usuario,Misión,Código\r\nÑusta,Recluta,[\w-]{19}\r\n$/);
});

test('import reads a list with lines above its header, hidden characters and unused columns, and reports the ignored columns', async () => {
  const list =
    'sep=;\r\nPlantilla 2026;;;\r\nKeko;Teléfono;Rango;Alta\r\n\u2068?Que!\u2069;600;\u200bRecluta;25-mar-26\r\n';
  const { code, stderr } = await usuarios('Fundadora', ['import', '-', '--yes'], list);
  expect({ code, first: stderr.split('\n')[0] }).toEqual({
    code: 0,
    first:
      'la cabecera está en la línea 3, «Keko»: Nombre, «Rango»: Misión, «Alta»: Fecha de ingreso, «Teléfono» no se usa (1 línea).',
  });
  expect(await names()).toContain('?Que!');
});

test('import refuses a workbook: it must be saved as CSV', async () => {
  expect(
    await usuarios('Fundadora', ['import', stage.write('PK\u0003\u0004'), '--yes']),
  ).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('guárdalo como CSV'),
  });
});

test('a Windows-1252 file imports its names without errors', async () => {
  await usuarios('Fundadora', [
    'import',
    stage.write(Buffer.from('nombre,misión\nÑusta,Recluta\n', 'latin1')),
    '--yes',
  ]);
  expect(await names()).toContain('Ñusta');
});

test('--dry-run shows the result of each line and changes nothing', async () => {
  const before = await names();
  const { code, stdout, stderr } = await usuarios('Fundadora', [
    'import',
    stage.write(`${LISTA}recluta;Recluta;\n`),
    '--dry-run',
    '--json',
  ]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([
    { estado: 'nueva' },
    { estado: 'nueva' },
    { fila: 4, estado: 'estaba' },
  ]);
  expect(stderr).toContain('2 personas por dar de alta; ya estaban 1.\nNo se ha cambiado nada.\n');
  expect(await names()).toEqual(before);
});

test('import reports every wrong line with the reason and the remedy, and adds no person', async () => {
  const before = await names();
  const codigos = join(stage.home.env.HOME, 'codigos.csv');
  const list = `${LISTA}dos palabras;Recluta;\nCira;Reclutas;\nAna;Recluta;\nDea;Reclutas;\n`;
  const { code, stdout, stderr } = await usuarios('Fundadora', [
    'import',
    stage.write(list),
    '--yes',
    '--codigos',
    codigos,
  ]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr.split('\n').slice(1)).toEqual([
    '«Reclutas» (2 líneas): No hay ninguna misión «Reclutas». ¿«Recluta»?',
    "Para aceptar las propuestas, añade: --mision 'Reclutas=Recluta'",
    'línea 4: Nombre no puede tener espacio. ¿«dospalabras»?',
    'línea 6: Ya está en la línea 2.',
    'garita: 4 líneas no valen: no se ha dado de alta a nadie.',
    '',
  ]);
  expect(await names()).toEqual(before);
  expect(existsSync(codigos)).toBe(false);
});

const HOJA = [
  'PLANTILLA;;',
  'Keko;Rango;Iniciales',
  'CUERPO DE OFICIALES;;',
  '?Que!;Of. 2;QU',
  "Ñoño_77;Jefe d'obra;N77",
  'TOTAL;2;',
  '',
].join('\n');

test('import reports the lines of a sheet that are not people, and --mision corrects unknown missions by name', async () => {
  const before = await names();
  const first = await usuarios('Fundadora', ['import', '-', '--yes'], HOJA);
  expect({ code: first.code, lines: first.stderr.split('\n').slice(1, 6) }).toEqual({
    code: 2,
    lines: [
      'He dejado fuera 2 líneas que no son personas:',
      'línea 3: CUERPO DE OFICIALES',
      'línea 6: TOTAL · 2',
      '«Of. 2» (1 línea): No hay ninguna misión «Of. 2». ¿«Oficial II»?',
      "«Jefe d'obra» (1 línea): No hay ninguna misión «Jefe d'obra».",
    ],
  });
  expect(first.stderr).toContain("añade: --mision 'Of. 2=Oficial II'\n");
  expect(await names()).toEqual(before);
  const mended = ['--mision', 'of.2=Oficial II', '--mision', "Jefe d'obra=Recluta"];
  expect(
    await usuarios('Fundadora', ['import', '-', '--yes', ...mended, '--solo-firmas-validas'], HOJA),
  ).toMatchObject({ code: 0 });
  expect(await names()).toEqual([...before, '?Que!', 'Ñoño_77']);
});

test.each([
  ['Of. 3=Recluta', '--mision Of. 3=Recluta: en la lista no hay ninguna misión «Of. 3».'],
  ['=Recluta', "--mision =Recluta: escríbelo como 'Insp.=Inspector'."],
  ['Of. 2=Cocinero', '«Of. 2» (1 línea): No hay ninguna misión «Cocinero».'],
])('import --mision %j reports what is wrong with the value', async (mision, texto) => {
  const { code, stderr } = await usuarios(
    'Fundadora',
    ['import', '-', '--yes', '--mision', mision],
    HOJA,
  );
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(texto) });
});

test('a second import of the same list changes nothing', async () => {
  const path = stage.write(LISTA);
  await usuarios('Fundadora', ['import', path, '--yes']);
  const before = await names();
  expect(await usuarios('Fundadora', ['import', path, '--yes'])).toMatchObject({
    code: 0,
    stdout: '',
    stderr: expect.stringContaining('No se ha cambiado nada.'),
  });
  expect(await names()).toEqual(before);
});

test('import asks for confirmation at a terminal; it changes nothing after another answer, without a terminal, or if the output file exists', async () => {
  const path = stage.write(LISTA);
  const before = await names();
  const fundadora = await stage.signIn('Fundadora');
  expect((await fundadora.atTerminal(['usuarios', 'import', path], 'sí\r')).code).toBe(2);
  expect((await usuarios('Fundadora', ['import', path])).stderr).toContain(
    'Aquí no se puede preguntar',
  );
  expect((await usuarios('Fundadora', ['import', '-'], LISTA)).stderr).toContain('añade --yes');
  expect(
    (await usuarios('Fundadora', ['import', path, '--yes', '--codigos', path])).stderr,
  ).toContain('ya existe');
  expect(await names()).toEqual(before);
  expect((await fundadora.atTerminal(['usuarios', 'import', path], '2 personas\r')).code).toBe(0);
});

test.each([
  ['', 'La lista no tiene a nadie.'],
  ['Nombre\n', 'La lista no tiene a nadie.'],
  ['Nombre;Rango\nx;"y\n', 'línea 2: faltan las comillas que cierran.'],
])('import refuses the list %j', async (text, texto) => {
  expect(await usuarios('Fundadora', ['import', '-', '--yes'], text)).toMatchObject({
    code: 2,
    stderr: `garita: ${texto}\n`,
  });
});

test('import is refused to users without the permission', async () => {
  expect(await usuarios('Gerente', ['import', '-', '--yes'], LISTA)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No tienes permiso para hacer esto.'),
  });
});

test('renew-codes gives new codes to people who have not signed in yet; with --dry-run it lists those people', async () => {
  const first = await usuarios('Fundadora', ['import', stage.write(LISTA), '--yes']);
  const old = first.stdout.split('\r\n')[1]?.split(',')[2] ?? '';
  expect(await usuarios('Fundadora', ['renew-codes', '--dry-run'])).toMatchObject({
    code: 0,
    stdout: 'Ana (Recluta)\nBea (Oficial II)\n',
  });
  const { code, stdout } = await usuarios('Fundadora', ['renew-codes', 'ana']);
  expect([code, stdout.split('\r\n').length]).toEqual([0, 3]);
  expect([
    await login('Ana', old),
    await login('Ana', stdout.split('\r\n')[1]?.split(',')[2] ?? ''),
  ]).toEqual([401, 200]);
  expect(await usuarios('Fundadora', ['renew-codes', 'Recluta'])).toEqual(
    refused('No queda nadie por entrar: no hay códigos que dar.'),
  );
});
