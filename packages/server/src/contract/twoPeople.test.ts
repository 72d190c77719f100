import type { OperationId } from '@garita/api-client/access';
import { PERMISOS } from '@garita/domain/acceso/permisos';
import { type Answer, openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import {
  type DatabaseSnapshot,
  type DatabaseState,
  snapshotDatabase,
} from '@garita/testing/database/snapshotDatabase';
import { AT_ONCE, IS_SAMPLE, sampled } from '@garita/testing/effort';
import type { AnyScenario as Scenario } from '@garita/testing/scenarios/Scenario';
import { scenariosOf, WRITE_SCENARIOS } from '@garita/testing/scenarios/writeScenarios';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// A write locks its caller's row, so that the calls of one person wait for each other
// (parallel.test.ts). The calls of two people do not: only the service's own locks, conditions and
// indexes keep them apart.

const OWNER = 'Fundadora';

type Call = () => Promise<Answer>;
type How = (first: Call, second: Call) => Promise<Answer[]>;

const oneAfterTheOther: How = async (first, second) => [await first(), await second()];
const reversed: How = async (first, second) => [await second(), await first()];
const atOnce: How = (first, second) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, i) => (i % 2 ? second() : first())));

let agency: TestAgency;
let kept: DatabaseSnapshot;
beforeAll(async () => {
  agency = await openTestAgency();
  const ids = { usuario_id: await agency.idOf('Gerente'), encargado_id: await agency.idOf(OWNER) };
  await agency.db
    .insertInto('excepciones')
    .values(PERMISOS.map((codigo) => ({ codigo, fecha: agency.now(), ...ids })))
    .execute();
  kept = await snapshotDatabase(agency.database);
});
afterAll(async () => {
  await kept.release();
  await agency.close();
});

/**
 * The rows without their new ids, which concurrent writes may take in any order, and without
 * `intentos`, a counter that every try increases.
 */
const withoutIds = ({ intentos: _, ...state }: DatabaseState) =>
  Object.entries(state).map(([table, rows]) => [
    table,
    ...rows.map((row) => JSON.stringify(row).replaceAll(/ nueva \d+"/g, ' nueva"')).sort(),
  ]);

/** Makes a scenario's call as its person, and as another one with every permission. */
async function play(id: OperationId, { as, prepare, input }: Scenario, how: How) {
  await kept.restore();
  await prepare?.(agency);
  const keys = [
    await agency.keyOf(as ?? OWNER),
    await agency.keyOf(as === OWNER ? 'Gerente' : OWNER),
  ];
  const request = (await input(agency)) as object;
  const [first, second] = keys.map((key) => () => agency.call(id, { ...request, key }));
  const answers = await how(first as Call, second as Call);
  return { answers, state: withoutIds(await kept.read()) };
}

const scenarios = Object.keys(WRITE_SCENARIOS).flatMap((id) =>
  scenariosOf(id)
    .filter((it) => it.as !== null && it.repeats === 'one' && !it.eachByTurns)
    .map((scenario) => ({ id: id as OperationId, scenario, title: `${id}: ${scenario.what}` })),
);

const tried = sampled(scenarios, 1 / 8, ({ title }) => title);
/** Titles of the writes that both people may make. */
const contested: string[] = [];

describe.each(tried)('$title', ({ id, scenario, title }) => {
  test('two people at once have the effect of one after the other', async () => {
    const inTurn = await play(id, scenario, oneAfterTheOther);
    const otherFirst = await play(id, scenario, reversed);
    if (otherFirst.answers[0]?.httpStatus === 200) contested.push(title);
    const { answers, state } = await play(id, scenario, atOnce);
    for (const { httpStatus, body } of answers)
      expect(httpStatus, JSON.stringify(body)).toBeOneOf([200, 400, 401, 403, 404, 409]);
    expect([inTurn.state, otherFirst.state]).toContainEqual(state);
  });
});

test('many of the writes are ones that both people may make', () => {
  // Only the owner, or the person whom the call is about, may make the other writes. A sample may
  // draw more of the other writes than of the contested ones.
  expect(contested.length).toBeGreaterThan(IS_SAMPLE ? 0 : tried.length / 2);
});
