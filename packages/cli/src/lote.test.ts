import { describe, expect, test } from 'vitest';
import { misused, openStage, readLines } from './testing/openStage';
import { startFaultyProxy } from './testing/startFaultyProxy';

const stage = openStage();

const ADD = ['multas', 'add', '--archivo'];
const CABECERA = 'Usuario;Motivo;Créditos';
const FILE = `\uFEFF${CABECERA}\r\nRecluta;"Llegó tarde; otra vez";50\r\nagente;Sin uniforme;\r\n\r\nRecluta;Llegó tarde;50\r\n`;

const motivos = async () =>
  ((await stage.agency.call('getAllMultas', { as: 'Gerente' })).body as { motivo: string }[]).map(
    ({ motivo }) => motivo,
  );
const added = async (before: readonly string[]) =>
  (await motivos()).slice(0, (await motivos()).length - before.length).reverse();

describe('a file', () => {
  test('a file is sent line by line, in its order; the result is a table of lines', async () => {
    const gerente = await stage.signIn('Gerente');
    const before = await motivos();
    const { code, stdout, stderr } = await gerente.garita([...ADD, stage.write(FILE), '--yes']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'Hechas: 3 de 3.\n' });
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^Línea {2}Resultado {2}Qué +Respuesta$/);
    expect(lines[1]).toMatch(
      /^ {4}2 {2}hecha {6}Multa de 50c a Recluta: «Llegó tarde; otra vez» {2}Multa puesta a Recluta$/,
    );
    expect(lines[3]).toMatch(/^ {4}5 {2}hecha /);
    expect(await added(before)).toEqual(['Llegó tarde; otra vez', 'Sin uniforme', 'Llegó tarde']);
  });

  test('a file can come from stdin; --json prints an object per line, --csv a table', async () => {
    const gerente = await stage.signIn('Gerente');
    const { code, stdout } = await gerente.process([...ADD, '-', '--yes', '--json'], FILE);
    expect(code).toBe(0);
    expect(stdout.split('\n')).toHaveLength(4);
    expect(readLines(stdout)[1]).toEqual({
      linea: 3,
      descripcion: 'Multa de 0c a Agente: «Sin uniforme»',
      resultado: 'hecha',
      mensaje: 'Multa puesta a Agente',
    });
    const csv = await gerente.garita([...ADD, '-', '--dry-run', '--csv'], FILE);
    expect(csv.stdout.split('\r\n')[2]).toBe('3,prevista,Multa de 0c a Agente: «Sin uniforme»');
    const planned = await gerente.json([...ADD, '-', '--dry-run'], FILE);
    expect(
      planned.map(({ linea, resultado }: { linea: number; resultado: string }) => [
        linea,
        resultado,
      ]),
    ).toEqual([2, 3, 5].map((linea) => [linea, 'prevista']));
  });

  test('--dry-run of a file shows what would be done and changes nothing, even with --yes', async () => {
    const gerente = await stage.signIn('Gerente');
    const before = await stage.kept.read();
    const { code, stdout, stderr } = await gerente.garita([
      ...ADD,
      stage.write(FILE),
      '--dry-run',
      '--yes',
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'No se ha cambiado nada.\n' });
    expect(stdout).toContain('    3  prevista   Multa de 0c a Agente: «Sin uniforme»\n');
    expect(await stage.kept.read()).toEqual(before);
  });

  test('a file with errors is not sent, and every error is reported with its line', async () => {
    const gerente = await stage.signIn('Gerente');
    const before = await stage.kept.read();
    const file = `${CABECERA}\nRecluta;Bien;5\nNadie;Llegó tarde;50\nRecluta;;5\nRecluta;x;mucho\nGerente;x;1\nExpulsado;x;1\nRecluta;x;1;más\n`;
    const { code, stdout, stderr } = await gerente.garita([...ADD, stage.write(file), '--yes']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.split('\n')).toEqual([
      'línea 3: Nadie: Esa persona no existe.',
      'línea 4: Falta «Motivo».',
      'línea 5: Créditos: «mucho» no es un número entero sin puntos ni comas.',
      'línea 6: No puedes multar a Gerente: eres tú. Lo puede hacer quien esté por encima.',
      'línea 7: Expulsado: Esa persona está despedida.',
      'línea 8: tiene más celdas que columnas.',
      'garita: 6 líneas no valen: no se ha enviado ninguna.',
      '',
    ]);
    expect(await stage.kept.read()).toEqual(before);
  });

  test.each([
    ['', 'El fichero está vacío.'],
    [CABECERA, 'El fichero solo tiene la cabecera.'],
    [
      'Usuario;Razón\nRecluta;x',
      'línea 1: falta la columna «Motivo». Las columnas son «Usuario», «Motivo», «Créditos». En el fichero están «Usuario», «Razón».',
    ],
    [
      'Usuario;Motvio\nRecluta;x',
      'línea 1: no hay ninguna columna «Motvio». ¿Quisiste decir «Motivo»?',
    ],
    // A typo in the name of an optional column is an error too: if the column were ignored, all of
    // these fines would be 0.
    [
      'Usuario;Motivo;Credito\nRecluta;x;5',
      'línea 1: no hay ninguna columna «Credito». ¿Quisiste decir «Créditos»?',
    ],
    [
      'usuario\nRecluta',
      'línea 1: falta la columna «Motivo». Las columnas son «Usuario», «Motivo», «Créditos». En el fichero están «usuario».',
    ],
    ['Usuario,MOTIVO,Motivo\nRecluta,x,y', 'línea 1: la columna «Motivo» está dos veces.'],
    ['Usuario,Motivo\nRecluta,"x', 'línea 2: faltan las comillas que cierran.'],
  ])('the file %j is refused', async (file, texto) => {
    const gerente = await stage.signIn('Gerente');
    expect(await gerente.garita([...ADD, stage.write(file), '--yes'])).toEqual(misused(texto));
  });

  test('a file may have unused columns, which are reported; a cell without a header is an error', async () => {
    const gerente = await stage.signIn('Gerente');
    const before = await motivos();
    const more = await gerente.garita(
      [...ADD, '-', '--yes'],
      'Id;Usuario;Fecha;Motivo\n7;Recluta;ayer;De lista\n',
    );
    expect(more).toMatchObject({
      code: 0,
      stderr: 'Columnas que no se usan: «Id», «Fecha».\nHechas: 1 de 1.\n',
    });
    expect(await added(before)).toEqual(['De lista']);
    expect(
      (await gerente.garita([...ADD, '-', '--yes'], 'Usuario;Motivo;\nRecluta;x;5\n')).stderr,
    ).toContain('línea 2: tiene más celdas que columnas.\n');
  });

  test.each([
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-16, as PowerShell writes it', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ])('a file may be in %s, with lines above its header', async (_, encode) => {
    const gerente = await stage.signIn('Gerente');
    const before = await motivos();
    const file = encode(
      'sep=;\nMultas de noviembre;;\nUsuario;Motivo;Créditos\nRecluta;Corrió por el pasillo;5\n',
    );
    for (const { code, stderr } of [
      await gerente.garita([...ADD, stage.write(file), '--yes']),
      await gerente.process([...ADD, stage.write(file), '--yes', '--dry-run']),
    ])
      expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(await added(before)).toEqual(['Corrió por el pasillo']);
  });

  test('a file can begin with the template of its command', async () => {
    const gerente = await stage.signIn('Gerente');
    const { code, stdout } = await gerente.process(['plantilla', 'multas', 'add']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'Usuario,Motivo,Créditos\r\n' });
    expect(
      await gerente.garita([...ADD, '-', '--yes'], `${stdout}Recluta,Corrió,5\r\n`),
    ).toMatchObject({ code: 0 });
    expect(await gerente.garita(['plantilla', 'multas', 'list'])).toEqual(
      misused('«garita multas list» no toma ningún fichero.'),
    );
  });

  test('a workbook and a missing file are refused', async () => {
    const gerente = await stage.signIn('Gerente');
    const libro = stage.write(Buffer.from('504b0304', 'hex'));
    expect(await gerente.garita([...ADD, libro, '--yes'])).toEqual(
      misused(
        'Es un libro de hoja de cálculo (.xlsx, .ods o .xls), no una lista: ábrelo y guárdalo como CSV, o copia sus filas y pégalas.',
      ),
    );
    expect(await gerente.garita([...ADD, '/no/hay.csv', '--yes'])).toEqual(
      misused('--archivo: No existe el fichero /no/hay.csv.'),
    );
  });

  test('sending one file again changes nothing; two equal lines of one file are done twice', async () => {
    const gerente = await stage.signIn('Gerente');
    const before = await motivos();
    const file = `${CABECERA}\nRecluta;Doble;1\nRecluta;Doble;1\n`;
    const first = await gerente.json([...ADD, stage.write(file), '--yes']);
    expect(first.map(({ resultado }: { resultado: string }) => resultado)).toEqual([
      'hecha',
      'hecha',
    ]);
    const again = first.map((one: object) => ({ ...one, resultado: 'ya hecha' }));
    expect(await gerente.json([...ADD, '-', '--yes'], file)).toEqual(again);
    expect((await gerente.garita([...ADD, '-', '--yes'], file)).stderr).toContain(
      'Hechas: 0 de 2; 2 ya lo estaban.\n',
    );
    expect(await added(before)).toEqual(['Doble', 'Doble']);
    expect((await gerente.garita([...ADD, '-', '--yes'], `${file}Agente;Otra;1\n`)).code).toBe(0);
    expect(await added(before)).toHaveLength(5);
  });

  test('a file that was already sent from this computer is reported, with the way to send it again', async () => {
    const gerente = await stage.signIn('Gerente');
    const before = await motivos();
    const file = `${CABECERA}\nRecluta;Hoy;1\n`;
    const send = async (text: string, ...flags: string[]) =>
      (await gerente.garita([...ADD, '-', '--yes', ...flags], text)).stderr;
    const known =
      /^Este fichero ya se envió el .+\. Lo que entonces se hizo no se hará otra vez\.\nSi quieres hacerlo todo de nuevo, añade --otra-vez\.\n/;
    expect(await send(file, '--dry-run')).not.toMatch(known);
    expect(await send(file)).not.toMatch(known);
    expect(await send(file)).toMatch(known);
    expect(await send(file, '--dry-run')).toMatch(known);
    expect(await send(file, '--otra-vez')).not.toMatch(known);
    expect(
      await gerente.garita([...ADD.slice(0, 2), 'Recluta', '--motivo', 'x', '--otra-vez']),
    ).toEqual(misused('«--otra-vez» es para un fichero: va con «--archivo».'));
    expect(await added(before)).toEqual(['Hoy', 'Hoy']);
  });

  test('a bulk run continues after a refused line, and ends with 1', async () => {
    const gerente = await stage.signIn('Gerente');
    const file = 'Usuario,Minutos\nRecluta,30\nRecluta,-999999\nAgente,10\n';
    const { code, stdout, stderr } = await gerente.garita(
      ['nomina', 'adjust', '--archivo', '-', '--yes', '--json'],
      file,
    );
    expect(code).toBe(1);
    expect(readLines(stdout)).toMatchObject([
      { linea: 2, resultado: 'hecha', descripcion: 'Sumar 30 min a Recluta' },
      {
        linea: 3,
        resultado: 'rechazada',
        mensaje: expect.stringMatching(/^No se puede restar tanto/),
      },
      { linea: 4, resultado: 'hecha' },
    ]);
    expect(stderr).toBe(
      'Hechas: 2 de 3.\nPara corregir las rechazadas, haz otro fichero solo con ellas.\ngarita: El portal ha rechazado 1 línea.\n',
    );
  });
});

describe('confirming a file', () => {
  test('confirming a file shows the number of lines and the first ten, and changes nothing for any other answer', async () => {
    const gerente = await stage.signIn('Gerente');
    const before = await motivos();
    const file = `${CABECERA}\n${Array.from({ length: 12 }, (_, i) => `Recluta;Falta ${i + 1};1\n`).join('')}`;
    const wrong = await gerente.atTerminal([...ADD, stage.write(file)], '12\r');
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain('12 multas:\n\n   2  Multa de 1c a Recluta: «Falta 1»\n');
    expect(wrong.stderr).toMatch(
      /«Falta 10»\n {2}y 2 más, que se ven con --dry-run\n\n.*Escribe «12 multas» para confirmar: /,
    );
    expect(await motivos()).toEqual(before);
    expect(await gerente.atTerminal([...ADD, stage.write(file)], '12 multas\r')).toMatchObject({
      code: 0,
    });
    expect(await added(before)).toHaveLength(12);
  });

  test('confirming a file needs a terminal and stdin free for the answer', async () => {
    const gerente = await stage.signIn('Gerente');
    expect(await gerente.garita([...ADD, stage.write(FILE)])).toEqual(
      misused('Aquí no se puede preguntar: añade --yes para hacerlo sin confirmación.'),
    );
    expect(await gerente.garita([...ADD, '-'], FILE)).toEqual(
      misused('La entrada estándar trae el fichero y no se puede preguntar: añade --yes.'),
    );
  });
});

describe('a connection that breaks', () => {
  const openBetween = startFaultyProxy();

  /** Cuts the connection after the portal has done a write, from write `writes + 1` on. */
  const breakAfter = (writes: number) =>
    openBetween(stage.servidor, (write) => (write > writes ? 'hang up' : 'pass'));

  test('a bulk run whose connection breaks in the middle ends with 4 and reports each line; sending the file again does the rest once', async () => {
    const before = await motivos();
    const path = stage.write(FILE);
    const cut = await stage.signIn('Gerente', await breakAfter(1));
    const { code, stdout, stderr } = await cut.garita([...ADD, path, '--yes', '--json']);
    expect(code).toBe(4);
    expect(readLines(stdout).map(({ resultado }) => resultado)).toEqual([
      'hecha',
      'sin respuesta',
      'sin enviar',
    ]);
    expect(stderr).toMatch(
      /^Hechas: 1 de 3\.\nSin enviar: 1, desde la línea 5\.\nSe ha interrumpido\. .*\ngarita: No se pudo conectar con .*\n$/,
    );
    expect(await added(before)).toEqual(['Llegó tarde; otra vez', 'Sin uniforme']);
    const gerente = await stage.signIn('Gerente');
    const again = await gerente.json([...ADD, path, '--yes']);
    expect(again.map(({ resultado }: { resultado: string }) => resultado)).toEqual([
      'ya hecha',
      'ya hecha',
      'hecha',
    ]);
    expect(await added(before)).toEqual(['Llegó tarde; otra vez', 'Sin uniforme', 'Llegó tarde']);
  });

  test('after a connection breaks before one answer, the request is sent again and its line is reported as done', async () => {
    const gerente = await stage.signIn(
      'Gerente',
      await openBetween(stage.servidor, (write) => (write === 1 ? 'hang up' : 'pass')),
    );
    const again = await gerente.json([...ADD, stage.write(FILE), '--yes']);
    expect(again.map(({ resultado }: { resultado: string }) => resultado)).toEqual([
      'hecha',
      'hecha',
      'hecha',
    ]);
  });

  test('a connection that breaks before the first line sends nothing', async () => {
    const gerente = await stage.signIn('Gerente', 'http://127.0.0.1:2');
    expect(await gerente.garita([...ADD, stage.write(FILE), '--yes'])).toMatchObject({
      code: 4,
      stdout: '',
    });
  });
});
