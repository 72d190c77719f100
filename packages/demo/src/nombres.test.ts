import { must } from '@garita/domain/must';
import { findNombreFailure } from '@garita/domain/nombres/nombre';
import { checkNombre } from '@garita/server/src/modules/nombres/check.service';
import { getPendingNombres } from '@garita/server/src/modules/nombres/nombres.service';
import { openTestDemo } from '@garita/testing/agency/openTestDemo';
import { expect, test } from 'vitest';

test('names are allowed by the portal: long and short, with marks, digits and signs', async () => {
  const db = await openTestDemo();
  const names = (await db.selectFrom('usuarios').select('usuario').execute()).map(
    ({ usuario }) => usuario,
  );
  expect(names.filter((name) => findNombreFailure(name) !== null)).toEqual([]);
  for (const wanted of [/[áéíóúñ]/i, /\d/, /-/, /_/, /\./, /^.{1,6}$/, /^.{13,}$/])
    expect(
      names.some((name) => wanted.test(name)),
      String(wanted),
    ).toBe(true);
});

test('requested names are free, one per person; a renamed person has the new name in lists and the old name in the history', async () => {
  const db = await openTestDemo();
  const pending = await getPendingNombres(db);
  for (const { nombre } of pending)
    await expect(checkNombre(db, nombre, new Date())).resolves.toMatchObject({ status: 0 });
  const changes = await db
    .selectFrom('cambios_nombre as c')
    .innerJoin('usuarios as u', 'u.id', 'c.usuario_id')
    .select(['c.usuario_id', 'c.anterior', 'c.nuevo', 'c.fecha', 'u.usuario'])
    .execute();
  expect(changes.length).toBeGreaterThanOrEqual(12);
  for (const { anterior, nuevo, usuario } of changes) {
    expect(nuevo).toBe(usuario);
    expect(findNombreFailure(anterior)).toBeNull();
  }
  // The reason of the promoter's credit has the name that the promoted person had then.
  const told = await db
    .selectFrom('nomina as n')
    .innerJoin('ascensos as a', 'a.id', 'n.ascenso_id')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .select(['n.motivo', 'n.fecha', 'u.id', 'u.usuario'])
    .execute();
  const nameAt = (id: number, usuario: string, moment: Date) =>
    changes.find((c) => c.usuario_id === id && c.fecha > moment)?.anterior ?? usuario;
  expect(
    told.filter(
      ({ motivo, fecha, id, usuario }) =>
        !motivo.startsWith(`Ascendió a ${nameAt(id, usuario, fecha)} a `),
    ),
  ).toEqual([]);
  expect(
    told.some(
      ({ motivo, id }) =>
        motivo.includes(must(changes[0], 'A change').anterior) && id === changes[0]?.usuario_id,
    ),
  ).toBe(true);
});
