import { openTestDemo } from '@garita/testing/agency/openTestDemo';
import { expect, test } from 'vitest';
import { getAllDegrados } from '../modules/degrados/degrados.service';
import { getEscalera } from '../modules/rangos/rangos.service';

test('the demo’s demotions all go down, and each stands among the ranks that were given', async () => {
  const db = await openTestDemo();
  const all = await getAllDegrados(db);
  expect(all).toHaveLength(5);
  const escalera = (await getEscalera(db)).map(({ nombre }) => nombre);
  for (const { rango_anterior, rango_degrado } of all) expect(escalera.indexOf(rango_degrado)).toBeLessThan(escalera.indexOf(rango_anterior));
  const given = await db.selectFrom('cambios_rango').select(['usuario_id', 'fecha']).execute();
  for (const { usuario, fecha } of all) expect(given).toContainEqual({ usuario_id: usuario, fecha: new Date(fecha) });
});
