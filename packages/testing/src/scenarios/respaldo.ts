import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

/** @returns the backup's id, which is always the same, since an agency's clock is fixed */
export async function makeRespaldo(agency: TestAgency): Promise<string> {
  await agency.forgetRespaldos();
  const { body } = await agency.call('crearRespaldo', { as: 'Fundadora' });
  await agency.settleRespaldos();
  return body.data.id;
}

export const respaldoScenarios: Scenarios<'crearRespaldo' | 'descargarRespaldo'> = {
  crearRespaldo: [
    {
      what: 'the first one',
      as: 'Fundadora',
      prepare: (agency) => agency.forgetRespaldos(),
      input: async () => ({}),
      repeats: 'one',
    },
  ],
  descargarRespaldo: [
    {
      what: 'one that is there',
      as: 'Fundadora',
      prepare: async (agency) => {
        await makeRespaldo(agency);
      },
      input: async (agency) => ({
        params: { id: (await agency.call('respaldos', { as: 'Fundadora' })).body.respaldos[0].id },
      }),
      repeats: { each: 'each opens a download of its own, and each is noted' },
    },
  ],
};
