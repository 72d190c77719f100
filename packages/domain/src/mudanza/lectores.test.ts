import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LECTORES } from './lectores';
import { readDia, readInstante } from './momentos';

const ZONA = 'America/Mexico_City';

describe('the moments of an old portal', () => {
  test.each([
    ['2026-03-25 18:30:05', '2026-03-26T00:30:05.000Z', '2026-03-25'],
    ['25/03/2026 18:30', '2026-03-26T00:30:00.000Z', '2026-03-25'],
    ['5-3-2026', '2026-03-05T06:00:00.000Z', '2026-03-05'],
    ['2026-03-25T18:30:00.000Z', '2026-03-25T18:30:00.000Z', '2026-03-25'],
    ['2026-03-26T02:30:00Z', '2026-03-26T02:30:00.000Z', '2026-03-25'],
    ['1774463400', '2026-03-25T18:30:00.000Z', '2026-03-25'],
    [1_774_463_400, '2026-03-25T18:30:00.000Z', '2026-03-25'],
    ['0000-00-00 00:00:00', null, null],
    ['31/02/2026', null, null],
    ['-', null, null],
    [null, null, null],
    ['mañana', null, null],
  ])('%j in Mexico City is the instant %s and the day %s', (value, instante, dia) => {
    expect([readInstante(value, ZONA), readDia(value, ZONA)]).toEqual([instante, dia]);
  });
});

describe('the rows of an old portal', () => {
  test('numbers may be strings, fields may be missing, and elements that are no rows are left out', () => {
    const raw = [
      { id: '7', usuarioNombre: ' Ana ', creditos: '15.00', cobrado: '1', fecha: '05/01/2026' },
      null,
      'error',
      { id: 8, creditos: 'quince', cobrado: 'No', motivo: '' },
    ];
    expect(LECTORES.getAllMultas(raw, 'UTC')).toMatchObject([
      {
        id: 7,
        usuario: null,
        usuarioNombre: 'Ana',
        creditos: 15,
        cobrado: true,
        fecha: '2026-01-05T00:00:00.000Z',
        infraccion: null,
      },
      { id: 8, creditos: null, cobrado: false, motivo: null },
    ]);
  });

  test.each([
    ['15.00', 15],
    ['1.000', 1000],
    ['2.500c', 2500],
    ['1.234.567,00', 1_234_567],
    ['-1.000', -1000],
    ['1000', 1000],
    ['0.500', null],
    ['1.50', null],
    ['1.0000', null],
    [1000, 1000],
    [1.234, null],
  ])('the number %j is %j', (precio, expected) => {
    expect(LECTORES.allInfoMision([{ precio }], 'UTC')).toMatchObject([{ precio: expected }]);
  });

  test('a list with numbers as keys is a list', () => {
    const raw = { 1: { id: '3', usuario: 'Ana' }, 2: { id: '4', usuario: 'Eva' } };
    expect(LECTORES.getUsuarios(raw, 'UTC').map(({ usuario }) => usuario)).toEqual(['Ana', 'Eva']);
  });

  test.each([
    [null, null],
    ['0', null],
    [0, null],
    ['', null],
    [false, null],
    ['0000-00-00 00:00:00', null],
    ['-', null],
    ['null', null],
    ['1', { fecha: null }],
    [true, { fecha: null }],
    ['2025-12-24 10:00:00', { fecha: '2025-12-24T10:00:00.000Z' }],
  ])('a person whose «despedido» is %j has the dismissal %j', (despedido, expected) => {
    expect(LECTORES.userAllInfo([{ id: '3', despedido }], 'UTC')?.despedido).toEqual(expected);
  });

  test('lists within lists are read', () => {
    expect(
      LECTORES.getListaPaga(['90', '2', [{ id: '1', monto: '50', pagado: '0' }]], 'UTC'),
    ).toMatchObject({ monto: 90, personas: 2, filas: [{ id: 1, monto: 50, pagado: false }] });
    expect(
      LECTORES.getExcepciones([[{ id: 1, permisos: '3,5' }], [{ id: '3', nombre: 'tt' }]], 'UTC'),
    ).toMatchObject({
      excepciones: [{ permisos: ['3', '5'] }],
      permisos: [{ id: 3, nombre: 'tt' }],
    });
    expect(
      LECTORES.rangos({ categorias: [{ id_categoria: '1', misiones: [{ id: '4' }] }] }, 'UTC'),
    ).toMatchObject([{ id_categoria: 1, misiones: [{ id: 4 }] }]);
  });

  test('a list without its first index, as an object, keeps the others in their places', () => {
    const permisos = [{ id: '3', nombre: 'tt' }];
    expect(LECTORES.getExcepciones({ 1: permisos }, 'UTC')).toEqual({
      excepciones: [],
      permisos: [{ id: 3, nombre: 'tt' }],
    });
    expect(LECTORES.getListaPaga({ 1: '2', 2: [{ id: '1' }] }, 'UTC')).toMatchObject({
      monto: null,
      personas: 2,
      filas: [{ id: 1 }],
    });
  });

  test('the logs are an object, or a list in the order of the tabs', () => {
    const tiempos = [{ motivo: 'Abierto', usuario: 'Ana', fecha: '2026-01-05 10:00:00' }];
    const read = LECTORES.getLog({ tiempos }, 'UTC');
    expect(read.tiempos).toMatchObject([{ usuario: 'Ana', fecha: '2026-01-05T10:00:00.000Z' }]);
    expect(LECTORES.getLog([tiempos], 'UTC')).toEqual(read);
  });

  test('the hours of a clock-in take its day, and an exit before the entry is of the next day', () => {
    const fichaje = { nombreUsuario: 'Ana', dia: '05/01/2026', entrada: '23:30', min: '45' };
    const read = (salida: string) =>
      LECTORES.getLog({ fichajes: [{ ...fichaje, salida }] }, 'UTC').fichajes[0];
    expect(read('23:50')).toMatchObject({
      dia: '2026-01-05',
      entrada: '2026-01-05T23:30:00.000Z',
      salida: '2026-01-05T23:50:00.000Z',
    });
    expect(read('0:15')?.salida).toBe('2026-01-06T00:15:00.000Z');
    expect(read('-')?.salida).toBeNull();
  });

  test('no answer makes a reader throw', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: false }), (raw) => {
        for (const read of Object.values(LECTORES)) read(raw, 'UTC');
      }),
    );
  });
});
