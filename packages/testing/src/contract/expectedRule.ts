/** One alternative of an expectation, such as `asc & below` or `op 0,1: ≥10 & below`. */
interface Way {
  /** The values of `op` to which the alternative applies; null = all. */
  readonly ops: readonly number[] | null;
  readonly conditions: readonly string[];
}

export interface ExpectedRule {
  readonly ways: readonly Way[];
  readonly codes: readonly string[];
}

export interface ExpectedPerson {
  readonly categoria: number;
  readonly codes: readonly string[];
  readonly clockedIn: boolean;
  readonly owner: boolean;
}

/**
 * The target compared with the caller: the caller themself, or a person of a lower, equal or higher
 * category. Null = no target.
 */
export type Relation = 'self' | 'lower' | 'equal' | 'higher' | null;

const CODE = /^[a-z]{2,3}$/;

function parseWay(text: string): Way {
  const match = /^op ([\d,]+): (.*)$/.exec(text);
  const conditions = (match?.[2] ?? text).split(' & ').map((c) => c.trim());
  for (const c of conditions)
    if (!/^(P|L|T|O|self|below|[≥<]\d+|[a-z]{2,3})$/.test(c))
      throw new Error(`not an expectation: ${c}`);
  return { ops: match?.[1] ? match[1].split(',').map(Number) : null, conditions };
}

/** Parses an expectation. Its alternatives are separated by ` | `. */
export function parseExpected(text: string): ExpectedRule {
  const ways = text.split(' | ').map(parseWay);
  return {
    ways,
    codes: [...new Set(ways.flatMap((w) => w.conditions.filter((c) => CODE.test(c))))],
  };
}

function holds(condition: string, person: ExpectedPerson, relation: Relation): boolean {
  if (condition === 'P' || condition === 'L') return true;
  if (condition === 'T') return person.clockedIn;
  if (condition === 'O') return person.owner;
  if (condition === 'self') return relation === null || relation === 'self';
  if (condition === 'below')
    return relation === null || relation === 'lower' || (person.owner && relation !== 'self');
  if (condition.startsWith('≥'))
    return person.owner || person.categoria >= Number(condition.slice(1));
  if (condition.startsWith('<')) return person.categoria < Number(condition.slice(1));
  return person.owner || person.codes.includes(condition);
}

export const isExpected = (
  { ways }: ExpectedRule,
  person: ExpectedPerson,
  relation: Relation,
  op?: number,
): boolean =>
  ways.some(
    (w) =>
      (w.ops === null || op === undefined || w.ops.includes(op)) &&
      w.conditions.every((c) => holds(c, person, relation)),
  );

export const isOpen = ({ ways }: ExpectedRule): boolean =>
  ways.some((w) => w.conditions.includes('P'));
