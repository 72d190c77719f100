import { describe, expect, test } from 'vitest';
import { CREDITOS } from '../formato/moneda';
import { findFailure } from '../reglas/Rule';
import {
  type EstadoVentaMision,
  listOfertas,
  venderMisionRules,
  ventaMisionRules,
} from './venta.rules';

const PRECIOS = [
  { id: 9, categoria: 1, precio: 0, venta: 0 },
  { id: 4, categoria: 1, precio: 10, venta: 1 },
  { id: 7, categoria: 2, precio: 15, venta: 0 },
  { id: 2, categoria: 2, precio: 5, venta: 1 },
  { id: 5, categoria: 3, precio: 30, venta: 1 },
  { id: 6, categoria: 8, precio: 90, venta: 1 },
];
const supervisora = { id_categoria: 8, permisoSys: 0 as const };
const idsFor = (
  actual: number,
  vendedor: { id_categoria: number; permisoSys: 0 | 1 } = supervisora,
) => listOfertas(PRECIOS, actual, vendedor).map(({ id }) => id);

describe('the missions that can be sold to a person', () => {
  test('a person can buy missions that are for sale, above their own and below the seller’s category (MIS-07, MIS-08)', () => {
    expect(idsFor(9)).toEqual([4, 2, 5]);
    expect(idsFor(5)).toEqual([]);
    expect(idsFor(5, { id_categoria: 3, permisoSys: 1 })).toEqual([6]);
    expect(idsFor(9, { id_categoria: 2, permisoSys: 0 })).toEqual([4]);
    expect(idsFor(999)).toEqual([]);
  });

  test('the offered missions never have a negative price', () => {
    expect(idsFor(4)).toEqual([5]);
  });
});

test.each([
  [{ usuario: null, rango: null }, 'usuario', 'Selecciona un usuario'],
  [{ usuario: 6, rango: null }, 'rango', 'Selecciona la nueva misión'],
])('the sale of a mission with %j is incomplete', (values, campo, texto) => {
  expect(findFailure(ventaMisionRules, values)).toEqual({ campo, texto });
});

describe('the sale of a mission', () => {
  const holds: EstadoVentaMision = {
    moneda: CREDITOS,
    esSuperior: true,
    enVenta: true,
    alcanza: true,
    firma: null,
    categoria: 4,
    firmaDesde: 5,
    precio: 15,
    visto: 15,
  };

  test.each<[Partial<EstadoVentaMision>, RegExp]>([
    [{ esSuperior: false }, /ya tiene esa misión/],
    [{ enVenta: false }, /no está a la venta/],
    [{ alcanza: false }, /por debajo de tu categoría/],
    [{ precio: -1 }, /cuesta menos/],
    [{ categoria: 5 }, /exige firma/],
    [{ visto: 14 }, /^El precio ha cambiado: ahora son 15c\./],
  ])('the sale of a mission with %j is refused (MIS-07 to MIS-09)', (more, texto) => {
    expect(findFailure(venderMisionRules, { ...holds, ...more })?.texto).toMatch(texto);
  });

  test('the sale of a mission is valid, also at a price of 0, and from firma_desde on with a signature', () => {
    expect(findFailure(venderMisionRules, holds)).toBeNull();
    expect(
      findFailure(venderMisionRules, { ...holds, precio: 0, visto: 0, categoria: 5, firma: 'REC' }),
    ).toBeNull();
  });
});
