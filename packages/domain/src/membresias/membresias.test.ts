import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { priceOfMembresia } from './periodo';
import { describeMembresia } from './textos';
import { type VentaMembresiaValues, ventaMembresiaRules } from './venta.rules';
import { endAfter, estadoMembresia, isAcabada, pullForward, startOf } from './vigencia';

const DAY = 86_400_000;
const AHORA = Date.parse('2026-11-21T18:30:00.000Z');
const at = (days: number) => new Date(AHORA + days * DAY).toISOString();

describe('the price of a membership', () => {
  test.each([
    [40, 0, 0, 20],
    [25, 0, 0, 13],
    [1, 0, 0, 1],
    [0, 0, 0, 0],
    [25, 0, 1, 25],
    [150, 1, 0, 150],
    [150, 1, 1, 150],
  ] as const)(
    'a membership of %ic (permanent: %i) costs for period %i %ic',
    (precio, perma, periodo, price) => {
      expect(priceOfMembresia({ precio, perma }, periodo)).toBe(price);
    },
  );
});

describe('the sale of a membership', () => {
  const values: VentaMembresiaValues = { membresia: 1, isExterno: false, user: 6, periodo: 1 };

  test.each([
    [{ membresia: null, user: null }, false, 'membresia'],
    [{ user: null }, false, 'user'],
    [{ user: 'Recluta' }, false, 'user'],
    [{ isExterno: true, user: '  ' }, false, 'user'],
    [{ isExterno: true, user: 6 }, false, 'user'],
    [{ periodo: null }, false, 'periodo'],
  ] as const)('a sale with %j is incomplete (MEM-12 to MEM-14)', (more, isPermanente, campo) => {
    expect(findFailure(ventaMembresiaRules(isPermanente), { ...values, ...more })).toEqual({
      campo,
      texto: 'Faltan Datos',
    });
  });

  test('the sale of a permanent membership needs no period (MEM-15)', () => {
    expect(findFailure(ventaMembresiaRules(true), { ...values, periodo: null })).toBeNull();
    expect(
      findFailure(ventaMembresiaRules(false), { ...values, isExterno: true, user: 'Visita' }),
    ).toBeNull();
  });

  test('the sale of a membership is described by its name and period', () => {
    expect(describeMembresia({ nombre: 'VIP', perma: 0 }, 0)).toBe('Membresía VIP, 15 días');
    expect(describeMembresia({ nombre: 'VIP', perma: 0 }, 1)).toBe('Membresía VIP, 30 días');
    expect(describeMembresia({ nombre: 'Fundadores', perma: 1 }, 0)).toBe(
      'Membresía Fundadores, permanente',
    );
  });
});

describe('the state of a sold membership', () => {
  test.each([
    [at(1), 0, 'Activa'],
    [at(0), 0, 'Terminada'],
    [at(-1), 0, 'Terminada'],
    [null, 0, 'Activa'],
    [at(-1), 1, 'Activa'],
  ] as const)(
    'a membership until %s (external: %i) is %s (MEM-08, MEM-10)',
    (finaliza, externo, estado) => {
      expect(estadoMembresia({ finaliza, externo }, AHORA)).toBe(estado);
    },
  );

  test('isAcabada says of a membership whose end is past that it has ended', () => {
    expect(isAcabada({ finaliza: at(-1) }, AHORA)).toBe(true);
  });
});

describe('selling a membership again', () => {
  test('a membership sold again begins now, or at the end of the previous sale', () => {
    expect(startOf([], AHORA)).toBe(AHORA);
    expect(startOf([{ finaliza: at(-3) }], AHORA)).toBe(AHORA);
    expect(startOf([{ finaliza: at(5) }, { finaliza: at(20) }], AHORA)).toBe(AHORA + 20 * DAY);
    expect(startOf([{ finaliza: null }], AHORA)).toBeNull();
    expect(endAfter(AHORA, 0)).toBe(AHORA + 15 * DAY);
    expect(endAfter(AHORA, 1)).toBe(AHORA + 30 * DAY);
  });

  test('deleting a sale removes only its own days', () => {
    const iguales = [
      { id: 1, finaliza: at(-40) },
      { id: 2, finaliza: at(10) },
      { id: 3, finaliza: at(40) },
      { id: 4, finaliza: at(55) },
    ];
    expect(pullForward(iguales, 1, AHORA)).toEqual([]);
    expect(pullForward(iguales, 4, AHORA)).toEqual([]);
    expect(pullForward(iguales, 3, AHORA)).toEqual([{ id: 4, finaliza: AHORA + 25 * DAY }]);
    expect(pullForward(iguales, 2, AHORA)).toEqual([
      { id: 3, finaliza: AHORA + 30 * DAY },
      { id: 4, finaliza: AHORA + 45 * DAY },
    ]);
    expect(pullForward([{ id: 7, finaliza: null }], 7, AHORA)).toEqual([]);
  });

  test('after any sales and deletions, the remaining sales last as long as they were sold for', () => {
    const days = fc.array(fc.constantFrom(0, 1) as fc.Arbitrary<0 | 1>, {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(days, fc.nat(5), fc.integer({ min: 0, max: 29 }), (periodos, which, passed) => {
        const sold: { id: number; finaliza: Date }[] = [];
        for (const [id, periodo] of periodos.entries())
          sold.push({ id, finaliza: new Date(endAfter(startOf(sold, AHORA) as number, periodo)) });
        const now = AHORA + passed * DAY;
        const deleted = sold[which % sold.length] as { id: number; finaliza: Date };
        const lengths = (list: readonly { finaliza: number }[]) => {
          const ends = [
            now,
            ...list.map(({ finaliza }) => Math.max(now, finaliza)).sort((a, b) => a - b),
          ];
          return ends.slice(1).map((end, i) => end - (ends[i] as number));
        };
        const before = sold.map(({ id, finaliza }) => ({ id, finaliza: finaliza.getTime() }));
        const pulled = new Map(
          pullForward(sold, deleted.id, now).map(({ id, finaliza }) => [id, finaliza]),
        );
        const after = before
          .filter(({ id }) => id !== deleted.id)
          .map((one) => ({ ...one, finaliza: pulled.get(one.id) ?? one.finaliza }));
        const expected = lengths(before);
        expected.splice(
          before.findIndex(({ id }) => id === deleted.id),
          1,
        );
        expect(lengths(after)).toEqual(expected);
      }),
    );
  });
});
