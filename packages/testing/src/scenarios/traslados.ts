import { addDescuento, CODIGO } from './descuentos';
import type { Scenarios } from './Scenario';

export const trasladosScenarios: Scenarios<'addTraslado'> = {
  addTraslado: [
    {
      what: 'without a discount, to a rank without signature',
      as: 'Gerente',
      input: async (a) => ({
        body: { usuario: await a.idOf('Recluta'), rango: 3, agencia: 'Agencia Faro' },
      }),
      repeats: 'one',
    },
    {
      what: 'with a signature, a discount and the values shown',
      as: 'Gerente',
      prepare: addDescuento,
      input: async (a) => ({
        body: {
          usuario: await a.idOf('Recluta'),
          rango: 5,
          agencia: 'Agencia Faro',
          firma: 'rec',
          mision: 'Oficial I',
          creditos: 64,
          descuento: CODIGO,
        },
      }),
      repeats: 'one',
    },
  ],
};
