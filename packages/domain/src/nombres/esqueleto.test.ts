import { describe, expect, test } from 'vitest';
import { toEsqueleto } from './esqueleto';

describe('the comparison of lookalike names', () => {
  test.each([
    ['Oficial', 'Oficia1', 'OficiaI', '0ficial', 'Oficia|'],
    ['Fundadora', 'Fundad0ra', 'FundadOra'],
    ['lena', 'Iena', '1ena'],
    ['Mama', 'Marna'],
    ['Ofıcial', 'Oficial'],
    ['Ðuro', 'Đuro'],
    ['Ancho', 'Anсhо', 'Αncho', 'Ａｎｃｈｏ'],
    ['Stan\u030c', 'Stan\u0306'],
  ])('the name %s and its variants look alike', (...names) => {
    expect(new Set(names.map(toEsqueleto)).size).toBe(1);
  });

  test.each([
    ['Elia', 'Ella'],
    ['Lena', 'Iena'],
    ['Ines', 'Inés'],
    ['Nandu', 'Ñandu'],
    ['Ana', 'Ana1'],
    ['Sol', 'Soy'],
    ['Recluta22', 'Recluta23'],
    ['Uno', 'Uno.'],
  ])('the names %s and %s do not look alike', (one, other) => {
    expect(toEsqueleto(one)).not.toBe(toEsqueleto(other));
  });
});
