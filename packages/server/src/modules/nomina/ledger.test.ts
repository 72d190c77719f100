import { findWrongSums } from '@garita/testing/agency/findWrongSums';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { HISTORY_SEEDS } from '@garita/testing/effort';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runUpkeep } from '../../scheduleUpkeep';

// Invariants under random acts. Totals equal the sums of their entries and never fall below 0. The
// credits of a person do not depend on closings and reopenings, on the queried days, or on the
// upkeep of stored sums.

const NAMES = ['Agente', 'Oficial', 'Recluta'] as const;
const COUNTS = ['ascensos', 'asistencias', 'times'] as const;
const TIPOS = { ascenso: 'ascensos', asistencia: 'asistencias', minutos: 'times' } as const;

type Change = {
  readonly kind: 'adjust';
  readonly who: number;
  readonly opcion: 0 | 1;
  readonly requisitos: 0 | 1 | 2;
  readonly cantidad: number;
};
type Step =
  | Change
  | { readonly kind: 'close' }
  | { readonly kind: 'reopen' }
  | { readonly kind: 'day' }
  | { readonly kind: 'upkeep' }
  | { readonly kind: 'edit'; readonly paga: number; readonly minutos: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('adjust' as const),
      who: fc.nat({ max: NAMES.length - 1 }),
      opcion: fc.constantFrom(0 as const, 0 as const, 1 as const),
      requisitos: fc.constantFrom(0 as const, 1 as const, 2 as const),
      cantidad: fc.integer({ min: 1, max: 200 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'close' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reopen' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'day' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'upkeep' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      paga: fc.integer({ min: 1, max: 50 }),
      minutos: fc.nat({ max: 200 }),
    }),
  },
);

type Fila = {
  id: number;
  usuarioNombre: string;
  ascensos: number;
  asistencias: number;
  times: number;
};
type Nomina = [Fila[], { usuario: number; paga: number }[], unknown[]];
type Counts = Record<(typeof COUNTS)[number], number>;

let agency: TestAgency;

const read = async (): Promise<Nomina> => (await agency.call('allNomina', { as: 'Agente' })).body;
const openId = async (): Promise<number> =>
  (await agency.call('nominaPeriodos', { as: 'Agente' })).body.abierto.id;
const periodo = async (id: number): Promise<Nomina> =>
  (await agency.call('nominaPeriodo', { as: 'Agente', params: { id } })).body;
const between = async (inicio: string, final: string): Promise<Nomina> =>
  (await agency.call('allNominaPorFecha', { as: 'Agente', body: { inicio, final } })).body;

const countsOf = (filas: readonly Fila[], name: string): Counts => {
  const { ascensos, asistencias, times } = filas.find((f) => f.usuarioNombre === name) as Fila;
  return { ascensos, asistencias, times };
};
const plus = (a: Counts, b: Counts): Counts => ({
  ascensos: a.ascensos + b.ascensos,
  asistencias: a.asistencias + b.asistencias,
  times: a.times + b.times,
});

/**
 * The expected state: the credits that each person got, by name, and each closed period as it was
 * at its closing.
 */
interface Model {
  readonly given: Map<string, Counts>;
  readonly closed: { id: number; nomina: Nomina }[];
  openEntries: number;
}

/** Sets the pay of every category and the minutes that it requires. Nothing else is required. */
const editCategorias = async (paga_nomina: number, nomina_times: number) =>
  agency.db
    .updateTable('categorias')
    .set({
      nomina_ascenso: 0,
      nomina_asistencia: 0,
      nomina_times,
      boni_times: 2 * nomina_times,
      paga_nomina,
    })
    .execute();

async function close(model: Model): Promise<void> {
  const closing = { id: await openId(), nomina: await read() };
  const { httpStatus } = await agency.call('actionReiniciar', { as: 'Gerente', body: { op: 0 } });
  expect(httpStatus).toBe(model.openEntries > 0 ? 200 : 409);
  if (httpStatus !== 200) return;
  model.closed.push(closing);
  model.openEntries = 0;
}

async function reopen(model: Model): Promise<void> {
  const last = model.closed.at(-1);
  if (!last) return;
  const { httpStatus } = await agency.call('reabrirNomina', {
    as: 'Fundadora',
    body: { periodo: last.id },
  });
  expect(httpStatus).toBe(model.openEntries > 0 ? 409 : 200);
  if (httpStatus !== 200) return;
  model.closed.pop();
  model.openEntries = 1;
  expect((await read())[0]).toEqual(last.nomina[0]);
}

async function adjust(model: Model, { who, opcion, requisitos, cantidad }: Change): Promise<void> {
  const name = NAMES[who] as string;
  const field = COUNTS[requisitos] as keyof Counts;
  const has = countsOf((await read())[0], name)[field];
  const body = { id: await agency.idOf(name), opcion, requisitos, cantidad };
  const { httpStatus } = await agency.call('ajustarNomina', { as: 'Fundadora', body });
  expect(httpStatus).toBe(opcion === 1 && cantidad > has ? 409 : 200);
  if (httpStatus !== 200) return;
  const given = model.given.get(name) as Counts;
  model.given.set(name, {
    ...given,
    [field]: given[field] + (opcion === 1 ? -cantidad : cantidad),
  });
  model.openEntries++;
}

async function take(model: Model, one: Step): Promise<void> {
  if (one.kind === 'adjust') return adjust(model, one);
  if (one.kind === 'close') return close(model);
  if (one.kind === 'reopen') return reopen(model);
  if (one.kind === 'day') return agency.pass({ days: 1 });
  if (one.kind === 'upkeep') return void (await runUpkeep(agency.db, agency.now()));
  await editCategorias(one.paga, one.minutos);
}

/**
 * Checks that a person's pay equals the sum of its earned parts, and that each count equals the sum
 * of its entries.
 */
async function checkDetalle(
  name: string,
  nomina: Nomina,
  query: { periodo?: number },
): Promise<void> {
  const { body } = await agency.call('nominaDetalle', {
    as: 'Fundadora',
    params: { id: await agency.idOf(name) },
    query: query as Record<string, number>,
  });
  const paga = nomina[1].find(({ usuario }) => usuario === body.usuario)?.paga ?? 0;
  expect(body.paga).toBe(paga);
  expect(
    body.partes.reduce(
      (sum: number, p: { ganada: number; monto: number }) => sum + (p.ganada ? p.monto : 0),
      0,
    ),
  ).toBe(paga);
  const sums: Counts = { ascensos: 0, asistencias: 0, times: 0 };
  for (const { tipo, cantidad } of body.anotaciones as {
    tipo: keyof typeof TIPOS;
    cantidad: number;
  }[])
    sums[TIPOS[tipo]] += cantidad;
  expect(sums).toEqual(countsOf(nomina[0], name));
}

const paidTo = async (name: string, ...nominas: readonly Nomina[]): Promise<number> => {
  const id = await agency.idOf(name);
  return nominas
    .flatMap(([, pagas]) => pagas.filter(({ usuario }) => usuario === id))
    .reduce((sum, { paga }) => sum + paga, 0);
};

async function checkAll({ given, closed }: Model): Promise<void> {
  expect(await findWrongSums(agency.db)).toEqual([]);
  const open = await read();
  const [today, yesterday] = [agency.now(), new Date(agency.now().getTime() - 86_400_000)].map(
    (d) => d.toISOString().slice(0, 10),
  ) as [string, string];
  const [all, before, after] = [
    await between('2026-01-01', '2027-12-31'),
    await between('2026-01-01', yesterday),
    await between(today, '2027-12-31'),
  ];
  for (const { id, nomina } of closed) expect(await periodo(id)).toEqual(nomina);
  for (const name of NAMES) {
    for (const count of Object.values(countsOf(open[0], name)))
      expect(count).toBeGreaterThanOrEqual(0);
    const parts = [open, ...closed.map(({ nomina }) => nomina)]
      .map(([filas]) => countsOf(filas, name))
      .reduce(plus);
    expect(parts).toEqual(given.get(name));
    expect(countsOf(all[0], name)).toEqual(given.get(name));
    expect(plus(countsOf(before[0], name), countsOf(after[0], name))).toEqual(given.get(name));
    // The payroll of some days has the pays of closed periods. The open period has no pay yet.
    const paid = await paidTo(name, ...closed.map(({ nomina }) => nomina));
    expect([await paidTo(name, all), await paidTo(name, before, after)]).toEqual([paid, paid]);
    await checkDetalle(name, open, {});
    for (const { id, nomina } of closed) await checkDetalle(name, nomina, { periodo: id });
  }
}

test.each(HISTORY_SEEDS)(
  'totals are the sum of their parts, none is below 0, and earned credits never change (%i)',
  async (seed) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        agency = await openTestAgency();
        try {
          await agency.db.deleteFrom('nomina').execute();
          await agency.db.deleteFrom('cierre_filas').execute();
          await editCategorias(7, 60);
          const model: Model = {
            given: new Map(NAMES.map((name) => [name, { ascensos: 0, asistencias: 0, times: 0 }])),
            closed: [],
            openEntries: 0,
          };
          for (const one of steps) await take(model, one);
          await checkAll(model);
        } finally {
          await agency.close();
        }
      }),
      { numRuns: 1, seed },
    );
  },
);
