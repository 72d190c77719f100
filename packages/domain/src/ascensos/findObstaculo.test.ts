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

test('an available record of a person of a lower category can be proposed', () => {
  expect(findObstaculo(ready, superior)).toBeNull();
});

test('the viewer’s own record cannot be proposed, even if available', () => {
  expect(findObstaculo(ready, { ...superior, esPropia: true, puede: false })).toBe('propia');
});

test('a missing next mission and a higher rank are named before the remaining time', () => {
  const waiting = { ...ready, disponible: false, date_finaliza: '2026-11-25T00:00:00.000Z' };
  expect(findObstaculo({ ...waiting, m_nueva: false }, { ...superior, puede: false })).toBe(
    'sinSiguiente',
  );
  expect(findObstaculo(waiting, { ...superior, puede: false })).toBe('jerarquia');
  expect(findObstaculo({ ...waiting, alcanza: false }, superior)).toBe('alcance');
});

test('an unavailable record shows the remaining time, and after it the pending request', () => {
  const notYet = { ...ready, disponible: false };
  expect(
    findObstaculo({ ...notYet, date_finaliza: new Date(NOW + 1).toISOString() }, superior),
  ).toBe('tiempo');
  expect(findObstaculo({ ...notYet, date_finaliza: new Date(NOW).toISOString() }, superior)).toBe(
    'pendiente',
  );
});
