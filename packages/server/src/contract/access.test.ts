import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { ACCESS_EXPECTED } from '@garita/testing/contract/accessExpected';
import { type ExpectedPerson, isOpen } from '@garita/testing/contract/expectedRule';
import { type MatrixPeople, makeMatrixPeople } from '@garita/testing/contract/matrixActors';
import { casesOf, ruleOf } from '@garita/testing/contract/matrixCases';
import { matrixPeople } from '@garita/testing/contract/matrixPeople';
import { opsOf, statusOf } from '@garita/testing/contract/matrixRequest';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { type DatabaseSnapshot, snapshotDatabase } from '@garita/testing/database/snapshotDatabase';
import { sampled, WHOLE_MATRIX } from '@garita/testing/effort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// Tries a sample of the permission matrix on the whole server. Only this test finds a service that
// refuses a caller by itself, after the gate. `accessGate.test.ts` tries the full matrix.

const { operations } = CONTRACT;
const tried = sampled(operations, 1 / 6, ({ id }) => id);
const closed = tried.filter(({ id }) => !isOpen(ruleOf(id)));
const peopleOf = (id: (typeof operations)[number]['id']) => matrixPeople(ruleOf(id), WHOLE_MATRIX);
/** The statuses with which these public calls themselves refuse a wrong secret. */
const OWN_REFUSALS: Readonly<Record<string, number>> = { login: 401, recuperarPropietario: 403 };
const SOMEBODY: ExpectedPerson = { categoria: 5, codes: [], clockedIn: true, owner: false };

let agency: TestAgency;
let kept: DatabaseSnapshot;
let cast: MatrixPeople;
let keys: readonly (string | null)[];
beforeAll(async () => {
  agency = await openTestAgency();
  cast = await makeMatrixPeople(agency, [SOMEBODY, ...closed.flatMap(({ id }) => peopleOf(id))]);
  keys = [
    null,
    cast.keyOf(SOMEBODY).replace(/-.*/, `-${'x'.repeat(43)}`),
    await agency.keyOf('Expulsado'),
  ];
  kept = await snapshotDatabase(agency.database);
});
afterAll(async () => {
  await kept.release();
  await agency.close();
});

test('the table of expectations has every call of the contract, and no other', () => {
  expect(Object.keys(ACCESS_EXPECTED).sort()).toEqual(operations.map((o) => o.id).sort());
});

test.each(tried.map((o) => [o.id, o] as const))(
  'the call %s is closed to visitors, bad keys and dismissed people, unless it is public',
  async (id, operation) => {
    const expected = isOpen(ruleOf(id))
      ? expect.not.toBeOneOf([401, 403].filter((status) => status !== OWN_REFUSALS[id]))
      : 401;
    for (const key of keys) {
      await kept.restore();
      expect(
        await statusOf(
          agency.app,
          operation,
          key,
          cast.targetOf(SOMEBODY, null),
          opsOf(operation)[0],
        ),
        String(key),
      ).toEqual(expected);
    }
  },
);

describe('behind the gate', () => {
  test.each(closed.map((o) => [o.id, o] as const))(
    'the call %s refuses no user whom the table admits',
    async (id, operation) => {
      await kept.restore();
      for (const { who, relation, op, expected } of casesOf(operation, peopleOf(id))) {
        const status = await statusOf(
          agency.app,
          operation,
          cast.keyOf(who),
          cast.targetOf(who, relation),
          op,
        );
        // Other failures (400, 404, 409) come after the gate, so they count as admitted.
        expect(status !== 403, `${status} for ${JSON.stringify({ who, relation, op })}`).toBe(
          expected,
        );
        if (expected) await kept.restore();
      }
    },
  );
});
