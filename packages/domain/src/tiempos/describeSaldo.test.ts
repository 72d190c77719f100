import { expect, test } from 'vitest';
import { describeSaldo, minutosDebidos } from './describeSaldo';

const lleva = (saldo: number) => describeSaldo(saldo, { lleva: 'Lleva', debe: 'debe' });

test.each([
  [4, 0, 'Lleva 4 min'],
  [0, 0, 'Lleva 0 min'],
  [-86, 86, 'Lleva 0 min y debe 1h 26m'],
  // The rest of a minute is owed as a whole minute.
  [-25.5, 26, 'Lleva 0 min y debe 26 min'],
])('a balance of %s minutes owes %s and reads: %s', (saldo, debidos, texto) => {
  expect(minutosDebidos(saldo)).toBe(debidos);
  expect(lleva(saldo)).toBe(texto);
});
