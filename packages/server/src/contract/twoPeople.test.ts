import type { OperationId } from '@garita/api-client/access';
import { type Answer, openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import {
  type DatabaseSnapshot,
  type DatabaseState,
  snapshotDatabase,
} from '@garita/testing/database/snapshotDatabase';
import { AT_ONCE, sampled } from '@garita/testing/effort';
import type { AnyScenario as Scenario } from '@garita/testing/scenarios/Scenario';
import { scenariosOf, WRITE_SCENARIOS } from '@garita/testing/scenarios/writeScenarios';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// A write locks its caller's row, so that the calls of one person wait for each other
// (parallel.test.ts). The calls of two people do not: only the service's own locks, conditions and
// indexes keep them apart.

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
  kept = await snapshotDatabase(agency.database);
});
afterAll(async () => {
  await kept.release();
  await agency.close();
});

/** The rows without their new ids, which concurrent writes may take in any order. */
const withoutIds = ({ intentos: _, ...state }: DatabaseState) =>
  Object.entries(state).map(([table, rows]) => [
    table,
    ...rows.map((row) => JSON.stringify(row).replaceAll(/ nueva \d+"/g, ' nueva"')).sort(),
  ]);

/** Makes a scenario's call as its person and as another one with all rights. */
async function play(id: OperationId, { as, prepare, input }: Scenario, how: How) {
  await kept.restore();
  await prepare?.(agency);
  const keys = [await agency.keyOf(as ?? 'Agente')];
  keys.push(await agency.keyOf(as === 'Fundadora' ? 'Gerente' : 'Fundadora'));
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

describe.each(sampled(scenarios, 1 / 6, ({ title }) => title))('$title', ({ id, scenario }) => {
  test('two people at once have the effect of one after the other', async () => {
    const states = [];
    for (const how of [oneAfterTheOther, reversed])
      states.push((await play(id, scenario, how)).state);
    const { answers, state } = await play(id, scenario, atOnce);
    for (const { httpStatus, body } of answers)
      expect(httpStatus, JSON.stringify(body)).toBeOneOf([200, 400, 401, 403, 404, 409]);
    expect(states).toContainEqual(state);
  });
});
