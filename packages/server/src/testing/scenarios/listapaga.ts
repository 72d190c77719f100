import type { Scenarios } from '../Scenario';
import { openPeriod } from './openPeriod';

export const listapagaScenarios: Scenarios<'actionReiniciar'> = {
  actionReiniciar: [
    { what: 'closing the payroll', as: 'Gerente', input: async (a) => ({ body: { op: 0, periodo: await openPeriod(a) } }), repeats: 'one' },
    {
      what: 'archiving the pay list',
      as: 'Gerente',
      prepare: async ({ db, idOf, now }) => {
        const row = { usuario_id: await idOf('Agente'), categoria_id: 3, monto: 8, creado_en: now() };
        await db.insertInto('pagos').values(row).execute();
      },
      input: async () => ({ body: { op: 1 } }),
      repeats: 'one',
    },
  ],
};
