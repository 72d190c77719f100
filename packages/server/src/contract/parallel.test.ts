import type { OperationId } from '@garita/api-client/access';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { failureOf } from '@garita/testing/agency/failureOf';
import { type Answer, openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { CONTRACT } from '@garita/testing/contract/testContract';
import {
  type DatabaseSnapshot,
  type DatabaseState,
  snapshotDatabase,
} from '@garita/testing/database/snapshotDatabase';
import { AT_ONCE, sampled } from '@garita/testing/effort';
import type { AnyScenario as Scenario } from '@garita/testing/scenarios/Scenario';
import { scenariosOf, WRITE_SCENARIOS } from '@garita/testing/scenarios/writeScenarios';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from './loadContract';

type How = (call: () => Promise<Answer>) => Promise<Answer[]>;

const once: How = async (call) => [await call()];
const atOnce: How = (call) => Promise.all(Array.from({ length: AT_ONCE }, call));
const inTurn: How = async (call) => {
  const answers: Answer[] = [];
  for (let i = 0; i < AT_ONCE; i++) answers.push(await call());
  return answers;
};
const atOnceAndAgain: How = async (call) => [...(await atOnce(call)), await call()];

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

/** Makes a scenario's call on the restored agency, alone or concurrently. */
async function play(
  id: OperationId,
  { as, prepare, input }: Scenario,
  how: How,
  withKey: boolean,
): Promise<{ answers: Answer[]; state: DatabaseState }> {
  await kept.restore();
  await prepare?.(agency);
  const key = as === null ? {} : { key: await agency.keyOf(as) };
  const headers: Record<string, string> = withKey
    ? { 'idempotency-key': 'muchas-veces-la-misma' }
    : {};
  const request = { ...((await input(agency)) as object), ...key, headers };
  const answers = await how(() => agency.call(id, request));
  return { answers, state: await kept.read() };
}

const bodiesOf = (answers: readonly Answer[]) => answers.map((a) => a.body);
const succeeded = (answers: readonly Answer[]) => answers.filter((a) => a.httpStatus === 200);
const refused = (answers: readonly Answer[]) => answers.filter((a) => a.httpStatus !== 200);
const auditRows = (state: DatabaseState, id: OperationId) =>
  (state.bitacora ?? []).filter((row) => row.operacion === id);

/** The changes without `intentos`, a counter that every try increases. */
const effectsOf = ({ intentos: _, ...state }: DatabaseState): DatabaseState => state;

/**
 * An outcome without its random values. @param played the run whose answers contain those values
 */
function certainOf<T>(
  { chance }: Scenario,
  { answers }: { answers: readonly Answer[] },
  what: T,
): T {
  const text = chance?.(succeeded(answers)[0]?.body);
  return text ? JSON.parse(JSON.stringify(what).replaceAll(text, 'azar')) : what;
}

function expectRefusals(answers: readonly Answer[]): void {
  for (const { httpStatus, body } of answers) {
    expect(httpStatus, JSON.stringify(body)).toBeOneOf([400, 401, 403, 404, 409]);
    expect(failureOf(body)).toMatchObject({ msg: expect.stringMatching(/\S/), status: 1 });
  }
}

describe('the table of scenarios', () => {
  test('the table of scenarios has at least one for every write, and none for another call', () => {
    const writes = CONTRACT.operations
      .filter((o) => o.effect === 'write')
      .map((o) => o.id as string);
    const told = Object.keys(WRITE_SCENARIOS);
    expect(
      writes.filter((id) => !told.includes(id)),
      'add the scenario of these writes to testing/scenarios',
    ).toEqual([]);
    expect(
      told.filter((id) => !writes.includes(id)),
      'these are no writes: take them out of testing/scenarios',
    ).toEqual([]);
  });

  test('a scenario’s call changes the agency, and restoring the agency undoes the change', async () => {
    await kept.restore();
    const before = await kept.read();
    const [scenario] = WRITE_SCENARIOS.login;
    expect((await play('login', scenario, once, false)).state).not.toEqual(before);
    await kept.restore();
    expect(await kept.read()).toEqual(before);
  });
});

const scenarios = Object.keys(WRITE_SCENARIOS).flatMap((id) =>
  scenariosOf(id).map((scenario) => ({
    id: id as OperationId,
    scenario,
    title: `${id}: ${scenario.what}`,
  })),
);
const some = (rows: typeof scenarios) => sampled(rows, 1 / 8, ({ title }) => title);
const operationOf = (id: OperationId) => CONTRACT.operations.find((o) => o.id === id) as Operation;
/**
 * Whether a call declares the Idempotency-Key and stores its answer under the key. The portal never
 * stores an answer with a secret, and a visitor's call declares no key.
 */
const isKeyed = ({ headers, secret }: Operation) =>
  !secret && Object.hasOwn((headers?.properties ?? {}) as object, 'idempotency-key');

describe.each(some(scenarios.filter(({ id }) => isKeyed(operationOf(id)))))(
  '$title',
  ({ id, scenario }) => {
    test('many calls at once with one Idempotency-Key have the effect of one and give one answer', async () => {
      const single = await play(id, scenario, once, true);
      expect(bodiesOf(refused(single.answers))).toEqual([]);
      const many = await play(id, scenario, atOnceAndAgain, true);
      const { answers, state } = many;
      const last = answers.at(-1) as Answer;
      const [body, ...same] = bodiesOf(succeeded(answers));
      for (const one of same) expect(one).toEqual(body);
      expect(certainOf(scenario, many, body)).toEqual(
        certainOf(scenario, single, single.answers[0]?.body),
      );
      // If a concurrent call ended the session, the answer may also be 401 or 403.
      if (scenario.endsSession)
        for (const { httpStatus } of refused(answers))
          expect(httpStatus).toBeOneOf([401, 403, 409]);
      else
        for (const { httpStatus, body, headers } of refused(answers))
          expect([httpStatus, failureOf(body).msg, headers['retry-after']]).toEqual([
            409,
            SERVICIO.enCurso,
            '1',
          ]);
      expect(last.httpStatus).toBe(scenario.endsSession ? 401 : 200);
      expect(auditRows(state, id)).toHaveLength(1);
      expect(certainOf(scenario, many, effectsOf(state))).toEqual(
        certainOf(scenario, single, effectsOf(single.state)),
      );
    });
  },
);

describe.each(some(scenarios.filter(({ scenario }) => scenario.repeats === 'one')))(
  '$title',
  ({ id, scenario }) => {
    test('many calls at once without a key have the effect of one', async () => {
      const single = await play(id, scenario, once, false);
      expect(bodiesOf(refused(single.answers))).toEqual([]);
      const { answers, state } = await play(id, scenario, atOnce, false);
      expect(succeeded(answers).length).toBeGreaterThan(0);
      expectRefusals(refused(answers));
      expect(auditRows(state, id)).toHaveLength(1);
      expect(effectsOf(state)).toEqual(effectsOf(single.state));
    });
  },
);

describe.each(some(scenarios.filter(({ scenario }) => scenario.repeats !== 'one')))(
  '$title',
  ({ id, scenario }) => {
    test('many calls at once without a key end with the same state as the same calls one after another', async () => {
      const turns = await play(id, scenario, inTurn, false);
      expect(succeeded(turns.answers).length).toBeGreaterThan(1);
      expect(auditRows(turns.state, id)).toHaveLength(succeeded(turns.answers).length);
      const { answers, state } = await play(id, scenario, atOnce, false);
      expectRefusals(refused(answers));
      expect(succeeded(answers)).toHaveLength(succeeded(turns.answers).length);
      expect(effectsOf(state)).toEqual(effectsOf(turns.state));
    });
  },
);

describe.each(scenarios.filter(({ id }) => operationOf(id).secret))(
  '$title',
  ({ id, scenario }) => {
    test('the secret of an answer is nowhere in the database, with an Idempotency-Key or without', async () => {
      for (const withKey of [true, false]) {
        const { answers, state } = await play(id, scenario, once, withKey);
        expect(bodiesOf(refused(answers))).toEqual([]);
        expect(
          scenario.secret,
          'say in testing/scenarios/writeScenarios.ts what of the answer is secret',
        ).toBeDefined();
        const secret = scenario.secret?.(answers[0]?.body) ?? '';
        expect(secret).toMatch(/\S{6}/);
        expect(await kept.holds(secret)).toBe(false);
        expect(state.claves_idempotencia).toEqual([]);
      }
    });
  },
);
