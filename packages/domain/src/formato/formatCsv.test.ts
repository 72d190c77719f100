import { describe, expect, test } from 'vitest';
import { defaultSeparador, formatCsv } from './formatCsv';

test.each([
  [[['Nombre', 'Paga']], 'Nombre,Paga\r\n'],
  [[['Oficial', 1500, null]], 'Oficial,1500,\r\n'],
  [[['a,b', 'dice "hola"', 'dos\nlíneas']], '"a,b","dice ""hola""","dos\nlíneas"\r\n'],
  [[['=1+1', '-ana-', '@x', -5]], "'=1+1,'-ana-,'@x,-5\r\n"],
  [[["'-ana-", "'ana"]], "''-ana-,'ana\r\n"],
  [[['＝1+1', '＠x']], "'＝1+1,'＠x\r\n"],
  [[['a'], ['b']], 'a\r\nb\r\n'],
  [[['a;b', 'c\td']], '"a;b","c\td"\r\n'],
  [[], ''],
])('the lines %j are written as the CSV %j', (lines, csv) => {
  expect(formatCsv(lines)).toBe(csv);
});

test('CSV is separated by the given character', () => {
  expect(formatCsv([['a,b', 'c;d', 7]], ';')).toBe('"a,b";"c;d";7\r\n');
});

describe('the separators of spreadsheets', () => {
  test.each([
    ['es', ';'],
    ['es-ES', ';'],
    ['es-AR', ';'],
    ['ca', ';'],
    ['es-MX', ','],
    ['es-US', ','],
    ['en-GB', ','],
    ['no such', ';'],
  ])('a spreadsheet in the locale %s separates by %j', (locale, mark) => {
    expect(defaultSeparador(locale)).toBe(mark);
  });
});
