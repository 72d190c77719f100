import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatBytes } from '../formato/bytes';
import { describePlan } from './describePlan';
import { estadoOf } from './estado';
import { RESPALDO } from './textos';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1240, '1,2 kB'],
  [9949, '9,9 kB'],
  [9950, '10 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [52_844, '53 kB'],
  [1_500_000_000, '1,5 GB'],
  [5_000_000_000_000_000, '5000 TB'],
])('a backup of %i bytes is shown as «%s»', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test('a larger file is never shown as smaller', () => {
  const toNumber = (text: string) => {
    const [value = '', unit = ''] = text.split(' ');
    return (
      Number(value.replace(',', '.')) *
      1000 ** ['bytes', 'kB', 'MB', 'GB', 'TB'].indexOf(unit.replace(/^byte$/, 'bytes'))
    );
  };
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 40 }), fc.nat({ max: 2 ** 40 }), (a, b) => {
      const [small, large] = [Math.min(a, b), Math.max(a, b)];
      expect(toNumber(formatBytes(small))).toBeLessThanOrEqual(toNumber(formatBytes(large)));
    }),
  );
});

test.each([
  [24, 7, 'Se hace uno cada día, y se conservan los 7 últimos de cada clase.'],
  [1, 1, 'Se hace uno cada hora, y se conserva el último de cada clase.'],
  [168, 4, 'Se hace uno cada semana, y se conservan los 4 últimos de cada clase.'],
  [6, 10, 'Se hace uno cada 6 horas, y se conservan los 10 últimos de cada clase.'],
  [0, 7, 'No se hace ninguno por sí solo, y se conservan los 7 últimos de cada clase.'],
])('a backup every %i hours with %i kept is described as «%s»', (cadaHoras, conservar, texto) => {
  expect(describePlan(cadaHoras, conservar)).toBe(texto);
});

test('a backup is unverified, intact or damaged', () => {
  expect(estadoOf({ danado: false, comprobado_en: null })).toBe('sinComprobar');
  expect(estadoOf({ danado: false, comprobado_en: '2026-11-21T18:30:00.000Z' })).toBe('correcto');
  expect(estadoOf({ danado: true, comprobado_en: '2026-11-21T18:30:00.000Z' })).toBe('danado');
});

test('too little space is reported with the required and the free space', () => {
  expect(RESPALDO.sinEspacio('/datos', 300_000_000, 12_000_000)).toBe(
    'No hay espacio para el respaldo: hacen falta unos 300 MB en «/datos» y quedan 12 MB.',
  );
});
