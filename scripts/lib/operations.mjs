// The tables of operations for menu, screens, clients and tests: plain data from the contract's
// vendor fields. Each table is a file, so that a page loads only the tables that it needs.
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export function listOperations(doc) {
  return Object.entries(doc.paths ?? {}).flatMap(([path, item]) =>
    METHODS.filter((m) => item[m]).map((method) => ({ path, method, op: item[method] })),
  );
}

export const literal = (value) =>
  Array.isArray(value)
    ? `[${value.map(literal).join(', ')}]`
    : value !== null && typeof value === 'object'
      ? Object.keys(value).length === 0
        ? '{}'
        : `{ ${Object.entries(value)
            .map(([k, v]) => `${k}: ${literal(v)}`)
            .join(', ')} }`
      : typeof value === 'string'
        ? `'${value.replaceAll("'", "\\'")}'`
        : String(value);

/** Whether a write stores its answer for an Idempotency-Key: then it declares the header. */
const isKeyed = (op) => (op.parameters ?? []).some((p) => p.$ref?.endsWith('/IdempotencyKey'));

const rowsOf = (doc, entry) =>
  listOperations(doc)
    .map((o) => `  ${o.op.operationId}: ${entry(o)},`)
    .join('\n');

export function renderAccess(doc) {
  return `import type { Grant } from '@garita/domain/acceso/can';
import type { operations } from './schema';

export type OperationId = keyof operations;

/** Who may call what: the contract's \`x-access\`. */
export const ACCESS = {
${rowsOf(doc, ({ op }) => literal(op['x-access']))}
} as const satisfies Record<OperationId, readonly Grant[]>;
`;
}

/** The table of writes, which a page loads with the first screen that has one. */
export function renderChanges(doc) {
  const writes = listOperations(doc).filter(({ op }) => op['x-effect'] === 'write');
  const rows = writes.map(({ op }) => `  ${op.operationId}: ${literal(op['x-changes'] ?? [])},`);
  return `import type { Tema } from '@garita/domain/temas';
import type { WriteId } from './operations';

/** The temas that each write changes: the contract's \`x-changes\`. */
export const CHANGES: Readonly<Record<WriteId, readonly Tema[]>> = {
${rows.join('\n')}
};
`;
}

/** The temas on which each read depends. After a change, a client repeats only affected reads. */
export function renderVersions(doc) {
  const rows = listOperations(doc)
    .filter(({ op }) => op['x-versions'])
    .map(({ op }) => `  ${op.operationId}: ${literal(op['x-versions'])},`);
  return `import type { Tema } from '@garita/domain/temas';
import type { OperationId } from './access';

/** The temas whose changes alone can change a read's answer: the contract's \`x-versions\`. */
export const VERSIONS = {
${rows.join('\n')}
} as const satisfies Partial<Record<OperationId, readonly Tema[]>>;
`;
}

/** Short forms for the usual reads by GET and writes by POST, since the command ships the table. */
function operationOf({ path, method, op }) {
  const [what, effect] = [`'${path}', '${op.tags[0]}'`, op['x-effect']];
  if (method === 'get' && effect === 'read') return `read(${what})`;
  if (method === 'post' && effect === 'write') return `write(${what})`;
  return literal({ method: method.toUpperCase(), path, tema: op.tags[0], effect });
}

export function renderOperations(doc) {
  return `import type { Tema } from '@garita/domain/temas';
import type { OperationId } from './access';

interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly tema: Tema;
  readonly effect: 'read' | 'write';
}

const read = <const Path extends string, const Of extends Tema>(path: Path, tema: Of) => ({ method: 'GET', path, tema, effect: 'read' }) as const;
const write = <const Path extends string, const Of extends Tema>(path: Path, tema: Of) => ({ method: 'POST', path, tema, effect: 'write' }) as const;

/** The path, the tema and the kind (read or write) of each call. */
export const OPERATIONS = {
${rowsOf(doc, operationOf)}
} as const satisfies Record<OperationId, Operation>;

type IdOf<Effect extends Operation['effect']> = {
  [Id in OperationId]: (typeof OPERATIONS)[Id]['effect'] extends Effect ? Id : never;
}[OperationId];
/** The calls that change nothing. */
export type ReadId = IdOf<'read'>;
/** The calls that change something. */
export type WriteId = IdOf<'write'>;

/** The calls whose answer is the same for every caller with access: the contract's \`x-shared\`. */
export type SharedId =
${listOperations(doc)
  .filter(({ op }) => op['x-shared'])
  .map(({ op }) => `  | '${op.operationId}'`)
  .join('\n')};
`;
}

/** The small tables that the first page needs. */
export function renderCalls(doc) {
  const operations = listOperations(doc);
  const list = (values) => values.map((value) => `  '${value}',`).join('\n');
  const isPublic = ({ op }) => op['x-access'].some((grant) => grant.public);
  const unkeyed = operations.filter(({ method, op }) => method !== 'get' && !isKeyed(op));
  return `/** The calls other than GET that take no Idempotency-Key. All other writes take one, so the app's first page loads only this short list. */
export const UNKEYED_CALLS: readonly string[] = [
${list(unkeyed.map(({ method, path }) => `${method.toUpperCase()} ${path}`))}
];

/** The calls that are open to everyone. */
export const PUBLIC_CALLS: readonly string[] = [
${list(operations.filter(isPublic).map(({ op }) => op.operationId))}
];
`;
}
