import type { Scenarios } from './Scenario';

export const clonesScenarios: Scenarios<'actionWhite'> = {
  actionWhite: [
    {
      what: 'allowing',
      as: 'Fundadora',
      input: async (a) => ({ body: { user: await a.idOf('Agente'), op: 1 } }),
      repeats: 'one',
    },
    {
      what: 'disallowing',
      as: 'Fundadora',
      prepare: async ({ db, idOf, now }) => {
        await db
          .insertInto('clones_permitidos')
          .values({
            usuario_id: await idOf('Agente'),
            encargado_id: await idOf('Fundadora'),
            fecha: now(),
          })
          .execute();
      },
      input: async (a) => ({ body: { user: await a.idOf('Agente'), op: 0 } }),
      repeats: 'one',
    },
  ],
};
