import { sumLista, totalOf } from '@garita/domain/listapaga/pago';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { HISTORY_SEEDS } from '@garita/testing/effort';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const PEOPLE = ['Agente', 'Recluta', 'Oficial'] as const;
const person = fc.constantFrom(...PEOPLE);
const place = fc.nat(5);

/** An act. `row` and `fine` are indexes into the list at the time of the act. */
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('earn' as const),
      name: person,
      opcion: fc.constantFrom(0 as const, 0 as const, 1 as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('refresh' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const), row: place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('unpay' as const), row: place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('promote' as const), row: place }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('fine' as const),
      name: person,
      creditos: fc.integer({ min: 0, max: 9 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('collect' as const),
      fine: place,
      op: fc.constantFrom(0 as const, 1 as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), fine: place }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('reset' as const),
      op: fc.constantFrom(0 as const, 0 as const, 1 as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const) }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

interface Fila {
  id: number;
  usuario: number;
  monto: number;
  multa: number;
  pagado: 0 | 1;
  restar: 0 | 1 | 2;
}

async function openClean(): Promise<TestAgency> {
  const agency = await openTestAgency();
  for (const table of ['multas', 'pago_partes', 'pagos', 'cierre_filas', 'nomina'] as const)
    await agency.db.deleteFrom(table).execute();
  await agency.db.deleteFrom('cierres').execute();
  return agency;
}

const listaOf = async (agency: TestAgency, key: string): Promise<[number, number, Fila[]]> =>
  (await agency.call('getListaPaga', { key })).body;

/**
 * Performs an act, which the portal may refuse. @returns the HTTP status; undefined when the act
 * has no target
 */
async function perform(
  agency: TestAgency,
  key: string,
  { filas, multas }: { filas: Fila[]; multas: { id: number }[] },
  one: Act,
): Promise<number | undefined> {
  const call = async (...args: Parameters<TestAgency['call']>) =>
    (await agency.call(...args)).httpStatus;
  const [row, fine] = [
    'row' in one ? filas[one.row] : undefined,
    'fine' in one ? multas[one.fine] : undefined,
  ];
  switch (one.kind) {
    case 'earn': {
      const body = {
        id: await agency.idOf(one.name),
        opcion: one.opcion,
        requisitos: 1,
        cantidad: 3,
      } as const;
      await call('ajustarNomina', { key, body: { ...body, requisitos: 2, cantidad: 180 } });
      return call('ajustarNomina', { key, body });
    }
    case 'refresh':
      return call('updateLista', { key });
    case 'pay':
      return row && call('pagar', { key, body: { id: row.id, op: 1 } });
    case 'unpay':
      return row && call('pagar', { key, body: { id: row.id, op: 0 } });
    case 'promote':
      return row && call('ascensoPaga', { key, body: { id: row.id, op: 1 } });
    case 'fine':
      return call('sendMulta', {
        key,
        body: { usuario: await agency.idOf(one.name), motivo: 'Ruido', creditos: one.creditos },
      });
    case 'collect':
      return fine && call('actionMulta', { key, body: { id: fine.id, op: one.op } });
    case 'delete':
      return fine && call('deleteMulta', { key, body: { id: fine.id } });
    case 'reset':
      return call('actionReiniciar', { key, body: { op: one.op } });
    case 'reopen': {
      const { cerrados } = (await agency.call('nominaPeriodos', { key })).body;
      return cerrados[0] && call('reabrirNomina', { key, body: { periodo: cerrados[0].id } });
    }
  }
}

type Earned = Map<string, number>;
const keyFor = (usuario: number, periodo: number): string => `${usuario} in ${periodo}`;

/** The credits that each person earned in each period, from the payroll. */
async function readEarned(agency: TestAgency, key: string): Promise<Earned> {
  const { abierto, cerrados } = (await agency.call('nominaPeriodos', { key })).body;
  const earned: Earned = new Map();
  for (const { id } of [abierto, ...cerrados]) {
    if (id === abierto.id && abierto.anotaciones === 0) continue;
    const [, pagas] = (await agency.call('nominaPeriodo', { key, params: { id } })).body;
    for (const { usuario, paga } of pagas) earned.set(keyFor(usuario, id), paga);
  }
  return earned;
}

/** The credits of the list's rows by person and period, either of paid or of unpaid rows. */
async function readPartes(agency: TestAgency, isPaid: boolean): Promise<Earned> {
  const rows = await agency.db
    .selectFrom('pago_partes as t')
    .innerJoin('pagos as p', 'p.id', 't.pago_id')
    .select(['p.usuario_id', 't.periodo_id', 't.monto'])
    .where('p.pagado_en', isPaid ? 'is not' : 'is', null)
    .$if(!isPaid, (query) =>
      query.where('p.archivado_en', 'is', null).where('p.anulado_en', 'is', null),
    )
    .execute();
  const partes: Earned = new Map();
  for (const { usuario_id, periodo_id, monto } of rows) {
    const place = keyFor(usuario_id, periodo_id);
    partes.set(place, (partes.get(place) ?? 0) + monto);
  }
  return partes;
}

/**
 * Expects that no person was paid more for a period than the highest pay that the period ever had.
 */
async function expectNothingPaidTwice(agency: TestAgency, highest: Earned) {
  for (const [place, paid] of await readPartes(agency, true))
    expect(paid, place).toBeLessThanOrEqual(highest.get(place) ?? 0);
}

/**
 * Expects that the totals are the sums of the rows, and that a paid row shows exactly the fines
 * that it collected.
 */
async function expectSums(agency: TestAgency, [monto, personas, filas]: [number, number, Fila[]]) {
  expect({ monto, personas }).toEqual(sumLista(filas));
  const fines = await agency.db
    .selectFrom('multas')
    .selectAll()
    .where('anulado_en', 'is', null)
    .execute();
  for (const { id, multa, pagado, usuario } of filas) {
    const own = fines.filter((fine) =>
      pagado === 1 ? fine.pago_id === id : fine.usuario_id === usuario && fine.cobrada_en === null,
    );
    expect(own.reduce((sum, { creditos }) => sum + creditos, 0)).toBe(multa);
  }
}

/** Expects that a refresh adds all debts and nothing else, and does not change paid rows. */
async function expectFaithfulRefresh(agency: TestAgency, key: string) {
  const before = (await listaOf(agency, key))[2].filter(({ pagado }) => pagado === 1);
  expect((await agency.call('updateLista', { key })).httpStatus).toBe(200);
  expect((await listaOf(agency, key))[2].filter(({ pagado }) => pagado === 1)).toEqual(before);
  const [earned, paid] = [await readEarned(agency, key), await readPartes(agency, true)];
  const owed = [...earned].flatMap(([place, pay]) =>
    pay > (paid.get(place) ?? 0) ? [[place, pay - (paid.get(place) ?? 0)] as const] : [],
  );
  expect(new Map([...(await readPartes(agency, false))].sort())).toEqual(new Map(owed.sort()));
}

/** Expects that each person's own account shows the pay of their row. */
async function expectAccounts(agency: TestAgency, key: string) {
  const filas = (await listaOf(agency, key))[2];
  for (const name of PEOPLE) {
    const { body } = await agency.call('miCuenta', { as: name });
    const id = await agency.idOf(name);
    const row = filas.find(({ usuario, pagado }) => usuario === id && pagado === 0);
    expect([name, body.abierto + body.cerrados, body.total]).toEqual([
      name,
      row?.monto ?? 0,
      row ? totalOf(row) : 0,
    ]);
    if (row) expect(body.multa).toBe(row.multa);
    expect(
      body.multas.reduce(
        (sum: number, m: { creditos: number; cobrado: 0 | 1 }) =>
          sum + (m.cobrado ? 0 : m.creditos),
        0,
      ),
    ).toBe(body.multa);
    expect(
      body.deudas.reduce(
        (sum: number, d: { monto: number; pagado: number }) => sum + d.monto - d.pagado,
        0,
      ),
    ).toBe(body.cerrados);
  }
}

test.each(HISTORY_SEEDS)(
  'after any acts, in any order or at once: nothing is paid twice, nothing is lost, no fine is collected twice (%i)',
  async (seed) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 14 }),
        async (turns) => {
          const agency = await openClean();
          try {
            const key = await agency.keyOf('Fundadora');
            const highest: Earned = new Map();
            for (const turn of turns) {
              const seen = {
                filas: (await listaOf(agency, key))[2],
                multas: (await agency.call('getAllMultas', { key })).body,
              };
              const statuses = await Promise.all(
                turn.map((one) => perform(agency, key, seen, one)),
              );
              for (const status of statuses) expect([undefined, 200, 409]).toContain(status);
              for (const [place, pay] of await readEarned(agency, key))
                highest.set(place, Math.max(pay, highest.get(place) ?? 0));
              await expectNothingPaidTwice(agency, highest);
              await expectSums(agency, await listaOf(agency, key));
            }
            await expectFaithfulRefresh(agency, key);
            await expectAccounts(agency, key);
          } finally {
            await agency.close();
          }
        },
      ),
      { numRuns: 1, seed },
    );
  },
);
