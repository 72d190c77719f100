import { openTiempo } from './openTiempo';
import type { Scenarios } from './Scenario';

export const despidosScenarios: Scenarios<'despedir'> = {
  despedir: [
    {
      what: 'a person with nothing open',
      as: 'Gerente',
      input: async (a) => ({ body: { usuario: await a.idOf('Agente'), motivo: 'Inactividad' } }),
      repeats: 'one',
    },
    {
      what: 'the senior of a running time',
      as: 'Gerente',
      prepare: openTiempo('Oficial'),
      input: async (a) => ({ body: { usuario: await a.idOf('Oficial'), motivo: 'Falta grave' } }),
      repeats: 'one',
    },
  ],
};
