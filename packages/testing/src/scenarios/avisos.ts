import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

async function fine(agency: TestAgency): Promise<void> {
  await agency.call('sendMulta', {
    as: 'Supervisora',
    body: { usuario: await agency.idOf('Recluta'), motivo: 'Llegó tarde', creditos: 5 },
  });
}
const idOfAviso = async ({ db }: TestAgency): Promise<number> =>
  (await db.selectFrom('avisos').select('id').executeTakeFirstOrThrow()).id;

export const avisosScenarios: Scenarios<'leerAvisos' | 'cambiarPreferenciasAvisos'> = {
  leerAvisos: [
    {
      what: 'all up to a notice',
      as: 'Recluta',
      prepare: fine,
      input: async (a) => ({ body: { hasta: await idOfAviso(a) } }),
      repeats: 'one',
    },
    {
      what: 'one notice',
      as: 'Recluta',
      prepare: fine,
      input: async (a) => ({ body: { ids: [await idOfAviso(a)] } }),
      repeats: 'one',
    },
  ],
  cambiarPreferenciasAvisos: [
    {
      what: 'some kinds',
      as: 'Agente',
      input: async () => ({ body: { tipos: { paga: 'sistema', multa: 'no' } } }),
      repeats: 'one',
    },
  ],
};
