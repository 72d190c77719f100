import { buildMenu } from '@garita/domain/pantallas';
import { describe, expect, test } from 'vitest';
import { pickShortcuts } from './pickShortcuts';

const menu = buildMenu({
  id: 4,
  id_categoria: 5,
  permisos: ['asc'],
  permisoSys: 0,
  fichaje: false,
});
const idsOf = (visits: Record<string, number>) => pickShortcuts(menu, visits).map(({ id }) => id);

describe('the shortcuts', () => {
  test('a user without visits gets a fixed selection of shortcuts', () => {
    expect(idsOf({})).toEqual(['fichaje', 'ascensos', 'nomina', 'perfil', 'rangos']);
  });

  test('the shortcuts are the most visited screens, followed by the fixed selection', () => {
    expect(idsOf({ radio: 9, estados: 3, nomina: 3 }).slice(0, 4)).toEqual([
      'radio',
      'nomina',
      'estados',
      'fichaje',
    ]);
  });

  test('the shortcuts are only screens that the user may open', () => {
    expect(idsOf({ multas: 99, constructor: 7 })).toEqual(idsOf({}));
  });
});
