import type { Name, TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

async function waitingFor(agency: TestAgency, name: Name) {
  const { id, encargado_id, mision_nueva_id, nombre } = await agency.db
    .selectFrom('solicitudes')
    .innerJoin('misiones', 'misiones.id', 'solicitudes.mision_nueva_id')
    .select(['solicitudes.id', 'encargado_id', 'mision_nueva_id', 'misiones.nombre'])
    .where('usuario_id', '=', await agency.idOf(name))
    .where('estado', '=', 'pendiente')
    .executeTakeFirstOrThrow();
  return { id, encargado: encargado_id, rango: mision_nueva_id, mision: nombre };
}

export const solicitudesScenarios: Scenarios<'actionSolicitudes'> = {
  actionSolicitudes: [
    {
      what: 'accepting',
      as: 'Cabo',
      prepare: async ({ db }) =>
        void (await db
          .updateTable('usuarios')
          .set({ firma: 'CAB' })
          .where('usuario', '=', 'Cabo')
          .execute()),
      input: async (a) => ({ body: { option: 0, ...(await waitingFor(a, 'Cabo')) } }),
      repeats: 'one',
    },
    {
      what: 'declining',
      as: 'Cabo',
      input: async (a) => ({ body: { option: 1, ...(await waitingFor(a, 'Cabo')) } }),
      repeats: 'one',
    },
  ],
};
