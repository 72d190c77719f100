import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

/**
 * An address in the portal's own network. The portal sends nothing there, so the result is the same
 * on any machine.
 */
const DIRECCION = 'https://127.0.0.1:4443/gancho/aB12';
const ASCENSO = 'Sube **{persona}**';

const add = async (agency: TestAgency): Promise<void> => {
  await agency.call('crearWebhook', {
    as: 'Fundadora',
    body: { nombre: 'Avisos', direccion: DIRECCION, sucesos: { ascenso: ASCENSO } },
  });
};
const idOf = async ({ db }: TestAgency): Promise<number> =>
  (await db.selectFrom('webhooks').select('id').executeTakeFirstOrThrow()).id;

/** Adds a webhook. @returns its id */
export async function makeWebhook(agency: TestAgency): Promise<number> {
  await add(agency);
  return idOf(agency);
}

/**
 * Adds a delivery that was given up. The webhook is claimed for another portal, so that nothing is
 * sent during the test.
 */
async function addMarcada(agency: TestAgency): Promise<void> {
  await add(agency);
  const [id, ahora] = [await idOf(agency), agency.now()];
  await agency.db
    .updateTable('webhooks')
    .set({ ocupado_hasta: new Date(ahora.getTime() + 3_600_000) })
    .execute();
  await agency.db
    .insertInto('webhook_entregas')
    .values({
      webhook_id: id,
      suceso: 'ascenso',
      hechos: JSON.stringify({ persona: 'Oficial' }),
      fecha: ahora,
      encolada_en: ahora,
      estado: 'marcada',
      intentos: 4,
      codigo: 500,
      terminada_en: ahora,
    })
    .execute();
}

export const webhooksScenarios: Scenarios<
  'crearWebhook' | 'editarWebhook' | 'quitarWebhook' | 'probarWebhook' | 'reenviarEntrega'
> = {
  crearWebhook: [
    {
      what: 'a webhook for promotions',
      as: 'Fundadora',
      input: async () => ({
        body: {
          nombre: 'Avisos',
          direccion: DIRECCION,
          sucesos: { ascenso: ASCENSO, despido: null },
        },
      }),
      repeats: 'one',
    },
  ],
  editarWebhook: [
    {
      what: 'the name, the words and the address',
      as: 'Fundadora',
      prepare: add,
      input: async (a) => ({
        body: {
          id: await idOf(a),
          data: { nombre: 'Otro canal', despido: 'Se va {persona}', ascenso: null },
          previos: { nombre: 'Avisos', despido: null, ascenso: ASCENSO },
        },
      }),
      repeats: 'one',
    },
    {
      what: 'switching a webhook off',
      as: 'Fundadora',
      prepare: add,
      input: async (a) => ({
        body: { id: await idOf(a), data: { activo: 0 }, previos: { activo: 1 } },
      }),
      repeats: 'one',
    },
  ],
  quitarWebhook: [
    {
      what: 'a webhook',
      as: 'Fundadora',
      prepare: add,
      input: async (a) => ({ body: { id: await idOf(a) } }),
      repeats: 'one',
    },
  ],
  probarWebhook: [
    {
      what: 'an unreachable webhook',
      as: 'Fundadora',
      prepare: add,
      input: async (a) => ({ body: { id: await idOf(a) } }),
      repeats: { each: 'each call sends its own message' },
    },
  ],
  reenviarEntrega: [
    {
      what: 'a given-up delivery',
      as: 'Fundadora',
      prepare: addMarcada,
      input: async ({ db }) => ({
        body: {
          id: (await db.selectFrom('webhook_entregas').select('id').executeTakeFirstOrThrow()).id,
        },
      }),
      repeats: 'one',
    },
  ],
};
