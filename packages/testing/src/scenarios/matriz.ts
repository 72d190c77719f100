import type { Scenarios } from './Scenario';

export const matrizScenarios: Scenarios<'setMatriz'> = {
  setMatriz: [
    {
      what: 'the permissions of a category',
      as: 'Fundadora',
      input: async () => ({
        body: {
          data: [{ id_categoria: 5, permisos: ['asc', 'tt', 'mul'] }],
          previos: [{ id_categoria: 5, permisos: ['asc', 'tt'] }],
        },
      }),
      repeats: 'one',
    },
  ],
};
