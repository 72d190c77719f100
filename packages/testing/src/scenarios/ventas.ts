import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

const UNPAID = 'Membresía sin pagar';
async function addUnpaid({ db, idOf, now }: TestAgency): Promise<void> {
  const row = {
    encargado_id: await idOf('Supervisora'),
    usuario_id: await idOf('Recluta'),
    origen: 'membresia' as const,
    descripcion: UNPAID,
    credito: 40,
  };
  await db
    .insertInto('ventas')
    .values({ ...row, fecha: now() })
    .execute();
}
const unpaid = async ({ db }: TestAgency): Promise<number> =>
  (
    await db
      .selectFrom('ventas')
      .select('id')
      .where('descripcion', '=', UNPAID)
      .executeTakeFirstOrThrow()
  ).id;

export const ventasScenarios: Scenarios<'ventaAction'> = {
  ventaAction: [
    {
      what: 'marked as paid',
      as: 'Gerente',
      prepare: addUnpaid,
      input: async (a) => ({ params: { id: await unpaid(a) }, query: { pagado: 1 } }),
      repeats: 'one',
    },
    {
      what: 'toggling without a value',
      as: 'Gerente',
      prepare: addUnpaid,
      input: async (a) => ({ params: { id: await unpaid(a) } }),
      repeats: 'one',
      eachByTurns: true,
    },
  ],
};
