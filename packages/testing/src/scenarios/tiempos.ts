import type { Call } from '@garita/server/src/gate/handlers';
import type { Name } from '../agency/testAgency';
import { openTiempo } from './openTiempo';
import type { Scenarios, WriteScenario } from './Scenario';

const onTiempo = (
  alto: Name | null,
  body: Omit<Call<'actionTime'>['body'], 'id'>,
): Pick<Required<WriteScenario<'actionTime'>>, 'prepare' | 'input'> => ({
  prepare: openTiempo(alto),
  input: async ({ db }) => {
    const { id } = await db.selectFrom('tiempos').select('id').executeTakeFirstOrThrow();
    return { body: { ...body, id } };
  },
});

export const tiemposScenarios: Scenarios<'openTime' | 'actionTime' | 'cambiarCuentaEncargado'> = {
  cambiarCuentaEncargado: [
    {
      what: 'counting in each time',
      as: 'Fundadora',
      input: async () => ({ body: { cuenta: 'por_tiempo' } }),
      repeats: 'one',
    },
  ],
  openTime: [
    {
      what: 'with the caller as senior',
      as: 'Oficial',
      input: async (a) => ({
        body: { bajo: await a.idOf('Recluta'), alto: await a.idOf('Oficial') },
      }),
      repeats: 'one',
    },
  ],
  actionTime: [
    { what: 'confirming', as: 'Oficial', ...onTiempo('Oficial', { op: 1 }), repeats: 'one' },
    {
      what: 'confirming several',
      as: 'Oficial',
      prepare: openTiempo('Oficial'),
      input: async ({ db }) => ({
        body: { op: 9, tiempos: await db.selectFrom('tiempos').select('id').execute() },
      }),
      repeats: 'one',
    },
    {
      what: 'pausing a time shown as running',
      as: 'Oficial',
      ...onTiempo('Oficial', { op: 2, pausa: 0 }),
      repeats: 'one',
    },
    {
      what: 'subtracting five minutes',
      as: 'Oficial',
      ...onTiempo('Oficial', { op: 3 }),
      repeats: { each: 'each call subtracts five more minutes' },
    },
    { what: 'cancelling', as: 'Oficial', ...onTiempo('Oficial', { op: 4 }), repeats: 'one' },
    {
      what: 'linking a time shown without a senior',
      as: 'Oficial',
      ...onTiempo(null, { op: 5, alto: -1 }),
      repeats: 'one',
    },
    { what: 'linking all', as: 'Oficial', ...onTiempo(null, { op: 6 }), repeats: 'one' },
    { what: 'unlinking all', as: 'Oficial', ...onTiempo('Oficial', { op: 7 }), repeats: 'one' },
    {
      what: 'adjusting',
      as: 'Supervisora',
      ...onTiempo('Oficial', { op: 8, operacion: '-', minutos: 5 }),
      repeats: { each: 'each call adds minutes' },
    },
  ],
};
