import { buildMenu } from '@garita/domain/pantallas';
import { describe, expect, test } from 'vitest';
import { pickAtajos } from './pickAtajos';

const menu = buildMenu({
  id: 4,
  id_categoria: 5,
  permisos: ['asc'],
  permisoSys: 0,
  fichaje: false,
});
const idsOf = (visits: Record<string, number>) => pickAtajos(menu, visits).map(({ id }) => id);

describe('the screens at hand', () => {
  test('are what most people come for, for whoever has not been anywhere', () => {
    expect(idsOf({})).toEqual(['fichaje', 'ascensos', 'nomina', 'perfil', 'rangos']);
  });

  test('are those most used, and then the others', () => {
    expect(idsOf({ radio: 9, estados: 3, nomina: 3 }).slice(0, 4)).toEqual([
      'radio',
      'nomina',
      'estados',
      'fichaje',
    ]);
  });

  test('are only those that are offered: what somebody may no longer open is gone', () => {
    expect(idsOf({ multas: 99, constructor: 7 })).toEqual(idsOf({}));
  });
});
