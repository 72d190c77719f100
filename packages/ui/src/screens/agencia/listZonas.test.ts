import { expect, test } from 'vitest';
import { describeZona, findZona, listZonas } from './listZonas';

const labelOf = (propia: string, id: string) =>
  listZonas(propia).find((zona) => zona.id === id)?.label;

test('countries come first, then the other zones by name, and each zone appears once', () => {
  const zonas = listZonas('Europe/Madrid');
  expect(zonas[0]).toEqual({
    id: 'America/Argentina/Buenos_Aires',
    label: 'Argentina · hora de la capital',
  });
  expect(labelOf('Europe/Madrid', 'America/Tijuana')).toBe('America/Tijuana');
  expect(labelOf('Europe/Madrid', 'America/New_York')).toBe('America/New York');
  expect(new Set(zonas.map(({ id }) => id)).size).toBe(zonas.length);
});

test('an alias of a country’s zone maps to that zone; another zone stays as it is', () => {
  expect(findZona('America/Buenos_Aires')).toBe('America/Argentina/Buenos_Aires');
  expect(findZona('America/Tijuana')).toBe('America/Tijuana');
});

test.each(['UTC', 'America/Buenos_Aires', 'Europe/Berlin', 'Etc/GMT+5'])(
  'the browser’s own zone %s is in the list',
  (propia) => {
    expect(labelOf(propia, findZona(propia))).toBeDefined();
  },
);

test.each([
  ['America/Bogota', '2026-03-01T04:05:00Z', 'Allí son las 23:05.'],
  ['Europe/Madrid', '2026-03-01T00:05:00Z', 'Allí es la 01:05.'],
  ['UTC', '2026-03-01T00:05:00Z', 'Allí son las 00:05.'],
])('the description of %s says what time it is there', (zona, now, text) => {
  expect(describeZona(zona, new Date(now))).toContain(text);
});
