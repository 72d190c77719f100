import type { Name, TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

async function estadoOf({ db, idOf }: TestAgency, name: Name): Promise<number> {
  const query = db.selectFrom('estados').select('id').where('anulado_en', 'is', null);
  return (await query.where('usuario_id', '=', await idOf(name)).executeTakeFirstOrThrow()).id;
}

export const estadosScenarios: Scenarios<'actionEstados'> = {
  actionEstados: [
    {
      what: 'setting one’s own',
      as: 'Agente',
      input: async () => ({ body: { op: 1, estado: 'De guardia' } }),
      repeats: 'one',
    },
    {
      what: 'deleting one’s own',
      as: 'Oficial',
      input: async () => ({ body: { op: 2 } }),
      repeats: 'one',
    },
    {
      what: 'deleting another person’s',
      as: 'Gerente',
      input: async (a) => ({ body: { op: 2, id: await estadoOf(a, 'Oficial') } }),
      repeats: 'one',
    },
  ],
};
