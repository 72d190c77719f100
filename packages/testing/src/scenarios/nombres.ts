import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

const WANTED = 'Veterano';

async function addPendingNombre({ db, idOf, now }: TestAgency): Promise<void> {
  await db
    .insertInto('solicitudes_nombre')
    .values({ usuario_id: await idOf('Recluta'), nombre: WANTED, creada_en: now() })
    .execute();
}
async function addDeclinedNombre(agency: TestAgency): Promise<void> {
  await addPendingNombre(agency);
  const answer = {
    estado: 'declinada',
    encargado_id: await agency.idOf('Gerente'),
    resuelta_en: agency.now(),
  } as const;
  await agency.db
    .updateTable('solicitudes_nombre')
    .set(answer)
    .where('nombre', '=', WANTED)
    .execute();
}
const pendingNombre = async ({ db }: TestAgency): Promise<number> =>
  (
    await db
      .selectFrom('solicitudes_nombre')
      .select('id')
      .where('nombre', '=', WANTED)
      .executeTakeFirstOrThrow()
  ).id;

export const nombresScenarios: Scenarios<'actionNombre' | 'enterarseNombre'> = {
  actionNombre: [
    {
      what: 'asking',
      as: 'Recluta',
      input: async () => ({ body: { op: 2, nombre: WANTED } }),
      repeats: 'one',
    },
    {
      what: 'renaming oneself, the owner',
      as: 'Fundadora',
      input: async () => ({ body: { op: 2, nombre: WANTED } }),
      repeats: 'one',
    },
    {
      what: 'accepting',
      as: 'Gerente',
      prepare: addPendingNombre,
      input: async (a) => ({ body: { op: 0, id: await pendingNombre(a) } }),
      repeats: 'one',
    },
    {
      what: 'declining',
      as: 'Gerente',
      prepare: addPendingNombre,
      input: async (a) => ({ body: { op: 1, id: await pendingNombre(a) } }),
      repeats: 'one',
    },
  ],
  enterarseNombre: [
    {
      what: 'a declined request',
      as: 'Recluta',
      prepare: addDeclinedNombre,
      input: async (a) => ({ body: { id: await pendingNombre(a) } }),
      repeats: 'one',
    },
  ],
};
