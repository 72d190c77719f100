import type { Operation, Schema } from '@garita/server/src/contract/loadContract';
import fc from 'fast-check';
import { admitted, beyond, spoiled } from './arbitraryValue';

/**
 * The people of the tests' agency who send requests. A request may also have no key or an invalid
 * one.
 */
export const FUZZ_PEOPLE = [
  'Fundadora',
  'Gerente',
  'Supervisora',
  'Oficial',
  'Agente',
  'Recluta',
  'Cabo',
  'Expulsado',
] as const;
type Person = (typeof FUZZ_PEOPLE)[number];

export interface FuzzCase {
  /** The person whose key the request has; null for none. */
  readonly as: Person | null;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | null;
}

/** An input that succeeds. The generated requests are variations of it. */
export interface KnownInput {
  readonly as: string | null;
  readonly body?: unknown;
  readonly params?: unknown;
  readonly query?: unknown;
}

const BAD_KEYS = [
  '',
  '1-',
  `1-${'A'.repeat(43)}`,
  `0-${'A'.repeat(43)}`,
  '\u00f1',
  'null',
  `99999999999-${'A'.repeat(43)}`,
  'x'.repeat(3000),
];
const ODD_BODIES = [
  '',
  '{',
  '[]',
  '7',
  'null',
  '"texto"',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '\u0000',
  '[[[[[[]]]]]]',
  '{"a":1}{',
  ' '.repeat(40_000),
];
const ODD_SEGMENTS = [
  '',
  '%',
  '%00',
  '%ff',
  '%ED%A0%80',
  '..',
  '%2e%2e',
  '%2F',
  '1%2F2',
  '1;x',
  '1e2',
  '1.0',
  '0x1',
  '-0',
  '+1',
  '%201',
  '٣',
  '9'.repeat(150),
  '9'.repeat(300),
];

const json = 'application/json';
/** Headers. Most requests have none, because a wrong header would hide the rest of the request. */
const headers: fc.Arbitrary<Record<string, string>> = fc
  .record({
    'idempotency-key': rarely(
      'la-misma-de-siempre',
      '018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f',
      'corta',
      'a'.repeat(128),
      'a'.repeat(129),
      'con espacios dentro',
      'eñeeñeeñe',
      '',
    ),
    'content-type': rarely(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      `${json}; charset=latin1`,
      'APPLICATION/JSON',
      'application/json;',
      'nada',
      '',
    ),
    'if-none-match': rarely('*', '"x"', 'W/"x", "y"', ''),
    'accept-encoding': rarely('gzip', 'br;q=1, *;q=0', 'identity;q=0', 'nada'),
    accept: rarely('text/html', 'nada', ''),
    key: rarely(...BAD_KEYS),
    cookie: rarely(
      ...BAD_KEYS.map((key) => `key=${key.replace(/[^ -~]/g, '')}; sesion=${key.length}-x`),
      'sesion=saliendo',
      ';;=;',
      `a=${'b'.repeat(4000)}`,
    ),
    sesion: rarely('1-x', 'saliendo', ''),
    origin: rarely('https://otro.test', 'null', 'nada'),
    'sec-fetch-site': rarely('cross-site', 'same-site', 'none', 'nada'),
  })
  .map((all) =>
    Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  );

function rarely(...values: string[]): fc.Arbitrary<string | undefined> {
  return fc.oneof(
    { weight: 14, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );
}

const encode = (value: unknown): string =>
  encodeURIComponent(String(value).replace(/[\ud800-\udfff]/g, '\ufffd'));

/** A parameter's value as a part of a URL. */
const segment = (schema: Schema): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: admitted(schema).map(encode) },
    {
      weight: 1,
      arbitrary: beyond(schema).map((v) =>
        encode(typeof v === 'object' ? JSON.stringify(v) : v).slice(0, 400),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_SEGMENTS) },
  );

const ODD_QUERIES = [
  '?',
  '?sobra=1',
  '?id=1',
  '?__proto__[x]=1',
  '?%',
  '?a=%00',
  `?a=${'a'.repeat(3000)}`,
];

/** No query, the call's parameters, or parameters that the call does not have. */
function queryOf({ query }: Operation): fc.Arbitrary<string> {
  const types = (query?.properties ?? {}) as Record<string, Schema>;
  const asked = fc
    .record(
      Object.fromEntries(Object.entries(types).map(([name, schema]) => [name, segment(schema)])),
      { requiredKeys: [] },
    )
    .map(
      (values) =>
        `?${Object.entries(values)
          .map((pair) => pair.join('='))
          .join('&')}`,
    );
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant('') },
    { weight: query === null ? 0 : 24, arbitrary: asked },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_QUERIES) },
  );
}

const fill = (url: string, values: Readonly<Record<string, string>>): string =>
  url.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '');
const encodeAll = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((values ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name,
      encode(value),
    ]),
  );

function addressOf(operation: Operation, { params }: KnownInput): fc.Arbitrary<string> {
  const types = (operation.params?.properties ?? {}) as Record<string, Schema>;
  const values = fc.record(
    Object.fromEntries(Object.entries(types).map(([name, schema]) => [name, segment(schema)])),
  );
  const near =
    params === undefined
      ? values
      : fc.oneof(
          { weight: 3, arbitrary: fc.constant(encodeAll(params)) },
          { weight: 1, arbitrary: values },
        );
  return fc.tuple(near, queryOf(operation)).map(([at, rest]) => fill(operation.url, at) + rest);
}

function bodyOf({ body, method }: Operation, known: KnownInput): fc.Arbitrary<string | null> {
  const odd = fc.constantFrom(...ODD_BODIES);
  const none = fc.constant(null);
  if (body === null)
    return method === 'GET'
      ? none
      : fc.oneof({ weight: 9, arbitrary: none }, { weight: 1, arbitrary: odd });
  const valid = admitted(body);
  const near =
    known.body === undefined
      ? valid
      : fc.oneof(
          { weight: 2, arbitrary: fc.constant(known.body) },
          { weight: 1, arbitrary: valid },
        );
  return fc.oneof(
    { weight: 10, arbitrary: near.map((value) => JSON.stringify(value)) },
    { weight: 8, arbitrary: spoiled(body, near).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: none },
  );
}

const withType = (payload: string | null): Record<string, string> =>
  payload === null ? {} : { 'content-type': json };

export function knownCase({ url }: Operation, { as, body, params, query }: KnownInput): FuzzCase {
  const payload = body === undefined ? null : JSON.stringify(body);
  const search = new URLSearchParams(encodeAll(query)).toString();
  return {
    as: as as Person | null,
    url: fill(url, encodeAll(params)) + (search && `?${search}`),
    payload,
    headers: withType(payload),
  };
}

/**
 * Requests: valid ones, at the limits, broken and hostile ones. Most often the caller of the known
 * input sends them.
 */
export function fuzzCases(operation: Operation, known: KnownInput): fc.Arbitrary<FuzzCase> {
  const anybody = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom<Person | null>(...FUZZ_PEOPLE) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
  const as = fc.oneof(
    { weight: 2, arbitrary: fc.constant(known.as as Person | null) },
    { weight: 1, arbitrary: anybody },
  );
  return fc
    .record({ as, url: addressOf(operation, known), payload: bodyOf(operation, known), headers })
    .map((request) => ({
      ...request,
      headers: { ...withType(request.payload), ...request.headers },
    }));
}
