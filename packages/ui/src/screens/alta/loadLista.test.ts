import { FILAS_MAX } from '@garita/domain/alta/filas';
import { describe, expect, test } from 'vitest';
import { findListaFailure } from './loadLista';

const letters = (n: number): string =>
  (n < 26 ? '' : letters(Math.floor(n / 26) - 1)) + String.fromCharCode(97 + (n % 26));
const people = (count: number) => Array.from({ length: count }, (_, n) => `${letters(n)};Recluta`);
const sheet = (count: number) =>
  ['POLICÍA;', 'Keko;Rango', 'RECLUTAS;', ...people(count), '', 'Subtotal;9', 'TOTAL;9'].join('\n');

describe('the maximum number of people in a list', () => {
  test('the limit does not count headings, totals and empty lines', () => {
    expect(findListaFailure(sheet(FILAS_MAX))).toBeNull();
  });

  test('the refusal of a list beyond the limit names its number of people', () => {
    expect(findListaFailure(sheet(FILAS_MAX + 1))).toBe(
      'Tiene 5.001 personas y pueden ser 5.000 como mucho: pártela.',
    );
  });
});
