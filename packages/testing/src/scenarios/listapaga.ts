import type { TestAgency } from '../agency/testAgency';
import { openPeriod } from './openPeriod';
import type { Scenarios } from './Scenario';

/** Makes Agente the only person on the list, with 8 credits and without fines. */
async function addPago({ db, idOf, now }: TestAgency): Promise<void> {
  const agente = await idOf('Agente');
  await db.deleteFrom('multas').execute();
  await db.deleteFrom('pago_partes').execute();
  await db.deleteFrom('pagos').execute();
  await db
    .insertInto('pagos')
    .values({ usuario_id: agente, categoria_id: 3, monto: 8, creado_en: now() })
    .execute();
}
const pagoOf = async ({ db, idOf }: TestAgency): Promise<number> =>
  (
    await db
      .selectFrom('pagos')
      .select('id')
      .where('usuario_id', '=', await idOf('Agente'))
      .executeTakeFirstOrThrow()
  ).id;

export const listapagaScenarios: Scenarios<
  'actionReiniciar' | 'pagar' | 'updateLista' | 'ascensoPaga'
> = {
  actionReiniciar: [
    {
      what: 'closing the payroll',
      as: 'Gerente',
      input: async (a) => ({ body: { op: 0, periodo: await openPeriod(a) } }),
      repeats: 'one',
    },
    {
      what: 'archiving the pay list',
      as: 'Gerente',
      prepare: addPago,
      input: async () => ({ body: { op: 1 } }),
      repeats: 'one',
    },
  ],
  pagar: [
    {
      what: 'paying',
      as: 'Gerente',
      prepare: addPago,
      input: async (a) => ({ body: { id: await pagoOf(a), nombre: 'Agente', op: 1, total: 8 } }),
      repeats: 'one',
    },
    {
      what: 'undoing a payment',
      as: 'Gerente',
      prepare: async (a) => {
        await addPago(a);
        await a.db
          .updateTable('pagos')
          .set({ pagado_en: a.now(), pagado_por: await a.idOf('Gerente') })
          .execute();
      },
      input: async (a) => ({ body: { id: await pagoOf(a), nombre: 'Agente', op: 0 } }),
      repeats: 'one',
    },
  ],
  updateLista: [
    {
      what: 'for Agente’s new earnings',
      as: 'Gerente',
      prepare: async (agency) => {
        const { db, idOf, now } = agency;
        const row = {
          usuario_id: await idOf('Agente'),
          periodo_id: await openPeriod(agency),
          fecha: now(),
          motivo: 'Prueba',
          encargado_id: null,
        };
        await db
          .insertInto('nomina')
          .values([
            { ...row, tipo: 'asistencia', cantidad: 3 },
            { ...row, tipo: 'minutos', cantidad: 180 },
          ])
          .execute();
      },
      input: async () => ({}),
      repeats: 'one',
    },
  ],
  ascensoPaga: [
    {
      what: 'the next mission',
      as: 'Gerente',
      prepare: async (a) => {
        await a.place('Agente', 'Agente I');
        await addPago(a);
      },
      input: async (a) => {
        const { id: rango } = await a.db
          .selectFrom('misiones')
          .select('id')
          .where('nombre', '=', 'Agente II')
          .executeTakeFirstOrThrow();
        return {
          body: {
            op: 1,
            id: await pagoOf(a),
            usuario: await a.idOf('Agente'),
            rango,
            paga: 8,
            mision: 'Agente II',
          },
        };
      },
      repeats: 'one',
    },
  ],
};
