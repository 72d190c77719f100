import { NORMATIVA_INICIAL } from '@garita/domain/normativa/inicial';
import type { Normativa } from '@garita/domain/normativa/normativa';
import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

const OTRA: Normativa = {
  ...NORMATIVA_INICIAL,
  personal: [...NORMATIVA_INICIAL.personal, 'Quien llega tarde lo dice.'],
};

/** Stores a draft. @returns its number */
async function keepDraft({ db, now, idOf }: TestAgency): Promise<number> {
  const row = {
    id: 1,
    numero: 1,
    contenido: JSON.stringify(OTRA),
    editado_en: now(),
    editado_por: await idOf('Fundadora'),
  };
  await db.insertInto('normativa_borrador').values(row).execute();
  return row.numero;
}

/** A cast, because the contract's type has no read-only fields. */
const contenido = structuredClone(OTRA) as never;

export const normativaScenarios: Scenarios<
  'guardarNormativa' | 'publicarNormativa' | 'aceptarNormativa'
> = {
  guardarNormativa: [
    {
      what: 'the first draft',
      as: 'Fundadora',
      input: async () => ({ body: { numero: 0, contenido } }),
      repeats: 'one',
    },
    {
      what: 'discarding the draft',
      as: 'Fundadora',
      prepare: async (a) => void (await keepDraft(a)),
      input: async () => ({ body: { numero: 1, contenido: null } }),
      repeats: 'one',
    },
  ],
  publicarNormativa: [
    {
      what: 'the draft',
      as: 'Fundadora',
      prepare: async (a) => void (await keepDraft(a)),
      input: async () => ({ body: { numero: 1 } }),
      repeats: 'one',
    },
  ],
  aceptarNormativa: [
    {
      what: 'the portal’s own normativa',
      as: 'Recluta',
      input: async () => ({ body: { version: 1 } }),
      repeats: 'one',
    },
  ],
};
