import { openPeriod } from './openPeriod';
import type { Scenarios } from './Scenario';

export const nominaScenarios: Scenarios<'reabrirNomina' | 'ajustarNomina'> = {
  reabrirNomina: [
    {
      what: 'the last period, while the next is empty',
      as: 'Fundadora',
      prepare: async (a) =>
        void (await a.db
          .deleteFrom('nomina')
          .where('periodo_id', '=', await openPeriod(a))
          .execute()),
      input: async ({ db }) => {
        const { periodo_id } = await db
          .selectFrom('cierres')
          .select('periodo_id')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        return { body: { periodo: periodo_id } };
      },
      repeats: 'one',
    },
  ],
  ajustarNomina: [
    {
      what: 'subtracting all credits',
      as: 'Gerente',
      prepare: async (agency) => {
        const { db, idOf, now } = agency;
        const row = {
          usuario_id: await idOf('Agente'),
          periodo_id: await openPeriod(agency),
          fecha: now(),
          motivo: 'Prueba',
          encargado_id: null,
        };
        await db.deleteFrom('nomina').where('usuario_id', '=', row.usuario_id).execute();
        await db
          .insertInto('nomina')
          .values({ ...row, tipo: 'asistencia', cantidad: 2 })
          .execute();
      },
      input: async (a) => ({
        body: { id: await a.idOf('Agente'), opcion: 1, requisitos: 1, cantidad: 2 },
      }),
      repeats: 'one',
    },
    {
      what: 'adding',
      as: 'Gerente',
      input: async (a) => ({
        body: {
          id: await a.idOf('Agente'),
          opcion: 0,
          requisitos: 2,
          cantidad: 30,
          motivo: 'Se quedó al relevo',
        },
      }),
      repeats: { each: 'two calls without a key add twice' },
    },
  ],
};
