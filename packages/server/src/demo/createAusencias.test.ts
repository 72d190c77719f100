import { findImpedimento } from '@garita/domain/ausencias/ausencia';
import { DEMO_NOW, openTestDemo } from '@garita/testing/agency/openTestDemo';
import { expect, test } from 'vitest';
import { getAllAusencias, getAusenciasOf, readHoy } from '../modules/ausencias/ausencias.service';

test('the demo has absences in every state, and no more of a person than the portal would let them have', async () => {
  const db = await openTestDemo();
  const all = await getAllAusencias(db);
  const hoy = await readHoy(db, DEMO_NOW);
  expect(all.map(({ estado }) => estado)).toEqual(expect.arrayContaining([0, 1, 2]));
  expect(new Set(all.map(({ usuario }) => usuario)).size).toBe(12);
  const idOf = async (usuario: string) => (await db.selectFrom('usuarios').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()).id;
  // Oficial is away, Supervisora waits, Agente may ask again, and so may Recluta, who never has.
  const stands = await Promise.all(
    ['Oficial', 'Supervisora', 'Agente', 'Recluta'].map(async (usuario) => findImpedimento(await getAusenciasOf(db, await idOf(usuario)), hoy)?.estado),
  );
  expect(stands).toEqual([1, 0, undefined, undefined]);
});
