import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { isOpen } from '@garita/testing/contract/expectedRule';
import { type MatrixPeople, makeMatrixPeople } from '@garita/testing/contract/matrixActors';
import { casesOf, type MatrixCase, ruleOf } from '@garita/testing/contract/matrixCases';
import { matrixPeople } from '@garita/testing/contract/matrixPeople';
import { statusOf } from '@garita/testing/contract/matrixRequest';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { IS_SAMPLE, oneOfEach } from '@garita/testing/effort';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSessionUse } from '../access/sessionUse';
import type { Deps } from '../gate/Deps';
import { registerContract } from '../gate/registerContract';
import { registerErrors } from '../http/errors';
import { CLOCKS, TARGETS } from '../modules';
import { setUsada } from '../modules/sesion/sesion.repository';
import { createSnapshotReader } from '../snapshotCache/createSnapshotReader';

// The full permission matrix at the gate, without the services.

const closed = CONTRACT.operations.filter(({ id }) => !isOpen(ruleOf(id)));
const peopleOf = (id: (typeof closed)[number]['id']) => matrixPeople(ruleOf(id), !IS_SAMPLE);
const kindOf = ({ who, relation, op, expected }: MatrixCase) =>
  JSON.stringify([expected, relation, op, who.codes.length > 0, who.clockedIn, who.owner]);

let agency: TestAgency;
let cast: MatrixPeople;
let gate: FastifyInstance;
beforeAll(async () => {
  agency = await openTestAgency();
  cast = await makeMatrixPeople(
    agency,
    closed.flatMap(({ id }) => peopleOf(id)),
  );
  gate = Fastify();
  registerErrors(gate);
  const inside = Object.fromEntries(CONTRACT.operations.map(({ id }) => [id, async () => ({})]));
  const hasRoom = async () => true;
  const sessionUse = createSessionUse({
    setUsada: (id, now) => setUsada(agency.db, id, now),
    hasRoom,
    idleMs: null,
  });
  const deps = {
    db: agency.db,
    readSnapshot: createSnapshotReader(agency.database),
    clock: agency.now,
    hasRoom,
    isOvertaken: async () => false,
    targets: TARGETS,
    clocks: CLOCKS,
    sessionUse,
  } as Deps;
  registerContract(gate, deps, CONTRACT.operations, inside as never);
  await gate.ready();
});
afterAll(async () => {
  await gate.close();
  await agency.close();
});

test.each(closed.map((o) => [o.id, o] as const))(
  'the gate admits to %s exactly the people that the table admits',
  async (id, operation) => {
    const cases = oneOfEach(casesOf(operation, peopleOf(id)), kindOf);
    const tried = cases.map(async ({ who, relation, op, expected }) => {
      const status = await statusOf(
        gate,
        operation,
        cast.keyOf(who),
        cast.targetOf(who, relation),
        op,
      );
      return status === (expected ? 200 : 403)
        ? []
        : [`${JSON.stringify({ who, relation, op })}: ${status}`];
    });
    expect((await Promise.all(tried)).flat()).toEqual([]);
  },
);
