import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

/** The reason of Recluta's pending absence. */
const WAITING = 'Viaje';
async function addWaitingAusencia({ db, idOf, now }: TestAgency): Promise<void> {
  const row = {
    usuario_id: await idOf('Recluta'),
    motivo: WAITING,
    inicio: '2026-11-24',
    final: '2026-11-25',
    creada_en: now(),
  };
  await db.insertInto('ausencias').values(row).execute();
}
async function addAcceptedAusencia(agency: TestAgency): Promise<void> {
  await addWaitingAusencia(agency);
  const decided = {
    estado: 'aceptada',
    encargado_id: await agency.idOf('Gerente'),
    decidida_en: agency.now(),
  } as const;
  await agency.db.updateTable('ausencias').set(decided).where('motivo', '=', WAITING).execute();
}
const waitingAusencia = async ({ db }: TestAgency): Promise<number> =>
  (
    await db
      .selectFrom('ausencias')
      .select('id')
      .where('motivo', '=', WAITING)
      .executeTakeFirstOrThrow()
  ).id;

export const ausenciasScenarios: Scenarios<
  'addAusencia' | 'ausenciaAction' | 'retirarAusencia' | 'terminarAusencia'
> = {
  addAusencia: [
    {
      what: 'some days of next week',
      as: 'Recluta',
      input: async (a) => ({
        body: {
          usuario: await a.idOf('Recluta'),
          motivo: 'Exámenes',
          inicio: '2026-11-23',
          final: '2026-11-27',
        },
      }),
      repeats: 'one',
    },
  ],
  ausenciaAction: [
    {
      what: 'accepting',
      as: 'Gerente',
      prepare: addWaitingAusencia,
      input: async (a) => ({ body: { op: 1, id: await waitingAusencia(a) } }),
      repeats: 'one',
    },
    {
      what: 'refusing',
      as: 'Gerente',
      prepare: addWaitingAusencia,
      input: async (a) => ({ body: { op: 2, id: await waitingAusencia(a) } }),
      repeats: 'one',
    },
  ],
  retirarAusencia: [
    {
      what: 'a pending absence',
      as: 'Recluta',
      prepare: addWaitingAusencia,
      input: async (a) => ({ body: { id: await waitingAusencia(a) } }),
      repeats: 'one',
    },
  ],
  terminarAusencia: [
    {
      what: 'an accepted absence in the future',
      as: 'Recluta',
      prepare: addAcceptedAusencia,
      input: async (a) => ({ body: { id: await waitingAusencia(a) } }),
      repeats: 'one',
    },
  ],
};
