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
      repeats: { each: 'whoever fines twice without a key has fined twice' },
    },
    {
      what: 'by the rules',
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
        each: 'each is a fault more; from the third on another sanction is proposed, and this one refused',
      },
    },
    {
      what: 'otherwise than by the rules',
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
      repeats: { each: 'whoever fines twice without a key has fined twice' },
    },
  ],
  deleteMulta: [
    {
      what: 'one that is not collected',
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
      what: 'undoing that',
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
