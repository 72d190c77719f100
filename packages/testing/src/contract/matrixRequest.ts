import { isAbout } from '@garita/domain/acceso/can';
import type { Operation } from '@garita/server/src/contract/loadContract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { injectBeginning } from './injectBeginning';
import type { Target } from './matrixActors';

interface Sampled {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly items?: Sampled;
  readonly minProperties?: number;
  readonly oneOf?: readonly Sampled[];
  readonly properties?: Readonly<Record<string, Sampled>>;
  readonly required?: readonly string[];
}

function sample(schema: Sampled): unknown {
  // An enumeration is the alternative with the fewest requirements.
  const form = schema.oneOf?.find((one) => one.enum) ?? schema.oneOf?.[0];
  if (form) return sample(form);
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'integer') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}));
  if (schema.type === 'object') return sampleOf(schema, {});
  if (schema.pattern?.includes('\\d{13}')) return `1.${'1'.repeat(13)}.${'1'.repeat(43)}`;
  if (schema.pattern?.includes('\\d{2}T')) return '2026-11-21T18:30:00.000Z';
  if (schema.pattern?.includes('\\d{4}-')) return '2026-11-21';
  return '1'.repeat(schema.minLength ?? 1);
}

function sampleOf(
  { properties = {}, required = [], minProperties = 0 }: Sampled,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const all = Object.keys(properties);
  const names = all.filter(
    (name, at) => name in given || required.includes(name) || at < minProperties,
  );
  return Object.fromEntries(
    names.map((name) => [name, name in given ? given[name] : sample(properties[name] as Sampled)]),
  );
}

/** The values that a call's `op` may have; `[undefined]` for a call without `op`. */
export const opsOf = ({ body }: Operation): readonly (number | undefined)[] =>
  ((body as Sampled | null)?.properties?.op?.enum as number[] | undefined) ?? [undefined];

/** Makes a call about a person, with valid input. @returns the HTTP status */
export async function statusOf(
  app: FastifyInstance,
  operation: Operation,
  key: string | null,
  target: Target,
  op?: number,
): Promise<number> {
  const { method, url, params, query, body, targets } = operation;
  const rule = targets.find((one) => isAbout(one, { op }));
  const thing = rule ? target.thingOf(rule.lookup) : target.id;
  const types = (params as Sampled | null)?.properties ?? {};
  const given = {
    ...(op === undefined ? {} : { op }),
    ...(rule?.in === 'body' ? { [rule.name]: thing } : {}),
  };
  const payload = body === null ? null : JSON.stringify(sampleOf(body as Sampled, given));
  const request: InjectOptions = {
    method: method as 'GET',
    url: url.replace(/:(\w+)/g, (_, name: string) =>
      String(types[name]?.enum?.[0] ?? (types[name]?.type === 'integer' ? thing : target.usuario)),
    ),
    ...(query && { query: sampleOf(query as Sampled, {}) as Record<string, string> }),
    headers: {
      ...(key ? { key } : {}),
      ...(payload === null ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === null ? {} : { payload }),
  };
  const response = operation.stream
    ? await injectBeginning(app, request)
    : await app.inject(request);
  if (response.statusCode === 599) throw new Error(response.body);
  return response.statusCode;
}
