import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeAll(async () => {
  agency = await openTestAgency();
});
afterAll(() => agency.close());

describe('rangos', () => {
  test('rangos shows visitors the categories in ladder order with their missions', async () => {
    const { body } = await agency.call('rangos');
    expect(body.categorias.map((c: { id_categoria: number }) => c.id_categoria)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(body.categorias[4]).toMatchObject({
      n_categoria: 'Oficiales',
      asciende_hasta: 4,
      nomina_ascenso: 3,
      nomina_asistencia: 4,
      nomina_times: 240,
      tiempo_ascenso: '2 days',
      paga_nomina: 14,
      paga_boni: 6,
    });
    expect(body.categorias[4].misiones.map((m: { nombre: string }) => m.nombre)).toEqual([
      'Oficial I',
      'Oficial II',
      'Oficial III',
    ]);
    expect(body.categorias[4].misiones[0]).toEqual({
      id: expect.any(Number),
      id_categoria: 5,
      nombre: 'Oficial I',
      venta: 1,
      precio: 80,
    });
  });

  test('rangos has an icon for each membership that reduces', async () => {
    expect((await agency.call('rangos')).body.reduccion).toEqual([{ image: '' }]);
  });
});
