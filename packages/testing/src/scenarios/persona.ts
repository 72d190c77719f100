import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

const TEXTO = 'Una nota de prueba';

async function addNota({ db, idOf, now }: TestAgency): Promise<void> {
  const row = {
    usuario_id: await idOf('Recluta'),
    autor_id: await idOf('Supervisora'),
    texto: TEXTO,
    fecha: now(),
  };
  await db.insertInto('notas').values(row).execute();
}
const idOfNota = async ({ db }: TestAgency): Promise<number> =>
  (await db.selectFrom('notas').select('id').where('texto', '=', TEXTO).executeTakeFirstOrThrow())
    .id;

export const personaScenarios: Scenarios<'addNota' | 'editNota' | 'deleteNota'> = {
  addNota: [
    {
      what: 'about a person of a lower category',
      as: 'Supervisora',
      input: async (a) => ({ body: { usuario: await a.idOf('Recluta'), texto: 'Buen criterio' } }),
      repeats: { each: 'two calls without a key write two notes' },
    },
  ],
  editNota: [
    {
      what: 'one’s own note',
      as: 'Supervisora',
      prepare: addNota,
      input: async (a) => ({ body: { id: await idOfNota(a), texto: 'Muy buen criterio' } }),
      repeats: 'one',
    },
  ],
  deleteNota: [
    {
      what: 'one’s own note',
      as: 'Supervisora',
      prepare: addNota,
      input: async (a) => ({ body: { id: await idOfNota(a) } }),
      repeats: 'one',
    },
  ],
};
