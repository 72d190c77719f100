import { findImpedimento } from '@garita/domain/ausencias/ausencia';
import { expect, test } from 'vitest';
import { getAllAusencias, getAusenciasOf, readHoy } from '../modules/ausencias/ausencias.service';
import { openTestDatabase } from '../testing/testDatabase';
import { DEFAULT_SIZE, seedDemo } from './seedDemo';

const NOW = new Date('2026-11-21T18:30:00.000Z');

test('the demo has absences in every state, and no more of a person than the portal would let them have', async () => {
  const database = await openTestDatabase();
  const db = database.kysely;
  await seedDemo(db, DEFAULT_SIZE, NOW, async () => 'nada');
  const all = await getAllAusencias(db);
  const hoy = await readHoy(db, NOW);
  expect(all.map(({ estado }) => estado)).toEqual(expect.arrayContaining([0, 1, 2]));
  expect(new Set(all.map(({ usuario }) => usuario)).size).toBe(12);
  const idOf = async (usuario: string) => (await db.selectFrom('usuarios').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()).id;
  // Oficial is away, Supervisora waits, Agente may ask again, and so may Recluta, who never has.
  const stands = await Promise.all(
    ['Oficial', 'Supervisora', 'Agente', 'Recluta'].map(async (usuario) => findImpedimento(await getAusenciasOf(db, await idOf(usuario)), hoy)?.estado),
  );
  expect(stands).toEqual([1, 0, undefined, undefined]);
  await database.close();
});
