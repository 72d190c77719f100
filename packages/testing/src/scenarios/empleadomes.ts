import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

const entryOfOficial = async ({ db, idOf }: TestAgency): Promise<number> => {
  const active = db.selectFrom('empleados_mes').select('id').where('retirado_en', 'is', null);
  return (await active.where('usuario_id', '=', await idOf('Oficial')).executeTakeFirstOrThrow())
    .id;
};

export const empleadomesScenarios: Scenarios<'actionEmpleadoMes'> = {
  actionEmpleadoMes: [
    {
      what: 'adding two people',
      as: 'Gerente',
      input: async (a) => ({
        body: { op: 0, usuarios: `${await a.idOf('Supervisora')},${await a.idOf('Recluta')}` },
      }),
      repeats: 'one',
    },
    {
      what: 'removing a person',
      as: 'Gerente',
      input: async (a) => ({ body: { op: 1, id: await entryOfOficial(a) } }),
      repeats: 'one',
    },
  ],
};
