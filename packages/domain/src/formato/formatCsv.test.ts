import { expect, test } from 'vitest';
import { formatCsv } from './formatCsv';

test.each([
  [[['Nombre', 'Paga']], 'Nombre,Paga\r\n'],
  [[['Oficial', 1500, null]], 'Oficial,1500,\r\n'],
  [[['a,b', 'dice "hola"', 'dos\nlíneas']], '"a,b","dice ""hola""","dos\nlíneas"\r\n'],
  [[['=1+1', '-ana-', '@x', -5]], "'=1+1,'-ana-,'@x,-5\r\n"],
  [[['a'], ['b']], 'a\r\nb\r\n'],
  [[], ''],
])('%j', (lines, csv) => {
  expect(formatCsv(lines)).toBe(csv);
});
