import { readFileSync } from 'node:fs';
import type { OperationId } from '@garita/api-client/access';
import type { Grant } from '@garita/domain/acceso/can';
import type { Tema } from '@garita/domain/temas';

/** A JSON Schema (2020-12) with its references resolved. */
export type Schema = Readonly<Record<string, unknown>>;

export interface TargetRule {
  /** Limits the rule to requests whose body has one of these values in each of these fields. */
  readonly when?: NonNullable<Grant['when']>;
  readonly in: 'path' | 'body';
  readonly name: string;
  /** `usuario`, or a thing that belongs to a person: a key of `access/Targets.ts`. */
  readonly lookup: string;
}

export interface Operation {
  readonly id: OperationId;
  readonly method: string;
  /** The path with Fastify's parameters: `/api/usuarios/:name`. */
  readonly url: string;
  readonly tema: Tema;
  readonly access: readonly Grant[];
  /**
   * The rules of the call's target. At most one applies to a request; none if the call is about no
   * person.
   */
  readonly targets: readonly TargetRule[];
  readonly effect: 'read' | 'write';
  readonly changes: readonly Tema[];
  readonly versions: readonly Tema[];
  /** Clocks that may change a versioned answer without a write. */
  readonly clocks: readonly string[];
  /**
   * `change`: all callers share an answer until the data change. `second`: they share it for one
   * second. null: they do not share it.
   */
  readonly shared: 'change' | 'second' | null;
  /**
   * Whether the answer contains a secret. The portal never stores such an answer, not even for an
   * `Idempotency-Key`.
   */
  readonly secret: boolean;
  readonly params: Schema | null;
  readonly query: Schema | null;
  readonly headers: Schema | null;
  readonly body: Schema | null;
  /** The maximum size of the body in bytes; null = the default. */
  readonly bodyLimit: number | null;
  readonly download: boolean;
  /** Whether the answer is a stream, which does not end. */
  readonly stream: boolean;
  readonly answers: Readonly<Record<string, Schema>>;
}

// The raw document has no types. Everything that leaves this file is typed and checked.
// biome-ignore lint/suspicious/noExplicitAny: raw YAML
type Raw = any;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

function pointedBy(doc: Raw, $ref: string): Raw {
  const pointed = $ref
    .slice(2)
    .split('/')
    .reduce((n: Raw, key: string) => n?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], doc);
  if (pointed === undefined) throw new Error(`openapi.yaml: ${$ref} points nowhere`);
  return pointed;
}

/** Replaces every `$ref` by its target, merged with its siblings. Each target is resolved once. */
function resolveAll(doc: Raw): Raw {
  const known = new Map<string, Raw>();
  const follow = ($ref: string): Raw => {
    // The value is undefined while the target is being resolved. A second reference then means a
    // cycle.
    if (known.has($ref) && known.get($ref) === undefined)
      throw new Error(`openapi.yaml: ${$ref} goes in circles`);
    if (!known.has($ref)) {
      known.set($ref, undefined);
      known.set($ref, resolve(pointedBy(doc, $ref)));
    }
    return known.get($ref);
  };
  const resolve = (node: Raw): Raw => {
    if (Array.isArray(node)) return node.map(resolve);
    if (node === null || typeof node !== 'object') return node;
    const { $ref, ...own } = node;
    if (typeof $ref !== 'string')
      return Object.fromEntries(Object.entries(node).map(([k, v]) => [k, resolve(v)]));
    const rest = Object.entries(own).map(([k, v]) => [k, resolve(v)]);
    return rest.length === 0 ? follow($ref) : { ...follow($ref), ...Object.fromEntries(rest) };
  };
  return resolve(doc);
}

function parameterSchema(parameters: Raw[], where: 'path' | 'query' | 'header'): Schema | null {
  const list = parameters.filter((p) => p.in === where);
  if (list.length === 0) return null;
  const name = (p: Raw) => (where === 'header' ? p.name.toLowerCase() : p.name);
  return {
    type: 'object',
    properties: Object.fromEntries(list.map((p) => [name(p), p.schema])),
    required: list.filter((p) => p.required).map(name),
    ...(where === 'query' ? { additionalProperties: false } : {}),
  };
}

/**
 * The schema that refuses unknown query parameters. Null if the call declares no parameter and no
 * 400.
 */
function querySchema(parameters: Raw[], responses: Raw): Schema | null {
  return (
    parameterSchema(parameters, 'query') ??
    (responses['400'] ? { type: 'object', additionalProperties: false } : null)
  );
}

function toOperation(path: string, method: string, op: Raw, prefix: string): Operation {
  for (const field of ['operationId', 'x-access', 'x-effect'] as const) {
    if (op[field] === undefined) throw new Error(`openapi.yaml: ${method} ${path} has no ${field}`);
  }
  if (op['x-effect'] === 'write' && !op['x-changes'])
    throw new Error(`openapi.yaml: ${op.operationId} writes without x-changes`);
  if (op['x-shared'] && !op['x-versions'])
    throw new Error(`openapi.yaml: ${op.operationId} is shared without x-versions`);
  const parameters = op.parameters ?? [];
  return {
    id: op.operationId,
    method: method.toUpperCase(),
    url: prefix + path.replace(/\{(\w+)\}/g, ':$1'),
    tema: op.tags?.[0],
    access: op['x-access'],
    targets: [op['x-target'] ?? []].flat(),
    effect: op['x-effect'],
    changes: op['x-changes'] ?? [],
    versions: op['x-versions'] ?? [],
    clocks: op['x-clocks'] ?? [],
    shared: op['x-shared'] ?? null,
    secret: op['x-secret'] === true,
    params: parameterSchema(parameters, 'path'),
    query: querySchema(parameters, op.responses),
    headers: parameterSchema(parameters, 'header'),
    body: op.requestBody?.content?.['application/json']?.schema ?? null,
    bodyLimit: op['x-body-limit'] ?? null,
    download: op.responses['200'].content?.['application/gzip'] !== undefined,
    stream: op.responses['200'].content?.['text/event-stream'] !== undefined,
    answers: Object.fromEntries(
      Object.entries<Raw>(op.responses).flatMap(([code, r]) => {
        const schema = r.content?.['application/json']?.schema;
        return schema ? [[code, schema]] : [];
      }),
    ),
  };
}

export interface Contract {
  readonly operations: readonly Operation[];
}

/**
 * Reads `openapi.yaml`, or its JSON form, which parses faster.
 * @throws for a missing or circular reference, and for an operation that lacks a field
 */
export async function loadContract(file: string | URL): Promise<Contract> {
  const text = readFileSync(file, 'utf8');
  const doc = resolveAll(
    String(file).endsWith('.json') ? JSON.parse(text) : (await import('yaml')).parse(text),
  );
  const prefix = doc.servers[0].url;
  const operations = Object.entries<Raw>(doc.paths).flatMap(([path, item]) =>
    METHODS.filter((m) => item[m]).map((method) => toOperation(path, method, item[method], prefix)),
  );
  return { operations };
}
