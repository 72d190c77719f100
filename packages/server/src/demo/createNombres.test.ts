import { findNombreFailure } from '@garita/domain/nombres/nombre';
import { openTestDemo } from '@garita/testing/agency/openTestDemo';
import { expect, test } from 'vitest';
import { checkNombre } from '../modules/nombres/check.service';
import { getPendingNombres } from '../modules/nombres/nombres.service';

test('the demo has names that wait, each free and one a person, and names that were given', async () => {
  const db = await openTestDemo();
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
});
