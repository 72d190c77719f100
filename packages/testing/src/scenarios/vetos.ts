import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

export const VETADO = 'Merodeador';

export async function makeVeto(agency: TestAgency): Promise<number> {
  await agency.call('vetar', {
    as: 'Gerente',
    body: { nombre: VETADO, motivo: 'Molesta en la puerta' },
  });
  const [newest] = (await agency.call('vetos', { as: 'Gerente' })).body;
  return newest.id;
}

export const vetosScenarios: Scenarios<'vetar' | 'levantarVeto'> = {
  vetar: [
    {
      what: 'a name, for good',
      as: 'Gerente',
      input: async () => ({ body: { nombre: VETADO, motivo: 'Molesta en la puerta' } }),
      repeats: 'one',
    },
    {
      what: 'a name until a day, with evidence',
      as: 'Gerente',
      input: async () => ({
        body: {
          nombre: 'Intrus0',
          motivo: 'Se hizo pasar por Gerente',
          hasta: '2030-12-31',
          enlace: 'https://example.org/prueba.png',
        },
      }),
      repeats: 'one',
    },
  ],
  levantarVeto: [
    {
      what: 'a veto in force',
      as: 'Gerente',
      input: async (a) => ({ body: { id: await makeVeto(a) } }),
      repeats: 'one',
    },
  ],
};
