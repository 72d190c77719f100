import { describe, expect, test } from 'vitest';
import { type PersonaSemana, SEMANA, sumSucesos } from '../testing/semana';
import { earnedPay } from './paga';

/** The category in which a person ends the week: one higher in the table for each promotion. */
function categoriaOf({ nombre, categoria, sucesos }: PersonaSemana) {
  const monday = SEMANA.categorias.findIndex((c) => c.nombre === categoria);
  const found = SEMANA.categorias[monday + sucesos.filter(({ tipo }) => tipo === 'sube').length];
  if (monday < 0 || !found) throw new Error(`no category for ${nombre}`);
  return found;
}

describe('the example week', () => {
  test('the example week has twelve people and every case', () => {
    expect(SEMANA.personas).toHaveLength(12);
    expect(SEMANA.personas.filter(({ reduccion }) => reduccion === 'activa')).toHaveLength(3);
    expect(new Set(SEMANA.personas.map(({ paga }) => paga))).toEqual(
      new Set([0, 8, 10, 11, 14, 20, 30]),
    );
    expect(SEMANA.personas.some(({ sucesos }) => sucesos.some(({ tipo }) => tipo === 'sube'))).toBe(
      true,
    );
    expect(
      SEMANA.personas.some(({ sucesos }) =>
        sucesos.some((s) => s.tipo !== 'sube' && s.cantidad < 0),
      ),
    ).toBe(true);
  });

  test.each(SEMANA.personas.map((persona) => [persona.nombre, persona] as const))(
    'the example week pays %s the amount in the table',
    (_, persona) => {
      expect(sumSucesos(persona.sucesos)).toEqual(persona.logros);
      expect(earnedPay(persona.logros, categoriaOf(persona), persona.reduccion === 'activa')).toBe(
        persona.paga,
      );
    },
  );
});
