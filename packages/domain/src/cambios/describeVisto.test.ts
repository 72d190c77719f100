import { expect, test } from 'vitest';
import { describeVisto } from './describeVisto';

const AHORA = Date.parse('2026-11-24T01:00:00.000Z');

test.each([
  ['2026-11-24T00:32:00.000Z', 'UTC', 'hoy a las 00:32'],
  ['2026-11-23T23:59:00.000Z', 'UTC', 'ayer a las 23:59'],
  // In Mexico City it is still the day before.
  ['2026-11-23T23:59:00.000Z', 'America/Mexico_City', 'hoy a las 17:59'],
  ['2026-11-21T14:05:00.000Z', 'UTC', 'el 21 nov 2026 a las 14:05'],
  // The clock was set back after the data was stored.
  ['2026-11-24T01:05:00.000Z', 'UTC', 'hoy a la 01:05'],
])('data seen at %s is shown in %s as of %s', (fecha, zona, cuando) => {
  expect(describeVisto(fecha, AHORA, zona)).toBe(`Sin conexión · así estaba ${cuando}`);
});
