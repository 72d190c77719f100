import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSpanish } from '../formato/compareSpanish';
import { wallTimeOf } from '../formato/zona';
import { findHoraPropia, listHorasPaga } from './listHorasPaga';
import { PAISES } from './paises';

describe('the countries (HOM-08)', () => {
  test('there are 21 countries, each once, in Spanish order', () => {
    expect(PAISES).toHaveLength(21);
    for (const key of ['codigo', 'nombre', 'zona'] as const)
      expect(new Set(PAISES.map((p) => p[key])).size).toBe(21);
    const nombres = PAISES.map((p) => p.nombre);
    expect([...nombres].sort(compareSpanish)).toEqual(nombres);
  });
});

describe('the pay hours', () => {
  test('the pay hours go from the earliest to the latest, then by name (HOM-09, HOM-10)', () => {
    const horas = listHorasPaga('2026-01-04T01:00:00.000Z').map(
      ({ nombre, hora, dia }) => `${nombre} ${dia} ${hora}`,
    );
    expect(horas).toEqual([
      'Costa Rica sábado 19:00',
      'El Salvador sábado 19:00',
      'Guatemala sábado 19:00',
      'Honduras sábado 19:00',
      'México sábado 19:00',
      'Nicaragua sábado 19:00',
      'Colombia sábado 20:00',
      'Cuba sábado 20:00',
      'Ecuador sábado 20:00',
      'Panamá sábado 20:00',
      'Perú sábado 20:00',
      'Bolivia sábado 21:00',
      'Puerto Rico sábado 21:00',
      'República Dominicana sábado 21:00',
      'Venezuela sábado 21:00',
      'Argentina sábado 22:00',
      'Chile sábado 22:00',
      'Paraguay sábado 22:00',
      'Uruguay sábado 22:00',
      'España domingo 02:00',
      'Guinea Ecuatorial domingo 02:00',
    ]);
  });

  test('the pay hours of any instant have every country, in ascending order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.parse('2005-01-01'), max: Date.parse('2040-01-01') }),
        (ms) => {
          const horas = listHorasPaga(new Date(ms).toISOString());
          expect(new Set(horas.map((h) => h.codigo)).size).toBe(21);
          const walls = horas.map((h) => wallTimeOf(ms, h.zona));
          expect([...walls].sort((a, b) => a - b)).toEqual(walls);
        },
      ),
    );
  });
});

test.each([
  ['Europe/Madrid', 'España', true],
  ['America/Argentina/Buenos_Aires', 'Argentina', true],
  ['America/Buenos_Aires', 'Argentina', true],
  // No listed country has this zone. The first country with the same clock is chosen; without one,
  // the country with the nearest clock.
  ['Europe/Paris', 'España', false],
  ['America/Monterrey', 'Costa Rica', false],
  ['America/Los_Angeles', 'Costa Rica', false],
  ['Asia/Tokyo', 'España', false],
])('a reader in %s sees %s first, with the same hour as theirs: %s', (zona, nombre, propia) => {
  const referencia = '2026-01-04T01:00:00.000Z';
  const horas = listHorasPaga(referencia);
  const { lugar, esPropia } = findHoraPropia(horas, referencia, zona);
  expect([horas[lugar]?.nombre, esPropia]).toEqual([nombre, propia]);
});
