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
      what: 'the first factor',
      as: 'Agente',
      input: async () => ({ body: { clave } }),
      repeats: { each: 'the earlier secret cannot be shown again; only the last secret is valid' },
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
      what: 'one’s own factor',
      as: 'Agente',
      prepare: async (a) => void (await setUpAplicacion(a, 'Agente')),
      input: async () => ({ body: { clave } }),
      repeats: 'one',
    },
  ],
  prepararLlave: [
    {
      what: 'the first factor',
      as: 'Agente',
      input: async () => ({ body: { clave } }),
      repeats: { each: 'each call requests another passkey; only the last request is valid' },
      secret: (body) => (body as unknown as { opciones: { challenge: string } }).opciones.challenge,
    },
  ],
  ponerLlave: [
    {
      what: 'the first factor',
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
      what: 'one’s own factor',
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
      what: 'in place of the first codes',
      as: 'Agente',
      prepare: async (a) => void (await setUpAplicacion(a, 'Agente')),
      input: async () => ({ body: { clave } }),
      repeats: { each: 'the earlier codes cannot be shown again; only the last codes are valid' },
      secret: firstCodigo,
    },
  ],
  exigirFactor: [
    {
      what: 'for a category and a permission',
      as: 'Fundadora',
      prepare: async (a) => void (await setUpAplicacion(a, 'Fundadora')),
      input: async () => ({ body: { clave, desde: 10, permisos: ['pag'] } }),
      repeats: 'one',
    },
  ],
  reiniciarFactores: [
    {
      what: 'for a person of a lower category',
      as: 'Gerente',
      prepare: async (a) => void (await setUpAplicacion(a, 'Agente')),
      input: async (a) => ({ body: { usuario: await a.idOf('Agente') } }),
      repeats: 'one',
    },
  ],
};
