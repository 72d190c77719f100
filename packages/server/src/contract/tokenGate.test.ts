import { PERMISOS } from '@garita/domain/acceso/permisos';
import { insertToken } from '@garita/testing/agency/insertToken';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import {
  type ExpectedPerson,
  type ExpectedRule,
  isExpected,
  isOpen,
  type Relation,
} from '@garita/testing/contract/expectedRule';
import { type MatrixPeople, makeMatrixPeople } from '@garita/testing/contract/matrixActors';
import { ruleOf } from '@garita/testing/contract/matrixCases';
import { opsOf, statusOf } from '@garita/testing/contract/matrixRequest';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { sampled } from '@garita/testing/effort';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSessionUse } from '../access/sessionUse';
import type { Deps } from '../gate/Deps';
import { registerContract } from '../gate/registerContract';
import { registerErrors } from '../http/errors';
import { CLOCKS, TARGETS } from '../modules';
import { setUsada } from '../modules/sesion/sesion.repository';
import { noteTokenUse } from '../modules/tokens/tokens.repository';
import { createSnapshotReader } from '../snapshotCache/createSnapshotReader';
import type { Operation } from './loadContract';

// Tries access tokens on every call at the gate, without services. The owner's tokens show which
// calls no token may make. The tokens of a person without permissions show that a token never
// exceeds its person.

const { operations } = CONTRACT;
const writes = operations.filter(({ effect }) => effect === 'write');
const OWNER: ExpectedPerson = { categoria: 12, codes: [], clockedIn: true, owner: true };
const NOTHING: ExpectedPerson = { categoria: 11, codes: [], clockedIn: true, owner: false };

let agency: TestAgency;
let cast: MatrixPeople;
let gate: FastifyInstance;
beforeAll(async () => {
  agency = await openTestAgency();
  cast = await makeMatrixPeople(agency, [OWNER, NOTHING]);
  gate = Fastify();
  registerErrors(gate);
  const inside = Object.fromEntries(operations.map(({ id }) => [id, async () => ({})]));
  const hasRoom = async () => true;
  const noted: Pick<Deps, 'sessionUse' | 'noteTokenUse'> = {
    sessionUse: createSessionUse({
      setUsada: (id, now) => setUsada(agency.db, id, now),
      hasRoom,
      idleMs: null,
    }),
    noteTokenUse: (id, now) => noteTokenUse(agency.db, id, now),
  };
  const deps = {
    db: agency.db,
    readSnapshot: createSnapshotReader(agency.database),
    clock: agency.now,
    hasRoom,
    isOvertaken: async () => false,
    targets: TARGETS,
    clocks: CLOCKS,
    ...noted,
  } as Deps;
  registerContract(gate, deps, operations, inside as never);
  await gate.ready();
});
afterAll(async () => {
  await gate.close();
  await agency.close();
});

const tokenOf = (who: ExpectedPerson, codigos: readonly string[] | null) =>
  insertToken(agency, cast.targetOf(who, null).id, codigos);
const relationsOf = ({ targets }: Operation, { categoria }: ExpectedPerson): readonly Relation[] =>
  targets.length === 0
    ? [null]
    : ['self', 'lower', 'equal', ...(categoria < 12 ? (['higher'] as const) : [])];

/**
 * The part of a rule that applies to a token with permissions: the ways that need a permission and,
 * for a read, the ways open to every user. `isExpected` checks which permission the token has.
 */
const narrowed = ({ ways, codes }: ExpectedRule, { effect }: Operation): ExpectedRule => ({
  codes,
  ways: ways.filter(
    ({ conditions }) =>
      conditions.some((c) => codes.includes(c)) ||
      (effect === 'read' && !conditions.some((c) => /^(O|≥\d+)$/.test(c))),
  ),
});

/**
 * Makes a call with each of its ops and about a person of each relation. Returns the unexpected
 * results.
 */
async function findSurprises(
  operation: Operation,
  token: string,
  who: ExpectedPerson,
  expected: (relation: Relation, op?: number) => boolean,
) {
  const tried = relationsOf(operation, who).flatMap((relation) =>
    opsOf(operation).map(async (op) => {
      const status = await statusOf(gate, operation, token, cast.targetOf(who, relation), op);
      return status === (expected(relation, op) ? 200 : 403)
        ? []
        : [`${operation.id} ${JSON.stringify({ relation, op })}: ${status}`];
    }),
  );
  return (await Promise.all(tried)).flat();
}

describe('a token that only reads', () => {
  test.each(sampled(writes, 1 / 8, ({ id }) => id).map((o) => [o.id, o] as const))(
    'a read-only token cannot make %s, not even the owner’s token',
    async (_, operation) => {
      expect(
        await findSurprises(operation, await tokenOf(OWNER, null), OWNER, () => false),
      ).toEqual([]);
    },
  );

  test('a read-only token reads everything that its person may read', async () => {
    for (const who of [OWNER, NOTHING]) {
      const token = await tokenOf(who, null);
      for (const operation of operations.filter(
        ({ id, effect }) => effect === 'read' && !isOpen(ruleOf(id)),
      )) {
        const rule = ruleOf(operation.id);
        expect(
          await findSurprises(operation, token, who, (relation, op) =>
            isExpected(rule, who, relation, op),
          ),
        ).toEqual([]);
      }
    }
  });
});

describe('a token with one permission', () => {
  const closed = operations.filter(({ id }) => !isOpen(ruleOf(id)));

  test.each(sampled(PERMISOS, 1 / 8))(
    'a token with only the permission %s, even the owner’s, can make the calls that this permission opens and the reads that every user may make, and no other',
    async (code) => {
      const token = await tokenOf(OWNER, [code]);
      const asOne = { ...OWNER, owner: false, codes: [code] };
      for (const operation of closed) {
        const rule = narrowed(ruleOf(operation.id), operation);
        expect(
          await findSurprises(operation, token, OWNER, (relation, op) =>
            isExpected(rule, asOne, relation, op),
          ),
        ).toEqual([]);
      }
    },
  );

  test('a token gains nothing from permissions that its person does not hold', async () => {
    const token = await tokenOf(NOTHING, PERMISOS);
    for (const operation of closed) {
      const rule = narrowed(ruleOf(operation.id), operation);
      expect(
        await findSurprises(operation, token, NOTHING, (relation, op) =>
          isExpected(rule, NOTHING, relation, op),
        ),
      ).toEqual([]);
    }
  });

  test('even the owner’s token with every permission cannot make the writes of sesion, tokens and agencia, or the writes that ask for a password', async () => {
    const token = await tokenOf(OWNER, PERMISOS);
    const asked = (o: Operation) =>
      Object.keys((o.body?.properties ?? {}) as object).some((name) => /^r?clave/.test(name));
    const theirs = writes.filter(
      (o) => ['sesion', 'tokens', 'agencia'].includes(o.tema) || asked(o),
    );
    expect(theirs.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'login',
        'logout',
        'cambioClave',
        'crearToken',
        'revocarToken',
        'setUpAgencia',
      ]),
    );
    for (const operation of theirs)
      expect(await findSurprises(operation, token, OWNER, () => false)).toEqual([]);
  });
});
