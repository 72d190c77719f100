import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Concepto, describePaga } from './describePaga';
import { findCompra } from './mision';
import { type EstadoPago, findExclusion, restarOf, sumLista, totalOf } from './pago';
import { type Deuda, type FilaPuesta, montoOf, planLista } from './planLista';

describe('a row', () => {
  const estado = (more: Partial<EstadoPago> = {}): EstadoPago => ({
    monto: 8,
    multa: 0,
    isPagado: false,
    isDespedido: false,
    isArchivado: false,
    ...more,
  });

  test.each<[Partial<EstadoPago>, ReturnType<typeof findExclusion>, 0 | 1 | 2]>([
    [{}, null, 0],
    [{ multa: 7 }, null, 1],
    [{ multa: 8 }, 'multa', 2],
    [{ multa: 9 }, 'multa', 2],
    [{ isDespedido: true }, 'despido', 2],
    [{ isArchivado: true, isDespedido: true }, 'archivada', 2],
    // A paid row stays paid, whatever happens later.
    [{ isPagado: true, multa: 5, isDespedido: true, isArchivado: true }, null, 1],
    [{ isPagado: true }, null, 0],
  ])('a row with %j has the exclusion %s and restar %i', (more, exclusion, restar) => {
    const one = estado(more);
    expect(findExclusion(one)).toBe(exclusion);
    expect(restarOf(findExclusion(one), one.multa)).toBe(restar);
  });

  test('the total of a row is never negative', () => {
    expect([totalOf({ monto: 8, multa: 3 }), totalOf({ monto: 8, multa: 9 })]).toEqual([5, 0]);
  });

  test('the text of a row names the parts of its pay, or the number of periods', () => {
    const say = (...conceptos: Concepto[]) => describePaga(conceptos);
    expect([
      say('nomina'),
      say('ambas'),
      say('diferencia'),
      say('nomina', 'ambas', 'diferencia'),
      say(),
    ]).toEqual(['Nómina', 'Nómina y Bonificación', 'Diferencia', '3 periodos', 'Nómina']);
  });
});

test('the totals count each person once and omit excluded rows', () => {
  const fila = (usuario: number, monto: number, multa: number, restar: 0 | 1 | 2) => ({
    usuario,
    monto,
    multa,
    restar,
  });
  expect(
    sumLista([fila(1, 8, 3, 1), fila(1, 3, 0, 0), fila(2, 5, 9, 2), fila(3, 20, 0, 0)]),
  ).toEqual({ monto: 28, personas: 2 });
  expect(sumLista([])).toEqual({ monto: 0, personas: 0 });
});

describe('refreshing the list', () => {
  const deuda = (usuario: number, periodo: number, monto: number): Deuda => ({
    usuario,
    categoria: 3,
    periodo,
    monto,
    concepto: 'nomina',
  });
  const puesta = (
    id: number,
    usuario: number,
    montos: Record<number, number>,
    isDespedido = false,
  ): FilaPuesta => ({
    id,
    usuario,
    categoria: 3,
    isDespedido,
    partes: Object.entries(montos).map(([periodo, monto]) => ({
      periodo: Number(periodo),
      monto,
      concepto: 'nomina',
    })),
  });

  test('refreshing the list makes one row per person from everything owed, oldest first', () => {
    const { crear } = planLista([], [deuda(5, 9, 8), deuda(6, 9, 3), deuda(5, 7, 11)]);
    expect(
      crear.map(({ usuario, partes }) => [usuario, partes.map(({ periodo }) => periodo)]),
    ).toEqual([
      [5, [7, 9]],
      [6, [9]],
    ]);
    expect(montoOf(crear[0] as FilaPuesta)).toBe(19);
  });

  test('refreshing the list changes only outdated rows and removes rows no longer owed, except a dismissed person’s', () => {
    const puestas = [
      puesta(1, 5, { 9: 8 }),
      puesta(2, 6, { 9: 3 }),
      puesta(3, 7, { 9: 5 }),
      puesta(4, 8, { 9: 5 }, true),
    ];
    const { crear, cambiar, quitar } = planLista(puestas, [deuda(5, 9, 8), deuda(6, 9, 4)]);
    expect([crear, cambiar.map(({ id }) => id), quitar]).toEqual([[], [2], [3]]);
  });

  test('refreshing the list moves a row to the person’s new category', () => {
    expect(
      planLista([puesta(1, 5, { 9: 8 })], [{ ...deuda(5, 9, 8), categoria: 4 }]).cambiar,
    ).toMatchObject([{ id: 1, categoria: 4 }]);
  });

  test('refreshing the list twice changes nothing more, and the rows sum up to the amount owed', () => {
    const debts = fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 })), {
        selector: String,
      })
      .chain((places) =>
        fc.tuple(
          ...places.map(([usuario, periodo]) =>
            fc.integer({ min: 1, max: 50 }).map((monto) => deuda(usuario, periodo, monto)),
          ),
        ),
      );
    const rows = fc
      .uniqueArray(fc.integer({ min: 1, max: 6 }))
      .map((people) => people.map((usuario) => puesta(usuario * 10, usuario, { 1: usuario })));
    fc.assert(
      fc.property(rows, debts, (puestas, deudas) => {
        const { crear, cambiar, quitar } = planLista(puestas, deudas);
        const changed = new Map(cambiar.map((fila) => [fila.id, fila]));
        const kept = puestas
          .filter(({ id }) => !quitar.includes(id))
          .map((fila) => changed.get(fila.id) ?? fila);
        const after = [
          ...kept,
          ...crear.map((fila, i) => ({ ...fila, id: 1000 + i, isDespedido: false })),
        ];
        expect(after.reduce((sum, fila) => sum + montoOf(fila), 0)).toBe(
          deudas.reduce((sum, { monto }) => sum + monto, 0),
        );
        expect(new Set(after.map(({ usuario }) => usuario)).size).toBe(after.length);
        expect(planLista(after, deudas)).toEqual({ crear: [], cambiar: [], quitar: [] });
      }),
    );
  });
});

describe('the mission that a pay can buy', () => {
  const PRECIOS = [
    { id: 1, categoria: 1, precio: 10, venta: 1 },
    { id: 2, categoria: 1, precio: 10, venta: 1 },
    { id: 3, categoria: 1, precio: 15, venta: 1 },
    { id: 4, categoria: 2, precio: 20, venta: 0 },
    { id: 5, categoria: 2, precio: 25, venta: 1 },
    { id: 6, categoria: 5, precio: 30, venta: 1 },
  ];
  const gerente = { id_categoria: 5, permisoSys: 0 as const };
  const buys = (total: number, actual = 1) => {
    const compra = findCompra(PRECIOS, actual, total, gerente);
    return compra && [compra.mision.id, compra.precio];
  };

  test('a pay buys the highest affordable mission that is for sale and below the payer', () => {
    expect([buys(4), buys(5), buys(14), buys(15), buys(1000)]).toEqual([
      null,
      [3, 5],
      [3, 5],
      [5, 15],
      [5, 15],
    ]);
    expect(findCompra(PRECIOS, 1, 1000, { id_categoria: 2, permisoSys: 1 })?.mision.id).toBe(6);
  });

  test('a pay buys no free mission, and none for a person without a mission', () => {
    expect([buys(0), buys(0, 5), buys(100, 99)]).toEqual([null, null, null]);
  });
});
