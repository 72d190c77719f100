import type { Scenarios } from './Scenario';

export const ascensosScenarios: Scenarios<'sendAscenso'> = {
  sendAscenso: [
    {
      what: 'to somebody whose time has come',
      as: 'Supervisora',
      input: async (a) => ({ body: { usuario: await a.idOf('Recluta') } }),
      repeats: 'one',
    },
  ],
};
