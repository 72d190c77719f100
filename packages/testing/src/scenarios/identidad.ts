import { makePng } from '@garita/domain/testing/makeImagen';
import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

const toDatos = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Uploads a picture for the emblem. @returns its hash */
export const makeEmblema = async (agency: TestAgency, lado = 96): Promise<string> =>
  (await agency.call('subirEmblema', { as: 'Fundadora', body: { datos: toDatos(makePng(lado)) } }))
    .body.emblema;

export const identidadScenarios: Scenarios<'setIdentidad' | 'subirEmblema'> = {
  setIdentidad: [
    {
      what: 'name, acronym and signatures',
      as: 'Fundadora',
      input: async () => ({
        body: { data: { nombre: 'Agencia Faro', siglas: 'FAR', firma_desde: 3 } },
      }),
      repeats: 'one',
    },
    {
      what: 'all of its look',
      as: 'Fundadora',
      prepare: async (agency) => void (await makeEmblema(agency)),
      input: async (agency) => ({
        body: {
          data: {
            lema: 'Siempre despiertos',
            color: '#1d3fd1',
            emblema: await makeEmblema(agency),
            cartel: 'Guardamos la costa.',
            bloques: ['horas', 'administracion'] as ('horas' | 'administracion')[],
          },
        },
      }),
      repeats: 'one',
    },
  ],
  subirEmblema: [
    {
      what: 'a picture',
      as: 'Fundadora',
      input: async () => ({ body: { datos: toDatos(makePng(128)) } }),
      repeats: 'one',
    },
  ],
};
