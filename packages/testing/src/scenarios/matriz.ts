import type { Scenarios } from './Scenario';

export const matrizScenarios: Scenarios<'setMatriz'> = {
  setMatriz: [
    {
      what: 'codes of two categories',
      as: 'Fundadora',
      input: async () => ({
        body: {
          data: [
            { id_categoria: 5, permisos: ['asc', 'tt', 'mul'] },
            { id_categoria: 3, permisos: ['asc'] },
          ],
        },
      }),
      repeats: 'one',
    },
  ],
};
