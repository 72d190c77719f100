import { expect, test } from 'vitest';
import { describeSaldo, minutosDebidos } from './describeSaldo';

const lleva = (saldo: number) => describeSaldo(saldo, { lleva: 'Lleva', debe: 'debe' });

test.each([
  [4, 0, 'Lleva 0h 4m'],
  [0, 0, 'Lleva 0h 0m'],
  [-86, 86, 'Lleva 0h 0m y debe 1h 26m'],
  // A started minute is owed in full.
  [-25.5, 26, 'Lleva 0h 0m y debe 0h 26m'],
])('a balance of %s minutes owes %s and reads: %s', (saldo, debidos, texto) => {
  expect(minutosDebidos(saldo)).toBe(debidos);
  expect(lleva(saldo)).toBe(texto);
});
