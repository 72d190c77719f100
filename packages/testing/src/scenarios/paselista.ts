import { openTiempo } from './openTiempo';
import type { Scenarios } from './Scenario';

export const paselistaScenarios: Scenarios<'sendLista'> = {
  sendLista: [
    {
      what: 'with somebody there',
      as: 'Oficial',
      prepare: openTiempo('Oficial'),
      input: async (a) => ({
        body: {
          pausados: '',
          sumados: String(await a.idOf('Recluta')),
          fuerabase: '',
          encargado: await a.idOf('Supervisora'),
        },
      }),
      repeats: 'one',
    },
  ],
};
