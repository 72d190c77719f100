import { expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { estadoRules } from './estado.rules';

const textOf = (estado: string) => findFailure(estadoRules, { estado })?.texto ?? null;

test.each(['', '   ', '\u00a0', '\ufeff'])('the status %j counts as empty (EST-04)', (estado) => {
  expect(textOf(estado)).toBe('No dejes campos vacios');
});

test('a status has at most 100 characters, however many bytes they take (EST-05, EST-06)', () => {
  expect(textOf('a'.repeat(100))).toBeNull();
  expect(textOf('ñ'.repeat(100))).toBeNull();
  expect(textOf('🌙'.repeat(100))).toBeNull();
  expect(textOf('a'.repeat(101))).toBe('No mas de 100 caracteres');
  expect(textOf('🌙'.repeat(101))).toBe('No mas de 100 caracteres');
});
