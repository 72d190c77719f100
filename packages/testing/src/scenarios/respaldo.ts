import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

/**
 * Makes a backup. @returns its id, which is always the same, because the agency's clock does not
 * run by itself
 */
export async function makeRespaldo(agency: TestAgency): Promise<string> {
  await agency.forgetRespaldos();
  const { body } = await agency.call('crearRespaldo', { as: 'Fundadora' });
  await agency.settleRespaldos();
  return body.data.id;
}

export const respaldoScenarios: Scenarios<'crearRespaldo' | 'descargarRespaldo'> = {
  crearRespaldo: [
    {
      what: 'the first backup',
      as: 'Fundadora',
      prepare: (agency) => agency.forgetRespaldos(),
      input: async () => ({}),
      repeats: 'one',
    },
  ],
  descargarRespaldo: [
    {
      what: 'an existing backup',
      as: 'Fundadora',
      prepare: async (agency) => {
        await makeRespaldo(agency);
      },
      input: async (agency) => ({
        params: { id: (await agency.call('respaldos', { as: 'Fundadora' })).body.respaldos[0].id },
      }),
      repeats: { each: 'each call creates its own link, and the audit log has each' },
    },
  ],
};
