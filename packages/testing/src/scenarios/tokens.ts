import { DEMO_PASSWORD } from '@garita/demo/personas';
import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

const inDays = ({ now }: TestAgency, days: number): string =>
  new Date(now().getTime() + days * 86_400_000).toISOString();

export const tokensScenarios: Scenarios<'crearToken' | 'revocarToken'> = {
  crearToken: [
    {
      what: 'a read-only token',
      as: 'Oficial',
      input: async (a) => ({
        body: { nombre: 'Copia', expira: inDays(a, 30), soloLectura: 1, clave: DEMO_PASSWORD },
      }),
      repeats: 'one',
      secret: ({ token = '' }) => token,
    },
    {
      what: 'a token with permissions',
      as: 'Gerente',
      input: async (a) => ({
        body: {
          nombre: 'Multas',
          expira: inDays(a, 7),
          soloLectura: 0,
          codigos: ['mul'],
          clave: DEMO_PASSWORD,
        },
      }),
      repeats: 'one',
      secret: ({ token = '' }) => token,
    },
  ],
  revocarToken: [
    {
      what: 'one’s own token',
      as: 'Agente',
      prepare: async (a) => {
        await a.call('crearToken', {
          as: 'Agente',
          body: { nombre: 'Copia', expira: inDays(a, 30), soloLectura: 1, clave: DEMO_PASSWORD },
        });
      },
      input: async ({ db }) => ({
        body: { id: (await db.selectFrom('tokens').select('id').executeTakeFirstOrThrow()).id },
      }),
      repeats: 'one',
    },
  ],
};
