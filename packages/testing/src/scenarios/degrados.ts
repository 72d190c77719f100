import type { Scenarios } from './Scenario';

export const degradosScenarios: Scenarios<'actionDegrado'> = {
  actionDegrado: [
    {
      what: 'to the lowest mission',
      as: 'Gerente',
      input: async (a) => {
        const { id: rango } = await a.db
          .selectFrom('misiones')
          .select('id')
          .where('nombre', '=', 'Recluta')
          .executeTakeFirstOrThrow();
        return { body: { usuario: await a.idOf('Agente'), motivo: 'Falta grave', rango } };
      },
      repeats: 'one',
    },
  ],
};
