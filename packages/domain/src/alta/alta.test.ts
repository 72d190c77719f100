import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTabla } from '../tabla/parseTabla';
import { countColumnas, guessLectura, listSobrantes, readFilas } from './columnas';
import { distancia } from './distancia';
import { proposeDia, toDias } from './fechas';
import type { FilaAlta } from './filas';
import { type Alrededor, type Conocida, judgeFilas } from './judgeFilas';
import { createBuscaMision } from './misionDe';

const MISIONES = [
  { id: 1, nombre: 'Recluta', id_categoria: 1, n_categoria: 'Ingreso' },
  { id: 2, nombre: 'Oficial I', id_categoria: 2, n_categoria: 'Oficiales' },
  { id: 3, nombre: 'Oficial II', id_categoria: 2, n_categoria: 'Oficiales' },
  { id: 4, nombre: 'Jefe', id_categoria: 3, n_categoria: 'Norte' },
  { id: 5, nombre: 'Jefe', id_categoria: 4, n_categoria: 'Sur' },
  { id: 6, nombre: 'Directora', id_categoria: 9, n_categoria: 'Junta' },
];

describe('the distance between two texts', () => {
  test.each([
    ['oficial', 'oficail', 1],
    ['ca', 'abc', 2],
    ['', 'abc', 3],
    ['igual', 'igual', 0],
    ['cabo', 'cobos', 2],
  ])('the distance from %s to %s is %i', (a, b, far) => {
    expect(distancia(a, b)).toBe(far);
  });

  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  test('the distance is symmetric, is 0 only for equal texts, and fulfils the triangle inequality', () => {
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        expect(distancia(a, b)).toBe(distancia(b, a));
        expect(distancia(a, b) === 0).toBe(a === b);
        expect(distancia(a, c)).toBeLessThanOrEqual(distancia(a, b) + distancia(b, c));
        expect(distancia(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});

describe('the mission named in a list', () => {
  const buscar = createBuscaMision(MISIONES);
  test.each([
    ['recluta', '', 1],
    ['OFICIAL  ii', '', 3],
    ['oficial 2', '', 3],
    ['Oficiales - Oficial I', '', 2],
    ['Jefe', 'sur', 5],
    ['Sur Jefe', '', 5],
  ])('the name %s with category «%s» means mission %i', (mision, categoria, id) => {
    expect(buscar(mision, categoria)).toMatchObject({ mision: { id } });
  });

  test.each([
    ['Oficail II', 3],
    ['Reclutas', 1],
    ['Oficiales', 2],
    ['Junta', 6],
    ['Directora General', 6],
  ])('the name %s is unknown, and mission %i is proposed', (mision, id) => {
    expect(buscar(mision, '')).toMatchObject({ propuesta: { mision: { id } } });
  });

  test('a mission name can be ambiguous, or resemble none', () => {
    expect(buscar('Jefe', '')).toMatchObject({ varias: [{ id: 4 }, { id: 5 }] });
    expect(buscar('Panadero', '')).toEqual({ propuesta: null });
    expect(buscar('x'.repeat(200), '')).toEqual({ propuesta: null });
  });
});

describe('the dates of a column', () => {
  test.each([
    [
      ['03/04/2026', '25/04/2026'],
      ['2026-04-03', '2026-04-25'],
    ],
    [
      ['03/04/2026', '04/25/2026'],
      ['2026-03-04', '2026-04-25'],
    ],
    [
      ['3-4-26', '2026-4-3', '2026-04-03T10:00:00Z'],
      ['2026-04-03', '2026-04-03', '2026-04-03'],
    ],
    [
      ['25/04/2026 18:30:00', '', 'ayer'],
      ['2026-04-25', '', 'ayer'],
    ],
    // Excel in Spanish: short and long dates, its own formats with month names, with a time of day,
    // and a cell of format «General».
    [
      [
        '25/03/26',
        '25-mar-26',
        '25-mar-2026',
        'miércoles, 25 de marzo de 2026',
        '25 de marzo de 2026',
        '25/03/2026 6:30:00 p. m.',
        '46106',
        '46106,75',
      ],
      Array(8).fill('2026-03-25'),
    ],
    // LibreOffice and Google Sheets.
    [
      [
        '25.03.2026',
        '2026-03-25',
        '25 de mar de 2026',
        'mié., 25 de mar. de 2026',
        'mié 25/03/2026',
        '25 mar 2026',
        '25/3/2026 18:30',
        '25 mar. 2026, 18:30:00',
      ],
      Array(8).fill('2026-03-25'),
    ],
    [
      [
        'mar 24 mar 26',
        'martes, 24-marzo-2026',
        'Mar 24, 2026',
        '24-Mar-26',
        'Tuesday, March 24, 2026',
        '2026/03/24 6:30 PM',
        '24 setiembre 2026',
        '1-ene.-2026',
      ],
      [
        '2026-03-24',
        '2026-03-24',
        '2026-03-24',
        '2026-03-24',
        '2026-03-24',
        '2026-03-24',
        '2026-09-24',
        '2026-01-01',
      ],
    ],
    [
      [
        '25-mar',
        'mar-26',
        '3 meses de 2025',
        '12',
        '1.500',
        '#####',
        '25/03/2026/4',
        'hace 3 días',
      ],
      [
        '25-mar',
        'mar-26',
        '3 meses de 2025',
        '12',
        '1.500',
        '#####',
        '25/03/2026/4',
        'hace 3 días',
      ],
    ],
  ])('the column of dates %j is read as %j', (textos, dias) => {
    expect(toDias(textos)).toEqual(dias);
  });
});

test('a date is read the same in each Spanish form', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const write = (options: Intl.DateTimeFormatOptions) => (dia: string) =>
    new Intl.DateTimeFormat('es', { ...options, timeZone: 'UTC' }).format(Date.parse(dia));
  const forms = [
    (dia: string) => dia,
    (dia: string) => String((Date.parse(dia) - Date.UTC(1899, 11, 30)) / 86_400_000),
    write({ dateStyle: 'full' }),
    write({ dateStyle: 'long' }),
    write({ dateStyle: 'medium', timeStyle: 'medium' }),
    write({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    write({ day: '2-digit', month: '2-digit', year: 'numeric' }),
  ];
  fc.assert(
    fc.property(
      fc.array(day, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...forms),
      (dias, form) => {
        // A day beyond 12 in the column decides the order of day and month.
        const column = [...dias, '2026-03-25'];
        expect(toDias(column.map(form))).toEqual(column);
      },
    ),
  );
});

test.each([
  ['25-mar', '2026-03-25'],
  ['24 nov', '2025-11-24'],
  ['29-feb', '2024-02-29'],
  ['31-feb', null],
  ['ayer', null],
  ['25-mar-26', null],
])('a date without a year, %j, is proposed as %j', (texto, dia) => {
  expect(proposeDia(texto, '2026-11-23')).toBe(dia);
});

describe('the columns of a list', () => {
  const read = (text: string) => {
    const { lineas, cabecera } = parseTabla(text, countColumnas);
    return { lineas, lectura: guessLectura(lineas, cabecera) };
  };
  const guess = (head: string) => read(`${head}\nx\ty\tz\n`).lectura;
  test.each([
    ['Keko\tRango\tFirma', ['usuario', 'mision', 'firma'], 1],
    ['Nº\tNombre de usuario\tCargo actual', [null, 'usuario', 'mision'], 1],
    ['FECHA DE INGRESO\tCategoría\tnick', ['ingreso', 'categoria', 'usuario'], 1],
    ['Ana\tRecluta\t', ['usuario', 'mision', null], 0],
    ['Agente\tOficial II', ['usuario', 'mision', null], 0],
    ['Quién\tRango\tFirma', ['usuario', 'mision', 'firma'], 1],
  ])('the head row %j gives the columns %j', (head, columnas, cabecera) => {
    expect(guess(head)).toEqual({ columnas, cabecera });
  });

  test('readFilas gives the people of the lines, trimmed, with the default mission if the list has none', () => {
    const { lineas, lectura } = read('Nombre\n"  Ana\n"\nBea\n');
    expect(
      readFilas(lineas, lectura, 'Recluta').map(({ fila, usuario, mision }) => [
        fila,
        usuario,
        mision,
      ]),
    ).toEqual([
      [2, 'Ana', 'Recluta'],
      [4, 'Bea', 'Recluta'],
    ]);
  });

  test('the columns are found below other lines, and unused columns with content are reported', () => {
    const { lineas, lectura } = read(
      'Plantilla de la Policía\n\nNº;Keko;Rango;Teléfono;Alta;Notas\n1;\u2068Ñoño_77\u2069;Recluta;;25-mar-26;lleva la radio\n',
    );
    expect(lectura).toEqual({
      columnas: [null, 'usuario', 'mision', null, 'ingreso', null],
      cabecera: 2,
    });
    expect(readFilas(lineas, lectura)).toEqual([
      {
        fila: 4,
        usuario: 'Ñoño_77',
        mision: 'Recluta',
        categoria: '',
        firma: '',
        ingreso: '2026-03-25',
      },
    ]);
    expect(listSobrantes(lineas, lectura)).toEqual([
      { at: 0, nombre: 'Nº', lineas: 1 },
      { at: 5, nombre: 'Notas', lineas: 1 },
    ]);
  });

  test('columns without a title are reported even if only one late line fills them', () => {
    const { lineas, lectura } = read(
      `Keko;Rango\n${'Ana;Recluta\n'.repeat(60)}Bea;Recluta;de baja\n`,
    );
    expect(listSobrantes(lineas, lectura)).toEqual([{ at: 2, nombre: '', lineas: 1 }]);
  });
});

const CONOCIDAS: readonly Conocida[] = [
  { usuario: 'Oficial', despedida: false, misionId: 2, mision: 'Oficial I', firma: 'OFI' },
  { usuario: 'Expulsada', despedida: true, misionId: 1, mision: 'Recluta', firma: null },
];
const around: Alrededor = {
  misiones: MISIONES,
  conocidas: CONOCIDAS,
  vetados: ['Merodeador'],
  refusal: ({ id_categoria }) => (id_categoria >= 9 ? 'Está en tu categoría o por encima' : null),
  hoy: '2026-11-23',
};
const judge = (...filas: Partial<FilaAlta>[]) =>
  judgeFilas(
    filas.map((one, at) => ({ fila: at + 2, usuario: `Persona${at}`, mision: 'Recluta', ...one })),
    around,
  );
const faultsOf = (...filas: Partial<FilaAlta>[]) =>
  judge(...filas).map(({ faltas }) =>
    faltas.map(({ campo, texto, propuesta }) => [campo, texto, propuesta]),
  );

describe('a line', () => {
  test.each<[string, Partial<FilaAlta>, [string, string, string | null]]>([
    ['without a name', { usuario: ' ' }, ['usuario', 'Falta el nombre', null]],
    [
      'whose name has a space',
      { usuario: 'Ana Ruiz' },
      ['usuario', 'Nombre no puede tener espacio', 'AnaRuiz'],
    ],
    [
      'whose name has other signs',
      { usuario: 'Ana💂' },
      [
        'usuario',
        'El nombre solo puede llevar letras latinas, números y los signos -_=?!@:.,',
        'Ana',
      ],
    ],
    [
      'of a dismissed person',
      { usuario: 'expulsada' },
      ['usuario', 'Fue despedida: readmítela en Usuarios en lugar de darla de alta', null],
    ],
    [
      'whose name resembles a user’s',
      { usuario: 'Oficia1' },
      ['usuario', 'Se confunde con Oficial, que ya está en el portal', null],
    ],
    [
      'of an unknown mission',
      { mision: 'Oficail I' },
      ['mision', 'No hay ninguna misión «Oficail I»', 'Oficial I'],
    ],
    ['without a mission', { mision: '' }, ['mision', 'Falta la misión', null]],
    [
      'whose mission two categories have',
      { mision: 'Jefe' },
      ['mision', 'Hay una en Norte y en Sur: di también la categoría', 'Jefe'],
    ],
    [
      'whose mission the user may not give',
      { mision: 'Directora' },
      ['mision', 'Está en tu categoría o por encima', null],
    ],
    [
      'with a signature of four letters',
      { firma: 'ABCD' },
      ['firma', 'La firma solo puede contener 3 caracteres', null],
    ],
    ['with a signature in use', { firma: 'ofi' }, ['firma', 'Es la firma de Oficial', null]],
    [
      'with a day that does not exist',
      { ingreso: '2026-02-30' },
      ['ingreso', 'Esa fecha no existe', null],
    ],
    [
      'with a day without a year',
      { ingreso: '25-mar' },
      ['ingreso', 'No se entiende la fecha: escríbela como 25/03/2026', '2026-03-25'],
    ],
    [
      'with a day in the future',
      { ingreso: '2026-11-24' },
      ['ingreso', 'Esa fecha todavía no ha llegado', null],
    ],
  ])('a line %s is reported as faulty', (_, fila, expected) => {
    expect(faultsOf(fila)).toEqual([[expected]]);
  });

  test('a line may contain invisible characters, and its date may have any form', () => {
    const [line] = judge({
      usuario: '\u2068?Que!\u2069',
      mision: '\u200bRecluta',
      firma: '\u2068que\u2069',
      ingreso: '25/03/2026',
    });
    expect(line).toMatchObject({
      estado: 'nueva',
      usuario: '?Que!',
      firma: 'QUE',
      ingreso: '2026-03-25',
    });
  });

  test('a line must not repeat the name or signature of an earlier line', () => {
    const lines = faultsOf(
      { usuario: 'Ana', firma: 'AAA' },
      { usuario: 'ANA' },
      { usuario: 'lena' },
      { usuario: 'Iena' },
      { usuario: 'Bea', firma: 'aaa' },
    );
    expect(lines.map((faltas) => faltas.map(([, texto]) => texto))).toEqual([
      [],
      ['Ya está en la línea 2'],
      [],
      ['Se confunde con lena, de la línea 4'],
      ['Es la misma firma que la de la línea 2'],
    ]);
  });

  test('a line of an active person changes nothing and is reported', () => {
    const lines = judge(
      { usuario: 'oficial', mision: 'Oficial I' },
      { usuario: 'OFICIAL', mision: 'Recluta' },
    );
    expect(lines.map(({ estado, texto }) => [estado, texto])).toEqual([
      ['estaba', 'Ya estaba'],
      ['falta', ''],
    ]);
    expect(judge({ usuario: 'Oficial', mision: 'Recluta' })).toMatchObject([
      { estado: 'distinta', texto: 'Ya está, como Oficial I: no se cambia' },
    ]);
  });
});

const anyLine = fc.record({
  usuario: fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom('Ana', 'ana', 'Bea', 'Oficial', 'Oficia1', 'Expulsada', 'Merodeador', ''),
  ),
  mision: fc.oneof(
    fc.constantFrom('Recluta', 'Oficial II', 'Oficail', 'Jefe', 'Directora', ''),
    fc.string({ maxLength: 8 }),
  ),
  categoria: fc.constantFrom('', '', 'Sur', 'Nada'),
  firma: fc.constantFrom('', '', 'AAA', 'aaa', 'OFI', 'X'),
  ingreso: fc.constantFrom('', '2026-01-01', '2030-01-01', 'ayer'),
});

test('for any list, no new person clashes with an existing person, and a second import of the list finds no new person', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
      const filas = lines.map((line, at) => ({ fila: at + 1, ...line }));
      const judged = judgeFilas(filas, around);
      expect(judged.map(({ fila }) => fila)).toEqual(filas.map(({ fila }) => fila));
      for (const { estado, faltas } of judged) expect(faltas.length > 0).toBe(estado === 'falta');
      const nuevas = judged.filter(({ estado }) => estado === 'nueva');
      const firmas = [...nuevas.map(({ firma }) => firma), 'OFI'].filter((firma) => firma !== null);
      expect(new Set(firmas).size).toBe(firmas.length);
      const stored = nuevas.map(({ usuario, mision, firma }) => ({
        usuario,
        despedida: false,
        misionId: mision?.id ?? 0,
        mision: mision?.nombre ?? '',
        firma,
      }));
      const again = judgeFilas(filas, { ...around, conocidas: [...CONOCIDAS, ...stored] });
      expect(again.filter(({ estado }) => estado === 'nueva')).toEqual([]);
      for (const one of nuevas)
        expect(again.find(({ fila }) => fila === one.fila)?.estado).toBe('estaba');
    }),
  );
});
