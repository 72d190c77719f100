import { isAbout } from '@garita/domain/acceso/can';
import type { Operation, Schema } from './loadContract';

// The old portal's scripts send numbers and flags as text, lists of ids as arrays, and empty ids.
// The calls of the old portal accept these forms. The calls below `/ext` accept only what the
// contract says.

type Fields = Record<string, unknown>;
type Node = Schema & {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly oneOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  /**
   * The values of sibling fields with which a text of digits is an id. With other values it is a
   * name.
   */
  readonly 'x-id-when'?: Readonly<Record<string, readonly number[]>>;
};

const WHOLE = /^-?\d{1,15}$/;
const FLAGS: ReadonlyMap<unknown, 0 | 1> = new Map<unknown, 0 | 1>([
  [true, 1],
  ['true', 1],
  [false, 0],
  ['false', 0],
]);
const BOOLEANS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...[...FLAGS].map(([text, flag]) => [text, flag === 1] as const),
  [1, true],
  [0, false],
]);
const ID_LIST = '^(\\d{1,10}(,\\d{1,10})*)?$';

const isFlag = ({ enum: values }: Node): boolean =>
  values?.length === 2 && values[0] === 0 && values[1] === 1;
const isId = ({ type, minimum, oneOf }: Node): boolean =>
  (type === 'integer' && minimum === 1) || (oneOf?.some(isId) ?? false);
const takesText = ({ oneOf = [] }: Node): boolean =>
  oneOf.some(({ type, enum: values }) => type === 'string' && !values);

function readChoice(node: Node, value: unknown, beside: Fields): unknown {
  if (typeof value !== 'string') return value;
  const isMeantAsId = node['x-id-when']
    ? isAbout({ when: node['x-id-when'] }, beside)
    : !takesText(node);
  const number = node.oneOf?.find(({ type }) => type === 'integer');
  return number && isMeantAsId ? readValue(number, value, beside) : value;
}

function readValue(node: Node, value: unknown, beside: Fields): unknown {
  if (node.oneOf) return readChoice(node, value, beside);
  if (node.type === 'integer' && typeof value === 'string' && WHOLE.test(value))
    return Number(value);
  if (node.type === 'integer' && isFlag(node)) return FLAGS.get(value) ?? value;
  if (node.type === 'boolean') return BOOLEANS.get(value) ?? value;
  if (node.pattern === ID_LIST && Array.isArray(value)) return value.join();
  if (node.type === 'array' && Array.isArray(value))
    return value.map((one) => readValue(node.items ?? {}, one, beside));
  if (node.type === 'object') readFields(node, value);
  return value;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readFields({ properties = {} }: Node, value: unknown): void {
  if (!isFields(value)) return;
  // Fields whose meaning depends on siblings come last.
  const inOrder = Object.entries(properties).sort(
    ([, a], [, b]) => Number('x-id-when' in a) - Number('x-id-when' in b),
  );
  for (const [name, node] of inOrder)
    if (Object.hasOwn(value, name)) value[name] = readValue(node, value[name], value);
}

const isEmpty = (node: Node, value: unknown): boolean =>
  isId(node)
    ? value === undefined || value === null || value === 0 || (value === '' && !takesText(node))
    : node.type === 'integer' && value === '';

/**
 * Converts a body in place and removes empty ids and numbers.
 * @returns the name of the first required id that is empty; null if there is none
 */
export function readForm({ body: schema, targets }: Operation, body: unknown): string | null {
  if (schema === null || !isFields(body)) return null;
  const { properties = {}, required = [] } = schema as Node;
  readFields(schema as Node, body);
  const empty = Object.entries(properties).flatMap(([name, node]) =>
    isEmpty(node, body[name]) ? [name] : [],
  );
  for (const name of empty) delete body[name];
  const isNeeded = (name: string): boolean =>
    required.includes(name) ||
    targets.some(
      (rule) =>
        rule.in === 'body' && rule.name === name && rule.when !== undefined && isAbout(rule, body),
    );
  return empty.find((name) => isId(properties[name] ?? {}) && isNeeded(name)) ?? null;
}
