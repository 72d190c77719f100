import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

async function addExcepcion({ db, idOf, now }: TestAgency): Promise<void> {
  const row = {
    usuario_id: await idOf('Agente'),
    encargado_id: await idOf('Fundadora'),
    fecha: now(),
  };
  await db
    .insertInto('excepciones')
    .values(['mul', 'frm'].map((codigo) => ({ ...row, codigo })))
    .execute();
}

export const excepcionesScenarios: Scenarios<'actionExcepciones'> = {
  actionExcepciones: [
    {
      what: 'creating',
      as: 'Gerente',
      input: async (a) => ({ body: { op: 0, usuario: await a.idOf('Agente'), permisos: '1,13' } }),
      repeats: 'one',
    },
    {
      what: 'editing',
      as: 'Gerente',
      prepare: addExcepcion,
      input: async (a) => ({
        body: { op: 1, id: await a.idOf('Agente'), permisos: '1,13', previos: '7,13' },
      }),
      repeats: 'one',
    },
    {
      what: 'deleting',
      as: 'Gerente',
      prepare: addExcepcion,
      input: async (a) => ({ body: { op: 2, id: await a.idOf('Agente') } }),
      repeats: 'one',
    },
  ],
};
