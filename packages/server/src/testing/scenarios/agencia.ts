import type { Scenarios } from '../Scenario';
import { SET_UP_TOKEN } from '../standingAgency';

const NUEVA_AGENCIA = {
  nombre: 'Agencia Nueva',
  siglas: 'NUE',
  zona: 'Europe/Madrid',
  escalafon: 'seguridad',
  usuario: 'Dueña',
  clave: 'una clave larga',
  rclave: 'una clave larga',
} as const;

export const agenciaScenarios: Scenarios<'setUpAgencia'> = {
  setUpAgencia: [
    {
      what: 'an empty portal',
      as: null,
      prepare: (agency) => agency.empty(),
      input: async () => ({ body: { enlace: SET_UP_TOKEN, ...NUEVA_AGENCIA } }),
      repeats: 'one',
    },
  ],
};
