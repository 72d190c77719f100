import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

/** The input that sells Recluta a higher mission, which needs no signature. */
async function oferta({ db, idOf }: TestAgency) {
  const all = await db
    .selectFrom('misiones')
    .select(['id', 'categoria_id', 'precio', 'venta'])
    .orderBy('categoria_id')
    .orderBy('posicion')
    .execute();
  const usuario = await idOf('Recluta');
  const { mision_id } = await db
    .selectFrom('usuarios')
    .select('mision_id')
    .where('id', '=', usuario)
    .executeTakeFirstOrThrow();
  const at = all.findIndex(({ id }) => id === mision_id);
  const nueva = all.slice(at + 1).find(({ venta, categoria_id }) => venta && categoria_id < 5);
  if (!nueva) throw new Error('the demo sells Recluta nothing');
  return { usuario, rango: nueva.id, creditos: nueva.precio - (all[at]?.precio ?? 0) };
}

export const misionesScenarios: Scenarios<'addMision'> = {
  addMision: [
    {
      what: 'to a person of a lower category',
      as: 'Supervisora',
      input: async (a) => ({ body: await oferta(a) }),
      repeats: 'one',
    },
  ],
};
