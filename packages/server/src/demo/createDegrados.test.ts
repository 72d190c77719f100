import { expect, test } from 'vitest';
import { getAllDegrados } from '../modules/degrados/degrados.service';
import { getEscalera } from '../modules/rangos/rangos.service';
import { openTestDatabase } from '../testing/testDatabase';
import { DEFAULT_SIZE, seedDemo } from './seedDemo';

const NOW = new Date('2026-11-21T18:30:00.000Z');

test('the demo’s demotions all go down, and each stands among the ranks that were given', async () => {
  const database = await openTestDatabase();
  const db = database.kysely;
  await seedDemo(db, DEFAULT_SIZE, NOW, async () => 'nada');
  const all = await getAllDegrados(db);
  expect(all).toHaveLength(5);
  const escalera = (await getEscalera(db)).map(({ nombre }) => nombre);
  for (const { rango_anterior, rango_degrado } of all) expect(escalera.indexOf(rango_degrado)).toBeLessThan(escalera.indexOf(rango_anterior));
  const given = await db.selectFrom('cambios_rango').select(['usuario_id', 'fecha']).execute();
  for (const { usuario, fecha } of all) expect(given).toContainEqual({ usuario_id: usuario, fecha: new Date(fecha) });
  await database.close();
});
