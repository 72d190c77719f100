import type { OperationId } from '@garita/api-client/access';
import type { Operation } from '@garita/server/src/contract/loadContract';
import { ACCESS_EXPECTED } from './accessExpected';
import {
  type ExpectedPerson,
  type ExpectedRule,
  isExpected,
  parseExpected,
  type Relation,
} from './expectedRule';
import { opsOf } from './matrixRequest';

export interface MatrixCase {
  readonly who: ExpectedPerson;
  readonly relation: Relation;
  readonly op: number | undefined;
  readonly expected: boolean;
}

/** The expectation of a call. @throws if there is none */
export function ruleOf(id: OperationId): ExpectedRule {
  const text = ACCESS_EXPECTED[id];
  if (text === undefined)
    throw new Error(`${id} has no expectation in testing/contract/accessExpected.ts`);
  return parseExpected(text);
}

/** The possible relations of a target to the caller. A call without a target has one case. */
function relationsOf({ targets }: Operation, { categoria }: ExpectedPerson): readonly Relation[] {
  if (targets.length === 0) return [null];
  return [
    'self',
    ...(categoria > 1 ? (['lower'] as const) : []),
    'equal',
    ...(categoria < 12 ? (['higher'] as const) : []),
  ];
}

/** The cases of a call: each of these people, each relation and each op. */
export function casesOf(operation: Operation, people: readonly ExpectedPerson[]): MatrixCase[] {
  const rule = ruleOf(operation.id);
  return people.flatMap((who) =>
    relationsOf(operation, who).flatMap((relation) =>
      opsOf(operation).map((op) => ({
        who,
        relation,
        op,
        expected: isExpected(rule, who, relation, op),
      })),
    ),
  );
}
