// The table of each call's fields: the part of the contract's schemas with which the command parses
// `campo=valor`.
import { listOperations, literal } from './operations.mjs';

const DAY = String.raw`^(\d{4}-\d{2}-\d{2})?$`;

const follow = (doc, { $ref }) =>
  $ref
    .slice(2)
    .split('/')
    .reduce((part, key) => part[key], doc);

/** Resolves references. The name of the first reference identifies passwords. */
function resolve(doc, schema) {
  if (!schema.$ref) return { schema, name: '' };
  const inner = resolve(doc, follow(doc, schema));
  return {
    schema: { ...inner.schema, ...schema, $ref: undefined },
    name: schema.$ref.split('/').at(-1),
  };
}

/** The only schema besides `null`; null if there are several, or no `null`. */
function besidesNull(doc, options) {
  const rest = options.filter((option) => resolve(doc, option).schema.type !== 'null');
  return rest.length === 1 && rest.length < options.length ? rest[0] : null;
}

function fieldsOfObject(doc, { properties = {}, required = [] }) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      { ...fieldOf(doc, schema), ...(!required.includes(name) && { isOptional: true }) },
    ]),
  );
}

function textOf(name, { format, pattern, enum: values, maxLength }) {
  if (format === 'date-time') return { type: 'instant' };
  if (pattern === DAY) return { type: 'day' };
  if (values) return { type: 'text', values };
  return {
    type: 'text',
    ...(maxLength && { max: maxLength }),
    ...(name === 'Secret' && { isSecret: true }),
  };
}

const integerOf = ({ minimum, maximum, enum: values }) => ({
  type: 'integer',
  ...(values && { values }),
  ...(minimum !== undefined && { min: minimum }),
  ...(maximum !== undefined && { max: maximum }),
});

/** Describes how a field is typed: as `json` if a terminal has no form for it. */
function fieldOf(doc, given) {
  const { schema, name } = resolve(doc, given);
  const options = schema.oneOf ?? schema.anyOf;
  if (options) {
    const only = besidesNull(doc, options);
    return only ? { ...fieldOf(doc, only), isNullable: true } : { type: 'json' };
  }
  const types = [schema.type].flat();
  const nullable = types.includes('null') && { isNullable: true };
  const [type] = types.filter((one) => one !== 'null');
  if (type === 'integer') return { ...integerOf(schema), ...nullable };
  if (type === 'string') return { ...textOf(name, schema), ...nullable };
  if (type === 'boolean') return { type: 'boolean', ...nullable };
  if (type === 'array' && schema.items)
    return { type: 'list', items: fieldOf(doc, schema.items), ...nullable };
  if (type === 'object' && schema.properties)
    return { type: 'object', fields: fieldsOfObject(doc, schema), ...nullable };
  return { type: 'json', ...nullable };
}

function fieldsOf(doc, { op }) {
  const parameters = (op.parameters ?? [])
    .map((one) => (one.$ref ? follow(doc, one) : one))
    .filter((one) => one.in !== 'header');
  const given = parameters.map((one) => [
    one.name,
    { ...fieldOf(doc, one.schema), ...(!one.required && { isOptional: true }) },
  ]);
  const body =
    op.requestBody && resolve(doc, op.requestBody.content['application/json'].schema).schema;
  return { ...Object.fromEntries(given), ...(body && fieldsOfObject(doc, body)) };
}

/** The form of a call's answer; null for JSON. */
function formOf(op) {
  const [type = 'application/json'] = Object.keys(op.responses['200']?.content ?? {});
  return type === 'application/json' ? null : type === 'text/event-stream' ? 'stream' : 'bytes';
}

/** Minimum occurrences and length of a field definition to be shared. */
const [SHARED_TIMES, SHARED_LENGTH] = [2, 20];

const listWithin = (field) => [
  field,
  ...(field.items ? listWithin(field.items) : []),
  ...Object.values(field.fields ?? {}).flatMap(listWithin),
];

/** The command ships the table, so repeated definitions are shared. */
function shareFields(tables) {
  const times = new Map();
  for (const field of tables.flatMap((fields) => Object.values(fields)).flatMap(listWithin)) {
    const text = literal(field);
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  const names = new Map();
  const lines = [];
  const sayAll = (fields) =>
    `{ ${Object.entries(fields)
      .map(([name, field]) => `${name}: ${say(field)}`)
      .join(', ')} }`;
  const partOf = ([key, value]) =>
    `${key}: ${key === 'items' ? say(value) : key === 'fields' ? sayAll(value) : literal(value)}`;
  const whole = (field) => `{ ${Object.entries(field).map(partOf).join(', ')} }`;
  function say(field) {
    const text = literal(field);
    if (times.get(text) < SHARED_TIMES || text.length < SHARED_LENGTH) return whole(field);
    if (!names.has(text)) {
      // Nested definitions come first.
      const body = whole(field);
      names.set(text, `F${names.size + 1}`);
      lines.push(`const ${names.get(text)}: Field = ${body};`);
    }
    return names.get(text);
  }
  return { lines, sayAll };
}

export function renderFields(doc) {
  const operations = listOperations(doc);
  const taken = operations
    .map((one) => [one.op.operationId, fieldsOf(doc, one)])
    .filter(([, fields]) => Object.keys(fields).length > 0);
  const { lines, sayAll } = shareFields(taken.map(([, fields]) => fields));
  const rows = taken.map(([id, fields]) => `  ${id}: ${sayAll(fields)},`);
  const others = operations
    .filter(({ op }) => formOf(op))
    .map(({ op }) => `  ${op.operationId}: '${formOf(op)}',`);
  return `import type { OperationId } from './access';

/** How a field of a call is typed at a terminal. */
export interface Field {
  /** \`json\`: anything, as JSON. \`day\`: YYYY-MM-DD. \`instant\`: ISO 8601 in UTC with milliseconds. */
  readonly type: 'integer' | 'text' | 'boolean' | 'day' | 'instant' | 'list' | 'object' | 'json';
  readonly isOptional?: true;
  readonly isNullable?: true;
  /** A password. */
  readonly isSecret?: true;
  /** The minimum of an integer. */
  readonly min?: number;
  /** The maximum of an integer, or the maximum number of characters of a text. */
  readonly max?: number;
  /** The allowed values. */
  readonly values?: readonly (string | number)[];
  /** The type of a list's items. */
  readonly items?: Field;
  /** The fields of an object. */
  readonly fields?: Fields;
}

/** Fields by their names. */
export type Fields = { readonly [name: string]: Field };

// Fields that several calls share.
${lines.join('\n')}

/** The fields of each call: path parameters, query parameters and the body's fields. No name occurs in two of these. A call that is missing here has no fields. */
export const FIELDS: Readonly<Partial<Record<OperationId, Fields>>> = {
${rows.join('\n')}
};

/** The calls whose answer is not JSON: bytes, or a stream that does not end. */
export const OTHER_ANSWERS: Readonly<Partial<Record<OperationId, 'bytes' | 'stream'>>> = {
${others.join('\n')}
};
`;
}
