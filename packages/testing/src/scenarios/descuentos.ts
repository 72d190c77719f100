import { foldCase } from '@garita/domain/formato/foldCase';
import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

export const CODIGO = 'PRUEBA20';
export async function addDescuento({ db, idOf, now }: TestAgency): Promise<void> {
  const row = {
    codigo: CODIGO,
    codigo_plegado: foldCase(CODIGO),
    porciento: 20,
    encargado_id: await idOf('Gerente'),
    creado_en: now(),
  };
  await db.insertInto('descuentos').values(row).execute();
}

const idOfCodigo = async ({ db }: TestAgency): Promise<number> =>
  (
    await db
      .selectFrom('descuentos')
      .select('id')
      .where('codigo', '=', CODIGO)
      .executeTakeFirstOrThrow()
  ).id;

export const descuentosScenarios: Scenarios<'actionDescuentos'> = {
  actionDescuentos: [
    {
      what: 'creating a code',
      as: 'Gerente',
      input: async () => ({ body: { op: 0, codigo: CODIGO, descuento: 20 } }),
      repeats: 'one',
    },
    {
      what: 'deleting a code',
      as: 'Gerente',
      prepare: addDescuento,
      input: async (a) => ({ body: { op: 1, id: await idOfCodigo(a) } }),
      repeats: 'one',
    },
  ],
};
