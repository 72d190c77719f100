import { DEMO_PASSWORD } from '@garita/demo/personas';
import { prepareAplicacion, setUpAplicacion } from '../agency/aplicacion';
import { createDevice, prepareLlave, setUpLlave } from '../agency/llave';
import type { Scenarios } from './Scenario';

const clave = DEMO_PASSWORD;
const firstCodigo = ({ codigos = '' }: Record<string, string>) => codigos[0] ?? '';

export const factoresScenarios: Scenarios<
  | 'prepararTotp'
  | 'confirmarTotp'
  | 'quitarTotp'
  | 'prepararLlave'
  | 'ponerLlave'
  | 'quitarLlave'
  | 'nuevosCodigos'
  | 'exigirFactor'
  | 'reiniciarFactores'
> = {
  prepararTotp: [
    {
      what: 'the first one',
      as: 'Agente',
      input: async () => ({ body: { clave } }),
      repeats: { each: 'nobody can be shown the secret of before again; the last one stands' },
      secret: ({ secreto = '' }) => secreto,
    },
  ],
  confirmarTotp: [
    {
      what: 'with its first code',
      as: 'Agente',
      input: async (a) => ({ body: { codigo: (await prepareAplicacion(a, 'Agente'))() } }),
      repeats: 'one',
      secret: firstCodigo,
    },
  ],
  quitarTotp: [
    {
      what: 'one’s own',
      as: 'Agente',
      prepare: async (a) => void (await setUpAplicacion(a, 'Agente')),
      input: async () => ({ body: { clave } }),
      repeats: 'one',
    },
  ],
  prepararLlave: [
    {
      what: 'the first one',
      as: 'Agente',
      input: async () => ({ body: { clave } }),
      repeats: { each: 'each time another one is waited for; the last one stands' },
      secret: (body) => (body as unknown as { opciones: { challenge: string } }).opciones.challenge,
    },
  ],
  ponerLlave: [
    {
      what: 'the first one',
      as: 'Agente',
      input: async (a) => ({
        body: {
          nombre: 'Mi teléfono',
          llave: createDevice('Agente').make(await prepareLlave(a, 'Agente')),
        },
      }),
      repeats: 'one',
      secret: firstCodigo,
    },
  ],
  quitarLlave: [
    {
      what: 'one’s own',
      as: 'Agente',
      prepare: async (a) => void (await setUpLlave(a, 'Agente')),
      input: async (a) => {
        const { id } = await a.db.selectFrom('llaves').select('id').executeTakeFirstOrThrow();
        return { body: { id, clave } };
      },
      repeats: 'one',
    },
  ],
  nuevosCodigos: [
    {
      what: 'in the place of the first ones',
      as: 'Agente',
      prepare: async (a) => void (await setUpAplicacion(a, 'Agente')),
      input: async () => ({ body: { clave } }),
      repeats: { each: 'nobody can be shown the codes of before again; the last ones stand' },
      secret: firstCodigo,
    },
  ],
  exigirFactor: [
    {
      what: 'of a category and of a code',
      as: 'Fundadora',
      prepare: async (a) => void (await setUpAplicacion(a, 'Fundadora')),
      input: async () => ({ body: { clave, desde: 10, permisos: ['pag'] } }),
      repeats: 'one',
    },
  ],
  reiniciarFactores: [
    {
      what: 'of somebody below',
      as: 'Gerente',
      prepare: async (a) => void (await setUpAplicacion(a, 'Agente')),
      input: async (a) => ({ body: { usuario: await a.idOf('Agente') } }),
      repeats: 'one',
    },
  ],
};
