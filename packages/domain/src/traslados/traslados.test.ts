import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { type CategoriaTraslado, findDestino, listDestinos } from './destino';
import { priceWithDescuento } from './priceWithDescuento';
import { describeTraslado } from './textos';
import { asksFirma, trasladoRules } from './traslado.rules';

const mision = (id: number, nombre: string) => ({ id, nombre, precio: id });
const categoria = (
  id_categoria: number,
  more: Partial<CategoriaTraslado> = {},
): CategoriaTraslado => ({
  id_categoria,
  traslado: `M${id_categoria}a`,
  traslado_venta: 1,
  misiones: [
    mision(id_categoria * 10, `M${id_categoria}a`),
    mision(id_categoria * 10 + 1, `M${id_categoria}b`),
  ],
  ...more,
});

describe('filling in a transfer', () => {
  const whole = { usuario: 6, rango: 5, agencia: 'Agencia Faro', firma: 'rec' };
  test.each([
    [
      { usuario: null, rango: null, agencia: '', firma: '' },
      'usuario',
      'Debes seleccionar un usuario',
    ],
    [{ rango: null, agencia: '' }, 'rango', 'Debes seleccionar un rango'],
    [{ agencia: ' ', firma: '' }, 'agencia', 'Debes introducir agencia anterior'],
    [{ firma: '' }, 'firma', 'Debes colocar una firma de 3 caracteres'],
    [{ firma: 'RE' }, 'firma', 'Debes colocar una firma de 3 caracteres'],
    [{ firma: 'RECL' }, 'firma', 'Debes colocar una firma de 3 caracteres'],
    [{ firma: 'R-C' }, 'firma', 'La firma solo puede llevar letras y números'],
    [{ firma: 'RE', rango: 4 }, 'firma', 'Debes colocar una firma de 3 caracteres'],
  ])('a transfer with %j fails at %s (TRA-04 to TRA-06)', (change, campo, texto) => {
    expect(findFailure(trasladoRules(5), { ...whole, ...change })).toEqual({ campo, texto });
  });

  test('a transfer needs a signature from firma_desde on, and accepts a signature below', () => {
    expect([null, 4, 5, 6].map((rango) => asksFirma(rango, 5))).toEqual([false, false, true, true]);
    for (const values of [
      whole,
      { ...whole, rango: 4, firma: '' },
      { ...whole, rango: 4, firma: 'ñu1' },
    ])
      expect(findFailure(trasladoRules(5), values)).toBeNull();
  });
});

describe('the mission of a transfer', () => {
  test('a transfer gives the mission that the list of ranks names, whatever its case, else the first', () => {
    expect(findDestino(categoria(5))?.nombre).toBe('M5a');
    expect(findDestino(categoria(5, { traslado: ' m5B ' }))?.nombre).toBe('M5b');
    expect(findDestino(categoria(5, { traslado: 'Según entrevista' }))?.nombre).toBe('M5a');
    expect(findDestino(categoria(5, { traslado: '' }))?.nombre).toBe('M5a');
  });

  test('a category that sells no transfers gives no mission', () => {
    for (const none of [
      categoria(5, { traslado_venta: 0 }),
      categoria(10),
      categoria(5, { misiones: [] }),
    ])
      expect(findDestino(none)).toBeUndefined();
  });
});

describe('the categories to which a person can be transferred', () => {
  const ladder = [
    categoria(1, { traslado_venta: 0 }),
    categoria(2),
    categoria(5, { traslado: 'M5b' }),
    categoria(8),
    categoria(10),
  ];
  const idsFor = (
    encargado: { id_categoria: number; permisoSys: 0 | 1 },
    puesto: { id_categoria: number; mision: string } | null,
  ) => listDestinos(ladder, encargado, puesto).map(({ id_categoria }) => id_categoria);

  test('a transfer leads to categories lower than the seller’s; the owner gives any that is sold', () => {
    expect(idsFor({ id_categoria: 8, permisoSys: 0 }, null)).toEqual([2, 5]);
    expect(idsFor({ id_categoria: 10, permisoSys: 0 }, null)).toEqual([2, 5, 8]);
    expect(idsFor({ id_categoria: 1, permisoSys: 1 }, null)).toEqual([2, 5, 8]);
  });

  test('a transfer leads above the person’s own mission, also within their category', () => {
    const gerente = { id_categoria: 10, permisoSys: 0 as const };
    expect(idsFor(gerente, { id_categoria: 1, mision: 'M1b' })).toEqual([2, 5, 8]);
    expect(idsFor(gerente, { id_categoria: 2, mision: 'M2a' })).toEqual([5, 8]);
    expect(idsFor(gerente, { id_categoria: 5, mision: 'M5a' })).toEqual([5, 8]);
    expect(idsFor(gerente, { id_categoria: 5, mision: 'M5b' })).toEqual([8]);
  });
});

describe('the price with a discount (TRA-12)', () => {
  test.each([
    [80, 0, 80],
    [80, 20, 64],
    [85, 50, 43],
    [15, 10, 14],
    [15, 30, 11],
    [1, 50, 1],
    [1, 51, 0],
    [80, 100, 0],
  ])('a price of %i less %i%% is %i', (precio, porciento, expected) => {
    expect(priceWithDescuento(precio, porciento)).toBe(expected);
  });

  test('a price with a discount is a whole number, never higher than without it and never negative', () => {
    fc.assert(
      fc.property(fc.nat(2_147_483_647), fc.integer({ min: 1, max: 100 }), (precio, porciento) => {
        const price = priceWithDescuento(precio, porciento);
        expect(Number.isInteger(price) && price >= 0 && price <= precio).toBe(true);
        expect(Math.abs(price * 100 - precio * (100 - porciento))).toBeLessThanOrEqual(50);
      }),
    );
  });
});

test('the accounts have the description of the sale, and the code', () => {
  expect(describeTraslado('Oficial I', null)).toBe('Traslado a Oficial I');
  expect(describeTraslado('Oficial I', 'VERANO')).toBe('Traslado a Oficial I (código VERANO)');
});
