import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

const LISTA = {
  filas: [{ fila: 2, usuario: 'Llegada', mision: 'Recluta', firma: 'LLE', ingreso: '2026-01-15' }],
};

/** Imports a person, who has not signed in yet. */
const bringIn = async (agency: TestAgency): Promise<void> => {
  await agency.call('darDeAlta', { as: 'Fundadora', body: LISTA });
};
const firstCode = (body: object): string =>
  (body as { codigos: { codigo: string }[] }).codigos[0]?.codigo ?? '';

export const altaScenarios: Scenarios<'darDeAlta' | 'nuevosCodigosAlta' | 'setPrimerosPasos'> = {
  darDeAlta: [
    {
      what: 'one person',
      as: 'Fundadora',
      input: async () => ({ body: LISTA }),
      repeats: 'one',
      secret: firstCode,
    },
  ],
  setPrimerosPasos: [
    {
      what: 'the next step',
      as: 'Fundadora',
      input: async () => ({ body: { asistente: 'gente' } }),
      repeats: 'one',
    },
  ],
  nuevosCodigosAlta: [
    {
      what: 'to everyone without a password',
      as: 'Fundadora',
      prepare: bringIn,
      input: async () => ({ body: {} }),
      repeats: { each: 'the earlier codes cannot be shown again' },
      secret: firstCode,
    },
  ],
};
