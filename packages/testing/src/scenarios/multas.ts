import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

/** The reason of Recluta's uncollected fine. */
const MOTIVO = 'Una multa de prueba';
async function addMulta({ db, idOf, now }: TestAgency): Promise<void> {
  const row = {
    usuario_id: await idOf('Recluta'),
    encargado_id: await idOf('Gerente'),
    motivo: MOTIVO,
    creditos: 5,
    fecha: now(),
  };
  await db.insertInto('multas').values(row).execute();
}
const idOfMulta = async ({ db }: TestAgency): Promise<number> =>
  (
    await db
      .selectFrom('multas')
      .select('id')
      .where('motivo', '=', MOTIVO)
      .executeTakeFirstOrThrow()
  ).id;

export const multasScenarios: Scenarios<'sendMulta' | 'deleteMulta' | 'actionMulta'> = {
  sendMulta: [
    {
      what: 'five credits',
      as: 'Supervisora',
      input: async (a) => ({
        body: { usuario: await a.idOf('Recluta'), motivo: 'Perfil privado', creditos: 5 },
      }),
      repeats: { each: 'two calls without a key fine twice' },
    },
    {
      what: 'as the normativa proposes',
      as: 'Supervisora',
      input: async (a) => ({
        body: {
          usuario: await a.idOf('Recluta'),
          motivo: 'Uniforme incorrecto',
          creditos: 0,
          infraccion: { codigo: 'ML-2', version: 1 },
        },
      }),
      repeats: {
        each: 'each fine is one more fault; from the third on the normativa proposes another sanction, and the fine is refused',
      },
    },
    {
      what: 'otherwise than the normativa proposes',
      as: 'Supervisora',
      input: async (a) => ({
        body: {
          usuario: await a.idOf('Recluta'),
          motivo: 'Uniforme incorrecto',
          creditos: 50,
          infraccion: { codigo: 'ML-2', version: 1 },
          porque: 'Lo hizo a propósito',
        },
      }),
      repeats: { each: 'two calls without a key fine twice' },
    },
  ],
  deleteMulta: [
    {
      what: 'an uncollected fine',
      as: 'Gerente',
      prepare: addMulta,
      input: async (a) => ({ body: { id: await idOfMulta(a) } }),
      repeats: 'one',
    },
  ],
  actionMulta: [
    {
      what: 'collecting',
      as: 'Supervisora',
      prepare: addMulta,
      input: async (a) => ({ body: { id: await idOfMulta(a), op: 1 } }),
      repeats: 'one',
    },
    {
      what: 'uncollecting',
      as: 'Supervisora',
      prepare: async (a) => {
        await addMulta(a);
        const set = { cobrada_en: a.now(), cobrada_por: await a.idOf('Gerente') };
        await a.db.updateTable('multas').set(set).where('motivo', '=', MOTIVO).execute();
      },
      input: async (a) => ({ body: { id: await idOfMulta(a), op: 0 } }),
      repeats: 'one',
    },
  ],
};
