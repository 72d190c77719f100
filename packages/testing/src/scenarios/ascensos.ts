import type { Scenarios } from './Scenario';

export const ascensosScenarios: Scenarios<'sendAscenso'> = {
  sendAscenso: [
    {
      what: 'to a person whose wait is over',
      as: 'Supervisora',
      input: async (a) => ({ body: { usuario: await a.idOf('Recluta') } }),
      repeats: 'one',
    },
  ],
};
