import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

const membresiaOf = async ({ db }: TestAgency, nombre: string): Promise<number> =>
  (
    await db
      .selectFrom('membresias')
      .select('id')
      .where('nombre', '=', nombre)
      .executeTakeFirstOrThrow()
  ).id;

const sold = async ({ db }: TestAgency): Promise<number> =>
  (
    await db
      .selectFrom('membresias_vendidas')
      .select('id')
      .where('externo', '=', 'Visitante.Ilustre')
      .executeTakeFirstOrThrow()
  ).id;

export const membresiasScenarios: Scenarios<'addMembresia' | 'deleteMemb'> = {
  addMembresia: [
    {
      what: 'fifteen days to a member',
      as: 'Supervisora',
      input: async (a) => ({
        body: {
          user: await a.idOf('Recluta'),
          isExterno: 0,
          membresia: await membresiaOf(a, 'Media jornada'),
          periodo: 0,
          creditos: 13,
        },
      }),
      repeats: { each: 'two calls sell twice: the second membership begins where the first ends' },
    },
    {
      what: 'a membership without an end, to an outsider',
      as: 'Supervisora',
      input: async (a) => ({
        body: { user: 'Visita.Nueva', isExterno: 1, membresia: await membresiaOf(a, 'Fundadores') },
      }),
      repeats: 'one',
    },
  ],
  deleteMemb: [
    {
      what: 'a running membership',
      as: 'Supervisora',
      input: async (a) => ({ body: { id: await sold(a) } }),
      repeats: 'one',
    },
  ],
};
