import type { TestAgency } from '../agency/testAgency';
import type { Scenarios, WriteScenario } from './Scenario';

/** Prepares a record of two hours for Recluta, open or closed, and makes the input about it. */
const onFichaje = (
  isOpen: boolean,
): Pick<Required<WriteScenario<'cerrarFichaje'>>, 'prepare' | 'input'> => ({
  prepare: async ({ db, idOf, now }) => {
    const row = {
      usuario_id: await idOf('Recluta'),
      dia: '2026-11-21',
      entrada: new Date(now().getTime() - 120 * 60_000),
      salida: isOpen ? null : now(),
    };
    await db.insertInto('fichajes').values(row).execute();
  },
  input: async ({ db, idOf }) => {
    const query = db
      .selectFrom('fichajes')
      .select('id')
      .where('usuario_id', '=', await idOf('Recluta'));
    return { body: await query.executeTakeFirstOrThrow() };
  },
});

/** Like {@link onFichaje}, for the ops of `actionFichar`. */
const byOp = (
  op: 1 | 2 | 5 | 10,
  more: { minutos?: number; motivo?: string } = {},
): Pick<Required<WriteScenario<'actionFichar'>>, 'prepare' | 'input'> => {
  const { prepare, input } = onFichaje(op === 1);
  return {
    prepare,
    input: async (a) => ({
      body: {
        op,
        ...more,
        usuario: await a.idOf('Recluta'),
        id: (await input(a)).body?.id as number,
      },
    }),
  };
};

/** Like {@link onFichaje} for an open record, with the exit half an hour ago. */
function atRealExit(): ReturnType<typeof onFichaje> {
  const { prepare, input } = onFichaje(true);
  const salida = ({ now }: TestAgency) => new Date(now().getTime() - 30 * 60_000).toISOString();
  return {
    prepare,
    input: async (a) => ({
      body: { id: (await input(a)).body?.id as number, salida: salida(a), motivo: 'Se le olvidó' },
    }),
  };
}

const abiertoDeOficial = async ({ db, idOf }: TestAgency) =>
  db
    .selectFrom('fichajes')
    .select(['id', 'entrada'])
    .where('usuario_id', '=', await idOf('Oficial'))
    .where('salida', 'is', null)
    .executeTakeFirstOrThrow();

export const fichajesScenarios: Scenarios<'actionFichar' | 'cerrarFichaje'> = {
  actionFichar: [
    { what: 'clocking in', as: 'Agente', input: async () => ({ body: { op: 0 } }), repeats: 'one' },
    {
      what: 'clocking out',
      as: 'Oficial',
      input: async () => ({ body: { op: 1 } }),
      repeats: 'one',
    },
    {
      what: 'clocking out at the time seen',
      as: 'Oficial',
      prepare: async (a) => {
        const { id, entrada } = await abiertoDeOficial(a);
        const row = { fichaje_id: id, veces: 2, avisada_en: entrada, proxima: entrada };
        await a.db
          .insertInto('presencias')
          .values({ ...row, visto_en: entrada })
          .execute();
      },
      input: async (a) => ({
        body: { op: 1, visto: (await abiertoDeOficial(a)).entrada.toISOString() },
      }),
      repeats: 'one',
    },
    { what: 'closing another person’s record', as: 'Gerente', ...byOp(1), repeats: 'one' },
    {
      what: 'subtracting five minutes',
      as: 'Gerente',
      ...byOp(5),
      repeats: { each: 'each call subtracts five more minutes' },
    },
    {
      what: 'correcting by any minutes',
      as: 'Gerente',
      ...byOp(2, { minutos: -37, motivo: 'Se fue antes' }),
      repeats: { each: 'each call subtracts as many' },
    },
    {
      what: 'subtracting ten minutes',
      as: 'Gerente',
      ...byOp(10),
      repeats: { each: 'each call subtracts ten more minutes' },
    },
  ],
  cerrarFichaje: [
    { what: 'an open record', as: 'Gerente', ...onFichaje(true), repeats: 'one' },
    {
      what: 'a forgotten record, at the real exit',
      as: 'Gerente',
      ...atRealExit(),
      repeats: 'one',
    },
  ],
};
