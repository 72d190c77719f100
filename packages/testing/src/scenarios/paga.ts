import type { Scenarios } from './Scenario';

export const pagaScenarios: Scenarios<'setPaga'> = {
  setPaga: [
    {
      what: 'another day and hour',
      as: 'Fundadora',
      input: async () => ({ body: { data: { dia: 5, hora: 20, minuto: 30 } } }),
      repeats: 'one',
    },
    {
      what: 'another currency, and fines that are not deducted',
      as: 'Fundadora',
      input: async () => ({
        body: {
          data: {
            moneda: 'ficha',
            monedaPlural: 'fichas',
            monedaCorta: 'f',
            descontarMultas: 0,
            recordatorio: 24,
          },
        },
      }),
      repeats: 'one',
    },
  ],
};
