import { PERMISOS } from '@garita/domain/acceso/permisos';
import type { ExpectedPerson, ExpectedRule } from './expectedRule';

const person = (fields: Partial<ExpectedPerson>): ExpectedPerson => ({
  categoria: 5,
  codes: [],
  clockedIn: true,
  owner: false,
  ...fields,
});
const every = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

/** A text that is equal for people of the same kind. */
export const kindOf = ({ categoria, codes, clockedIn, owner }: ExpectedPerson): string =>
  JSON.stringify([categoria, [...codes].sort(), clockedIn, owner]);
const withoutTwins = (people: readonly ExpectedPerson[]): ExpectedPerson[] => [
  ...new Map(people.map((who) => [kindOf(who), who])).values(),
];

/** For each alternative, all its permission codes, and each set of all its codes but one. */
function codeSets({ ways, codes }: ExpectedRule): string[][] {
  const whole = ways.map((w) => w.conditions.filter((c) => codes.includes(c)));
  return [
    ...whole,
    ...whole.flatMap((set) => set.map((gone) => set.filter((c) => c !== gone))),
  ].filter((set) => set.length > 0);
}

/** The categories at the limits of a rule and just below them. */
function edges({ ways }: ExpectedRule): number[] {
  const levels = ways.flatMap((w) =>
    w.conditions.flatMap((c) => (/^[≥<]/.test(c) ? [Number(c.slice(1))] : [])),
  );
  return [...new Set([1, ...levels.flatMap((n) => [n - 1, n])])].filter((n) => n >= 1);
}

/**
 * The people who try a call: each category without a permission, and each permission alone. Then
 * each set of `codeSets` at each of the rule's limits (`edges`), a person who is not clocked in,
 * and the owner.
 * @param full if false, omits the categories and permissions that the rule does not name, because
 * the answer does not depend on them
 */
export function matrixPeople(rule: ExpectedRule, full: boolean): ExpectedPerson[] {
  const categories = full ? every(12) : edges(rule);
  const codes = full
    ? PERMISOS
    : [...rule.codes, PERMISOS.find((c) => !rule.codes.includes(c)) as string];
  const sets = codeSets(rule);
  return withoutTwins([
    ...categories.map((categoria) => person({ categoria })),
    ...codes.map((code) => person({ codes: [code] })),
    ...sets.map((set) => person({ codes: set })),
    ...edges(rule).flatMap((categoria) =>
      [rule.codes, ...sets].map((set) => person({ categoria, codes: set })),
    ),
    person({ codes: PERMISOS }),
    person({ codes: PERMISOS, clockedIn: false }),
    person({ categoria: 12, owner: true }),
  ]);
}
