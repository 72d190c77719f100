import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

const misionOf = async ({ db }: TestAgency, nombre: string): Promise<number> =>
  (
    await db
      .selectFrom('misiones')
      .select('id')
      .where('nombre', '=', nombre)
      .executeTakeFirstOrThrow()
  ).id;

export const usuariosScenarios: Scenarios<
  'editUsuario' | 'resetPassword' | 'deleteIP' | 'ingresar'
> = {
  editUsuario: [
    {
      what: 'name, mission and signature',
      as: 'Gerente',
      input: async (a) => ({
        body: {
          id: await a.idOf('Cabo'),
          nombre: 'Caba',
          rango: await misionOf(a, 'Oficial II'),
          firma: 'CAB',
        },
      }),
      repeats: 'one',
    },
  ],
  resetPassword: [
    {
      what: 'for a person of a lower category',
      as: 'Gerente',
      input: async (a) => ({ body: { usuario: await a.idOf('Agente') } }),
      repeats: { each: 'the earlier password cannot be shown again' },
      secret: ({ clave = '' }) => clave,
    },
  ],
  deleteIP: [
    {
      what: 'for a person of a lower category',
      as: 'Gerente',
      prepare: async ({ db, idOf, now }) => {
        const row = {
          usuario_id: await idOf('Agente'),
          direccion_hash: 'h'.repeat(43),
          primera_vez: now(),
          ultima_vez: now(),
        };
        await db.insertInto('direcciones').values(row).execute();
      },
      input: async (a) => ({ body: { usuario: await a.idOf('Agente') } }),
      repeats: 'one',
    },
  ],
  ingresar: [
    {
      what: 'a dismissed person',
      as: 'Gerente',
      input: async (a) => ({ body: { usuario: await a.idOf('Expulsado') } }),
      repeats: 'one',
    },
    {
      what: 'giving the exception back',
      as: 'Gerente',
      prepare: async ({ db, idOf, now }) => {
        const row = {
          usuario_id: await idOf('Expulsado'),
          codigo: 'mul',
          encargado_id: await idOf('Fundadora'),
          fecha: now(),
        };
        await db.insertInto('excepciones').values(row).execute();
      },
      input: async (a) => ({ body: { usuario: await a.idOf('Expulsado'), devolverPermisos: 1 } }),
      repeats: 'one',
    },
  ],
};
