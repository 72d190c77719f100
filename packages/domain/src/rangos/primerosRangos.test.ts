import { expect, test } from 'vitest';
import { primerosRangos } from './primerosRangos';

const categoria = (id: number, tiempo_ascenso: string, paga_nomina = 3) => ({
  id,
  tiempo_ascenso,
  paga_nomina,
});
const mision = (nombre: string, categoria_id: number) => ({ nombre, categoria_id });

const CATEGORIAS = [
  categoria(1, '30 minute'),
  categoria(2, '2 hour', 5),
  categoria(3, '12 hour', 8),
  categoria(7, '1 days', 20),
];
const MISIONES = [
  mision('Recluta', 1),
  mision('Aspirante', 1),
  mision('Vigilante', 2),
  mision('Agente I', 3),
  mision('Jefe', 7),
];

test('a recruit waits for each mission of the first two categories', () => {
  expect(primerosRangos(CATEGORIAS, MISIONES)).toEqual({
    recluta: 'Recluta',
    paga: 3,
    tercera: 'Agente I',
    minutos: 180,
  });
});

test('a category without missions is no step', () => {
  const misiones = MISIONES.filter(({ categoria_id }) => categoria_id !== 2);
  expect(primerosRangos(CATEGORIAS, misiones)).toMatchObject({
    tercera: 'Jefe',
    minutos: 2 * 30 + 12 * 60,
  });
});

test('a short ladder has no third category, and an empty one no recruit', () => {
  expect(primerosRangos(CATEGORIAS.slice(0, 2), MISIONES)).toEqual({
    recluta: 'Recluta',
    paga: 3,
    tercera: null,
    minutos: 0,
  });
  expect(primerosRangos(CATEGORIAS, [])).toBeNull();
  expect(primerosRangos([], MISIONES)).toBeNull();
});
