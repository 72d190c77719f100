import { expect, test } from 'vitest';
import { CASTIGOS, type Gravedad, INFRACCIONES, TIPOS_FALTA, tipoOf } from './normativa';

const GRAVEDADES: readonly Gravedad[] = ['leve', 'intermedia', 'grave'];

test('every gravity has one kind of fault, one row of punishments and its infractions, from the lightest on', () => {
  expect(TIPOS_FALTA.map(({ gravedad }) => gravedad)).toEqual(GRAVEDADES);
  expect(CASTIGOS.map(({ gravedad }) => gravedad)).toEqual(GRAVEDADES);
  expect([...new Set(INFRACCIONES.map(({ gravedad }) => gravedad))]).toEqual(GRAVEDADES);
});

test('the codes are ML, MI and MA (NOR-03 to NOR-05), of 8, 6 and 4 infractions', () => {
  const counts = TIPOS_FALTA.map(({ codigo, gravedad }) => [codigo, INFRACCIONES.filter((i) => i.gravedad === gravedad).length]);
  expect(counts).toEqual([
    ['ML', 8],
    ['MI', 6],
    ['MA', 4],
  ]);
  expect(tipoOf('grave').codigo).toBe('MA');
});

test('no infraction is named twice', () => {
  expect(new Set(INFRACCIONES.map(({ texto }) => texto)).size).toBe(INFRACCIONES.length);
});
