import { expect, test } from 'vitest';
import { findObstaculo } from './findObstaculo';

const NOW = Date.parse('2026-11-21T18:30:00.000Z');
const ready = {
  m_nueva: 'Aspirante',
  disponible: true,
  alcanza: true,
  date_finaliza: '2026-11-20T00:00:00.000Z',
} as const;
const superior = { esPropia: false, puede: true, now: NOW };

test('an available record of a person below can be proposed', () => {
  expect(findObstaculo(ready, superior)).toBeNull();
});

test('never one’s own, however available', () => {
  expect(findObstaculo(ready, { ...superior, esPropia: true, puede: false })).toBe('propia');
});

test('no next mission and a higher rank come before the time, which would change nothing', () => {
  const waiting = { ...ready, disponible: false, date_finaliza: '2026-11-25T00:00:00.000Z' };
  expect(findObstaculo({ ...waiting, m_nueva: false }, { ...superior, puede: false })).toBe(
    'sinSiguiente',
  );
  expect(findObstaculo(waiting, { ...superior, puede: false })).toBe('jerarquia');
  expect(findObstaculo({ ...waiting, alcanza: false }, superior)).toBe('alcance');
});

test('not available: the time until it has passed, a pending request from then on', () => {
  const notYet = { ...ready, disponible: false };
  expect(
    findObstaculo({ ...notYet, date_finaliza: new Date(NOW + 1).toISOString() }, superior),
  ).toBe('tiempo');
  expect(findObstaculo({ ...notYet, date_finaliza: new Date(NOW).toISOString() }, superior)).toBe(
    'pendiente',
  );
});
