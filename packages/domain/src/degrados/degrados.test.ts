import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { degradoRules } from './degrado.rules';
import { listInferiores } from './inferiores';

describe('demoting a person', () => {
  const VALUES = { usuario: 5, motivo: 'Falta grave', rango: 1 };
  test.each([
    [{ usuario: null }, 'usuario', 'Faltan datos'],
    [{ motivo: '' }, 'motivo', 'Faltan datos'],
    [{ motivo: ' \t' }, 'motivo', 'Faltan datos'],
    [{ rango: null }, 'rango', 'Faltan datos'],
    [{ usuario: null, motivo: '', rango: null }, 'usuario', 'Faltan datos'],
  ])('a demotion with %j fails at %s (DEG-04 to DEG-06)', (changed, campo, texto) => {
    expect(findFailure(degradoRules, { ...VALUES, ...changed })).toEqual({ campo, texto });
  });

  test('a demotion is valid with person, reason and mission', () => {
    expect(findFailure(degradoRules, VALUES)).toBeNull();
  });
});

describe('the missions to which a person can be demoted', () => {
  const escalera = [1, 1, 2, 9, 9, 10, 12].map((id_categoria, index) => ({
    id: index + 1,
    id_categoria,
  }));
  const below = (id: number) =>
    listInferiores(escalera, (peldano) => peldano.id === id).map((peldano) => peldano.id);

  test('a person can be demoted to all lower missions, also within the category', () => {
    expect(below(2)).toEqual([1]);
    expect(below(5)).toEqual([1, 2, 3, 4]);
  });

  test('demotions lead to category 9 or lower, whatever the person’s mission (DEG-07)', () => {
    expect(below(7)).toEqual([1, 2, 3, 4, 5]);
  });

  test('there is no demotion from the lowest mission, or from one that is not on the ladder', () => {
    expect(below(1)).toEqual([]);
    expect(below(99)).toEqual([]);
  });
});
