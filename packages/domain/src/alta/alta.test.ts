import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTabla } from '../tabla/parseTabla';
import { guessLectura, readFilas } from './columnas';
import { distancia } from './distancia';
import { toDias } from './fechas';
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

describe('how far one text is from another', () => {
  test.each([
    ['oficial', 'oficail', 1],
    ['ca', 'abc', 2],
    ['', 'abc', 3],
    ['igual', 'igual', 0],
    ['cabo', 'cobos', 2],
  ])('%s and %s: %i', (a, b, far) => {
    expect(distancia(a, b)).toBe(far);
  });

  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  test('is the same both ways, nothing only for the same, and never shorter by a detour', () => {
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

describe('the mission that a list names', () => {
  const buscar = createBuscaMision(MISIONES);
  test.each([
    ['recluta', '', 1],
    ['OFICIAL  ii', '', 3],
    ['oficial 2', '', 3],
    ['Oficiales - Oficial I', '', 2],
    ['Jefe', 'sur', 5],
    ['Sur Jefe', '', 5],
  ])('%s (%s) is %i', (mision, categoria, id) => {
    expect(buscar(mision, categoria)).toMatchObject({ mision: { id } });
  });

  test.each([
    ['Oficail II', 3],
    ['Reclutas', 1],
    ['Oficiales', 2],
    ['Junta', 6],
    ['Directora General', 6],
  ])('%s is not there, and %i is proposed', (mision, id) => {
    expect(buscar(mision, '')).toMatchObject({ propuesta: { id } });
  });

  test('may be two, or nothing like any', () => {
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
  ])('%j', (textos, dias) => {
    expect(toDias(textos)).toEqual(dias);
  });
});

describe('what the columns of a list hold', () => {
  const guess = (head: string) => guessLectura(parseTabla(`${head}\nx\ty\tz\n`).lineas);
  test.each([
    ['Keko\tRango\tFirma', ['usuario', 'mision', 'firma'], true],
    ['Nº\tNombre de usuario\tCargo actual', [null, 'usuario', 'mision'], true],
    ['FECHA DE INGRESO\tCategoría\tnick', ['ingreso', 'categoria', 'usuario'], true],
    ['Ana\tRecluta\t', ['usuario', 'mision', null], false],
    ['Agente\tOficial II', ['usuario', 'mision', null], false],
    ['Quién\tRango\tFirma', ['usuario', 'mision', 'firma'], true],
  ])('%j', (head, columnas, conCabecera) => {
    expect(guess(head)).toEqual({ columnas, conCabecera });
  });

  test('gives its people, cells in one line, missions from the whole list where it has none', () => {
    const { lineas } = parseTabla('Nombre\n"  Ana\n"\nBea\n');
    expect(readFilas(lineas, guessLectura(lineas), 'Recluta').map(({ fila, usuario, mision }) => [fila, usuario, mision])).toEqual([
      [2, 'Ana', 'Recluta'],
      [4, 'Bea', 'Recluta'],
    ]);
  });
});

const CONOCIDAS: readonly Conocida[] = [
  { usuario: 'Oficial', despedida: false, misionId: 2, mision: 'Oficial I', firma: 'OFI' },
  { usuario: 'Expulsada', despedida: true, misionId: 1, mision: 'Recluta', firma: null },
];
const around: Alrededor = {
  misiones: MISIONES,
  conocidas: CONOCIDAS,
  refusal: ({ id_categoria }) => (id_categoria >= 9 ? 'Está en tu categoría o por encima' : null),
  hoy: '2026-11-23',
};
const judge = (...filas: Partial<FilaAlta>[]) =>
  judgeFilas(
    filas.map((one, at) => ({ fila: at + 2, usuario: `Persona${at}`, mision: 'Recluta', ...one })),
    around,
  );
const faultsOf = (...filas: Partial<FilaAlta>[]) => judge(...filas).map(({ faltas }) => faltas.map(({ campo, texto, propuesta }) => [campo, texto, propuesta]));

describe('a line', () => {
  test.each<[string, Partial<FilaAlta>, [string, string, string | null]]>([
    ['without a name', { usuario: ' ' }, ['usuario', 'Falta el nombre', null]],
    ['with a space in it', { usuario: 'Ana Ruiz' }, ['usuario', 'Nombre no puede tener espacio', 'AnaRuiz']],
    ['with other signs', { usuario: 'Ana💂' }, ['usuario', 'El nombre solo puede llevar letras latinas, números y los signos -_=?!@:.,', null]],
    ['of somebody dismissed', { usuario: 'expulsada' }, ['usuario', 'Fue despedida: readmítela en Usuarios en lugar de darla de alta', null]],
    ['that looks like somebody', { usuario: 'Oficia1' }, ['usuario', 'Se confunde con Oficial, que ya está en el portal', null]],
    ['of an unknown mission', { mision: 'Oficail I' }, ['mision', 'No hay ninguna misión «Oficail I»', 'Oficial I']],
    ['without a mission', { mision: '' }, ['mision', 'Falta la misión', null]],
    ['of a mission of two categories', { mision: 'Jefe' }, ['mision', 'Hay una en Norte y en Sur: di también la categoría', 'Jefe']],
    ['of a mission too high', { mision: 'Directora' }, ['mision', 'Está en tu categoría o por encima', null]],
    ['with a signature of four', { firma: 'ABCD' }, ['firma', 'La firma solo puede contener 3 caracteres', null]],
    ['with a signature that is taken', { firma: 'ofi' }, ['firma', 'Es la firma de Oficial', null]],
    ['with a day that is none', { ingreso: '2026-02-30' }, ['ingreso', 'Esa fecha no existe', null]],
    ['with a day to come', { ingreso: '2026-11-24' }, ['ingreso', 'Esa fecha todavía no ha llegado', null]],
  ])('%s is at fault', (_, fila, expected) => {
    expect(faultsOf(fila)).toEqual([[expected]]);
  });

  test('may share nothing with one before it', () => {
    const lines = faultsOf({ usuario: 'Ana', firma: 'AAA' }, { usuario: 'ANA' }, { usuario: 'lena' }, { usuario: 'Iena' }, { usuario: 'Bea', firma: 'aaa' });
    expect(lines.map((faltas) => faltas.map(([, texto]) => texto))).toEqual([
      [],
      ['Ya está en la línea 2'],
      [],
      ['Se confunde con lena, de la línea 4'],
      ['Es la misma firma que la de la línea 2'],
    ]);
  });

  test('of somebody who is there is left as they are, and said so', () => {
    const lines = judge({ usuario: 'oficial', mision: 'Oficial I' }, { usuario: 'OFICIAL', mision: 'Recluta' });
    expect(lines.map(({ estado, texto }) => [estado, texto])).toEqual([
      ['estaba', 'Ya estaba'],
      ['falta', ''],
    ]);
    expect(judge({ usuario: 'Oficial', mision: 'Recluta' })).toMatchObject([{ estado: 'distinta', texto: 'Ya está, como Oficial I: no se cambia' }]);
  });
});

const anyLine = fc.record({
  usuario: fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('Ana', 'ana', 'Bea', 'Oficial', 'Oficia1', 'Expulsada', '')),
  mision: fc.oneof(fc.constantFrom('Recluta', 'Oficial II', 'Oficail', 'Jefe', 'Directora', ''), fc.string({ maxLength: 8 })),
  categoria: fc.constantFrom('', '', 'Sur', 'Nada'),
  firma: fc.constantFrom('', '', 'AAA', 'aaa', 'OFI', 'X'),
  ingreso: fc.constantFrom('', '2026-01-01', '2030-01-01', 'ayer'),
});

test('whatever a list holds: what is judged new can be stored beside the others, and the list judged after that has nobody new', () => {
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
      for (const one of nuevas) expect(again.find(({ fila }) => fila === one.fila)?.estado).toBe('estaba');
    }),
  );
});
