import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { calculoRules } from './calculo.rules';
import { findAsciendeHasta } from './findAsciendeHasta';
import { isSeleccionable } from './isSeleccionable';
import { listRangos } from './listRangos';
import { priceBetween } from './priceBetween';
import { CALCULO } from './textos';

const mision = (id: number, precio = 0) => ({ id, nombre: `M${id}`, precio, venta: 1 });

describe('the highest category to which a category promotes (RAN-09, RAN-10)', () => {
  const categorias = [
    { n_categoria: 'Ingreso' },
    { n_categoria: 'Vigilancia' },
    { n_categoria: 'Patrulla' },
  ];

  test.each([
    [0, null],
    [1, 'Ingreso'],
    [3, 'Patrulla'],
    [4, null],
  ])('asciende_hasta %i is the category %s', (asciende_hasta, name) => {
    expect(findAsciendeHasta({ asciende_hasta }, categorias)).toBe(name);
  });
});

test('category 9 is the highest that selectors offer (RAN-01, CAL-05)', () => {
  expect([1, 8, 9, 10, 12].filter((id_categoria) => isSeleccionable({ id_categoria }))).toEqual([
    1, 8, 9,
  ]);
});

test('ranks are the offered missions, lowest first', () => {
  const categorias = [
    { id_categoria: 8, misiones: [mision(30), mision(12)] },
    { id_categoria: 9, misiones: [] },
    { id_categoria: 10, misiones: [mision(40)] },
  ];
  expect(listRangos(categorias)).toEqual([
    { ...mision(30), categoria: 8 },
    { ...mision(12), categoria: 8 },
  ]);
});

describe('the calculator (CAL-02 to CAL-04)', () => {
  // Unordered ids: only the position counts.
  const rules = calculoRules([{ id: 7 }, { id: 2 }, { id: 5 }]);
  const failureOf = (rango1: number | null, rango2: number | null) =>
    findFailure(rules, { rango1, rango2 });

  test.each([
    [null, null, 'rango1'],
    [null, 2, 'rango1'],
    [7, null, 'rango2'],
    [99, 2, 'rango1'],
    [7, 99, 'rango2'],
  ])('a calculation from %s to %s is incomplete', (rango1, rango2, campo) => {
    expect(failureOf(rango1, rango2)).toEqual({ campo, texto: CALCULO.sinSeleccionar });
  });

  test.each([
    [7, 7],
    [2, 7],
    [5, 7],
    [5, 5],
  ])('a calculation from %i to %i is refused, because it does not go up', (rango1, rango2) => {
    expect(failureOf(rango1, rango2)).toEqual({ campo: 'rango2', texto: CALCULO.noMayor });
  });

  test('any upward step is valid, whatever the ids are', () => {
    const ladders = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), {
      minLength: 2,
      maxLength: 30,
    });
    fc.assert(
      fc.property(ladders, fc.nat(), fc.nat(), (ids, a, b) => {
        const [low, high] = [a % ids.length, b % ids.length];
        const failure = findFailure(calculoRules(ids.map((id) => ({ id }))), {
          rango1: ids[low] ?? null,
          rango2: ids[high] ?? null,
        });
        expect(failure === null).toBe(high > low);
      }),
    );
  });

  test('two steps cost the sum of both, and on a ladder of rising prices no step has a negative price', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(prices, (precios) => {
        const [a = { precio: 0 }, b = a, c = a] = precios
          .sort((x, y) => x - y)
          .map((precio) => ({ precio }));
        expect(priceBetween(a, b) + priceBetween(b, c)).toBe(priceBetween(a, c));
        expect(priceBetween(a, c)).toBeGreaterThanOrEqual(priceBetween(a, b));
        expect(priceBetween(a, b)).toBeGreaterThanOrEqual(0);
        expect(a.precio + priceBetween(a, c)).toBe(c.precio);
      }),
    );
  });
});
