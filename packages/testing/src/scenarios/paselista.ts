import { openTiempo } from './openTiempo';
import type { Scenarios } from './Scenario';

export const paselistaScenarios: Scenarios<'sendLista'> = {
  sendLista: [
    {
      what: 'with a person counted as present',
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
