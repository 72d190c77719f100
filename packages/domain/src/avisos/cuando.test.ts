import { describe, expect, test } from 'vitest';
import { formatHace, porDias } from './cuando';

const AHORA = Date.parse('2026-11-24T10:00:00.000Z');
const ZONA = 'Europe/Madrid';
const de = (fecha: string) => ({ fecha });

describe('notices are grouped by day', () => {
  const titulos = (fechas: readonly string[], zona = ZONA) =>
    porDias(fechas.map(de), AHORA, zona).map(({ titulo, avisos }) => `${titulo}: ${avisos.length}`);

  test('notices are grouped under today, yesterday and earlier dates, each once', () => {
    expect(
      titulos([
        '2026-11-24T09:00:00.000Z',
        '2026-11-23T23:30:00.000Z',
        '2026-11-23T22:30:00.000Z',
        '2026-11-21T12:00:00.000Z',
      ]),
    ).toEqual(['Hoy: 2', 'Ayer: 1', '21 nov 2026: 1']);
  });

  test('notices are grouped by the days of the reader’s time zone', () => {
    expect(titulos(['2026-11-23T23:30:00.000Z'], 'UTC')).toEqual(['Ayer: 1']);
  });

  test('a notice that is from tomorrow by a slow clock is grouped under today', () => {
    expect(titulos(['2026-11-25T01:00:00.000Z', '2026-11-24T09:00:00.000Z'])).toEqual(['Hoy: 2']);
  });

  test('without notices there is no group', () => expect(titulos([])).toEqual([]));
});

test.each([
  ['2026-11-24T10:00:05.000Z', 'ahora'],
  ['2026-11-24T09:59:01.000Z', 'ahora'],
  ['2026-11-24T09:59:00.000Z', 'hace 1 min'],
  ['2026-11-24T09:00:01.000Z', 'hace 59 min'],
  ['2026-11-24T09:00:00.000Z', 'hace 1 h'],
  ['2026-11-23T10:00:01.000Z', 'hace 23 h'],
])('the age of a notice from %s is «%s»', (fecha, hace) =>
  expect(formatHace(fecha, AHORA)).toBe(hace),
);

test('a notice older than a day shows its hour', () => {
  expect(formatHace('2026-11-23T09:59:00.000Z', AHORA)).toMatch(/^\d\d:\d\d$/);
});
