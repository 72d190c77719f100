import { describe, expect, test } from 'vitest';
import { PANTALLAS } from '../pantallas';
import { isCercaDePaga } from './cercaDePaga';
import { actoDe, cuantosDe, describePendiente, TIPOS_PENDIENTE } from './pendientes';

describe('the pending items', () => {
  test.each(TIPOS_PENDIENTE)(
    'the pending item %s has a text for one and for several, and a link to a screen',
    (tipo) => {
      expect(describePendiente({ tipo, cuantos: 1 })).not.toMatch(/#|\d/);
      expect(describePendiente({ tipo, cuantos: 12 })).toMatch(/12/);
      expect(PANTALLAS.map(({ ruta }) => ruta as string)).toContain(actoDe(tipo).ruta);
    },
  );

  test('a kind without an entry counts as 0 pending items', () => {
    const pendientes = [{ tipo: 'multas', cuantos: 3, desde: null }] as const;
    expect([cuantosDe(pendientes, 'multas'), cuantosDe(pendientes, 'ventas')]).toEqual([3, 0]);
  });
});

describe('the time around a pay', () => {
  // Saturday at 19:00 in Mexico City: Sunday 01:00 in UTC.
  const ajuste = { dia: 6, hora: 19, minuto: 0 };
  test.each([
    ['2026-11-21T00:59:59.999Z', false],
    ['2026-11-21T01:00:00.000Z', true],
    ['2026-11-22T01:00:00.000Z', true],
    ['2026-11-24T00:59:59.999Z', true],
    ['2026-11-24T01:00:00.000Z', false],
  ])('whether %s is near the pay: %s', (now, expected) => {
    expect(isCercaDePaga(ajuste, 'America/Mexico_City', new Date(now))).toBe(expected);
  });
});
