import { can, type Grant, type Subject, type Target } from '@garita/domain/acceso/can';
import { ACCESS_EXPECTED } from '@garita/testing/contract/accessExpected';
import {
  type ExpectedPerson,
  type ExpectedRule,
  isExpected,
  isOpen,
  parseExpected,
  type Relation,
} from '@garita/testing/contract/expectedRule';
import { matrixPeople } from '@garita/testing/contract/matrixPeople';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { describe, expect, test } from 'vitest';
import type { Operation } from './loadContract';

// Tests `x-access` without a server: the rules of every call, built or not, and damaged copies of
// the rules.

const ME = 1;

const toSubject = ({ categoria, codes, clockedIn, owner }: ExpectedPerson): Subject => ({
  id: ME,
  id_categoria: categoria,
  permisos: codes,
  permisoSys: owner ? 1 : 0,
  fichaje: clockedIn,
});

const STEP: Readonly<Record<Exclude<Relation, null>, number>> = {
  self: 0,
  lower: -1,
  equal: 0,
  higher: 1,
};

const toTarget = (
  relation: Exclude<Relation, null>,
  { categoria, owner }: ExpectedPerson,
): Target =>
  relation === 'self'
    ? { id: ME, id_categoria: categoria, permisoSys: owner ? 1 : 0 }
    : { id: 2, id_categoria: categoria + STEP[relation] };

const RELATIONS = ['self', 'lower', 'equal', 'higher'] as const;
const namesSomebody = (rule: ExpectedRule) =>
  rule.ways.some((w) => w.conditions.some((c) => c === 'self' || c === 'below'));
const opsOf = ({ body }: Operation): (number | undefined)[] =>
  (body?.properties as { op?: { enum?: number[] } } | undefined)?.op?.enum ?? [undefined];

function findDifference(
  operation: Operation,
  access: readonly Grant[],
  rule: ExpectedRule,
): string | null {
  if (isOpen(rule)) return can(access, null) ? null : 'visitors';
  if (can(access, null)) return 'visitors';
  for (const who of matrixPeople(rule, true)) {
    for (const relation of namesSomebody(rule) ? RELATIONS : [null]) {
      for (const op of opsOf(operation)) {
        const circumstances = {
          values: { op },
          ...(relation === null ? {} : { target: toTarget(relation, who) }),
        };
        if (can(access, toSubject(who), circumstances) !== isExpected(rule, who, relation, op))
          return JSON.stringify({ who, relation, op });
      }
    }
  }
  return null;
}

const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, i) => i !== index);

/**
 * Calls whose grants name ops only as an explanation: without the ops they would admit the same
 * people.
 */
const EXPLAINS_ITSELF: readonly string[] = ['actionTime', 'actionEstados'];

function damagedGrants(grant: Grant): Grant[] {
  return Object.entries(grant).flatMap(([key, value]) => {
    const { [key as keyof Grant]: _, ...rest } = grant;
    const codes =
      Array.isArray(value) && value.length > 1
        ? value.map((_, i) => ({ ...grant, [key]: without(value, i) }))
        : [];
    const ops = key === 'when' ? (grant.when?.op ?? []) : [];
    return [
      rest,
      ...codes,
      ...(ops.length > 1 ? ops.map((_, i) => ({ ...grant, when: { op: without(ops, i) } })) : []),
    ];
  });
}

function damaged(access: readonly Grant[]): { access: Grant[]; damage: string }[] {
  return access.flatMap((grant, i) => [
    { access: without(access, i), damage: `without ${JSON.stringify(grant)}` },
    ...damagedGrants(grant).map((copy) => ({
      access: access.map((g, j) => (j === i ? copy : g)),
      damage: `${JSON.stringify(grant)} as ${JSON.stringify(copy)}`,
    })),
  ]);
}

describe.each(CONTRACT.operations.map((o) => [o.id, o] as const))('%s', (id, operation) => {
  const rule = parseExpected(ACCESS_EXPECTED[id] ?? '');

  test('the x-access of a call admits by itself exactly the people that the table admits', () => {
    expect(findDifference(operation, operation.access, rule)).toBeNull();
  });

  test('without any one part of its x-access, a call would admit other people', () => {
    const copies = damaged(operation.access);
    expect(copies.length).toBeGreaterThan(0);
    const unnoticed = copies
      .filter(({ access }) => findDifference(operation, access, rule) === null)
      .map(({ damage }) => damage);
    if (EXPLAINS_ITSELF.includes(id))
      for (const damage of unnoticed) expect(damage).toMatch(/^\{"when"/);
    else expect(unnoticed).toEqual([]);
  });
});
