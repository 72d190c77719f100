import type { Scenarios } from './Scenario';

export const firmasScenarios: Scenarios<'addFirma'> = {
  addFirma: [
    {
      what: 'one’s own signature',
      as: 'Cabo',
      input: async (a) => ({ body: { id: await a.idOf('Cabo'), firma: 'CAB' } }),
      repeats: 'one',
    },
    {
      what: 'another person’s',
      as: 'Gerente',
      input: async (a) => ({ body: { id: await a.idOf('Agente'), firma: 'AGE' } }),
      repeats: 'one',
    },
  ],
};
