import { openTestDemo } from '@garita/testing/agency/openTestDemo';
import { expect, test } from 'vitest';
import { listTraslados } from '../modules/traslados/traslados.service';

test('the demo has people who came from other agencies, each once, with the sale at its price', async () => {
  const db = await openTestDemo();
  const all = await listTraslados(db);
  expect(all).toHaveLength(7);
  expect(new Set(all.map(({ usuarioNombre }) => usuarioNombre)).size).toBe(7);
  expect(all[0]).toMatchObject({ agencia: 'Centinelas de la Bahía', altoNombre: 'Fundadora', mision: 'Comisaría I', id_categoria: 7 });
  const sales = await db.selectFrom('ventas').select(['descripcion', 'credito', 'pagado_en']).where('origen', '=', 'traslado').orderBy('fecha').execute();
  // 30 less 10 %, and 80 less 15 %; the old ones are paid.
  expect(sales[0]).toMatchObject({ descripcion: 'Traslado a Agente I (código ASPIRANTE)', credito: 27, pagado_en: expect.any(Date) });
  expect(sales).toContainEqual({ descripcion: 'Traslado a Oficial I (código AmigosDelFaro)', credito: 68, pagado_en: null });
});
