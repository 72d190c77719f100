import { DEMO_PASSWORD } from '@garita/demo/personas';
import { hashSecret } from '@garita/server/src/access/token';
import { SET_UP_TOKEN } from '../agency/readyAgency';
import type { Scenarios } from './Scenario';

const NUEVA_AGENCIA = {
  nombre: 'Agencia Nueva',
  siglas: 'NUE',
  zona: 'Europe/Madrid',
  escalafon: 'seguridad',
  usuario: 'Dueña',
  clave: 'una clave larga',
  rclave: 'una clave larga',
} as const;

const ENLACE = 'enlace-de-recuperacion-de-prueba';

export const agenciaScenarios: Scenarios<
  'setUpAgencia' | 'recuperarPropietario' | 'traspasarPropiedad'
> = {
  setUpAgencia: [
    {
      what: 'an empty portal',
      as: null,
      prepare: (agency) => agency.empty(),
      input: async () => ({ body: { enlace: SET_UP_TOKEN, ...NUEVA_AGENCIA } }),
      repeats: 'one',
    },
  ],
  recuperarPropietario: [
    {
      what: 'with the link',
      as: null,
      prepare: async ({ db, now }) => {
        const row = {
          secreto_hash: hashSecret(ENLACE),
          creada_en: now(),
          expira_en: new Date(now().getTime() + 3_600_000),
        };
        await db.insertInto('recuperaciones').values(row).execute();
      },
      input: async () => ({
        body: { enlace: ENLACE, clave: 'una clave nueva', rclave: 'una clave nueva' },
      }),
      repeats: 'one',
    },
  ],
  traspasarPropiedad: [
    {
      what: 'to another person',
      as: 'Fundadora',
      input: async (a) => ({ body: { usuario: await a.idOf('Gerente'), clave: DEMO_PASSWORD } }),
      repeats: 'one',
      endsSession: true,
    },
  ],
};
