import type { Scenarios } from './Scenario';

export const firmasScenarios: Scenarios<'addFirma'> = {
  addFirma: [
    {
      what: 'one’s own',
      as: 'Cabo',
      input: async (a) => ({ body: { id: await a.idOf('Cabo'), firma: 'CAB' } }),
      repeats: 'one',
    },
    {
      what: 'somebody else’s',
      as: 'Gerente',
      input: async (a) => ({ body: { id: await a.idOf('Agente'), firma: 'AGE' } }),
      repeats: 'one',
    },
  ],
};
