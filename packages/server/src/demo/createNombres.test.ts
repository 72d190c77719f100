import { findNombreFailure } from '@garita/domain/nombres/nombre';
import { expect, test } from 'vitest';
import { checkNombre } from '../modules/nombres/check.service';
import { getPendingNombres } from '../modules/nombres/nombres.service';
import { openTestDatabase } from '../testing/testDatabase';
import { DEFAULT_SIZE, seedDemo } from './seedDemo';

test('the demo has names that wait, each free and one a person, and names that were given', async () => {
  const database = await openTestDatabase();
  const db = database.kysely;
  await seedDemo(db, DEFAULT_SIZE, new Date('2026-11-21T18:30:00.000Z'), async () => 'nada');
  const pending = await getPendingNombres(db);
  expect(pending).toHaveLength(4);
  for (const { nombre } of pending) await expect(checkNombre(db, nombre)).resolves.toMatchObject({ status: 0 });
  const changes = await db
    .selectFrom('cambios_nombre as c')
    .innerJoin('usuarios as u', 'u.id', 'c.usuario_id')
    .select(['c.anterior', 'c.nuevo', 'u.usuario'])
    .execute();
  expect(changes).toHaveLength(6);
  for (const { anterior, nuevo, usuario } of changes) {
    expect(nuevo).toBe(usuario);
    expect(findNombreFailure(anterior)).toBeNull();
  }
  await database.close();
});
