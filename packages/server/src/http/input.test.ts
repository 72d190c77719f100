import type { OperationId } from '@garita/api-client/access';
import { OPERATIONS } from '@garita/api-client/operations';
import { failureOf } from '@garita/testing/agency/failureOf';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { HOSTILE_VALUES } from '@garita/testing/contract/hostileValues';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { sampled } from '@garita/testing/effort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../contract/loadContract';

let agency: TestAgency;
let key: string;
beforeAll(async () => {
  agency = await openTestAgency();
  key = await agency.keyOf('Fundadora');
});
afterAll(() => agency.close());

const { operations } = CONTRACT;
const withBody = operations.filter((o) => o.body !== null);
const exampleOf = ({ body }: Operation): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(
      (body?.properties ?? {}) as Record<string, { type?: string; enum?: unknown[] }>,
    ).map(([name, s]) => [name, s.enum?.[0] ?? (s.type === 'string' ? 'texto' : 1)]),
  );

const spanish = (body: unknown) =>
  expect(failureOf(body)).toMatchObject({
    msg: expect.stringMatching(/\S/),
    status: expect.any(Number),
  });

describe.each(sampled(withBody, 1 / 4, ({ id }) => id).map((o) => [o.id, o] as const))(
  '%s',
  (id, operation) => {
    const call = (options: { body?: unknown; raw?: string; headers?: Record<string, string> }) =>
      agency.call(id, { key, ...options });

    test.each(Object.keys(exampleOf(operation)))(
      'hostile values of %s are refused with a 4xx in Spanish, or accepted as valid',
      async (field) => {
        for (const value of HOSTILE_VALUES) {
          const { httpStatus, body } = await call({
            body: { ...exampleOf(operation), [field]: value },
          });
          expect(httpStatus, JSON.stringify(value)?.slice(0, 60)).toBeLessThan(500);
          if (httpStatus !== 200) spanish(body);
        }
      },
    );

    test('the refusal of an input names a missing or an unknown field', async () => {
      const example = exampleOf(operation);
      // Calls without a required field have nothing to omit.
      const [first] = Object.keys(example).filter((name) =>
        (operation.body?.required as readonly string[] | undefined)?.includes(name),
      );
      if (first !== undefined) {
        const { [first]: _, ...rest } = example;
        const { httpStatus, body } = await call({ body: rest });
        expect([httpStatus, failureOf(body).campo]).toEqual([400, first]);
        // Calls of the old portal have their own sentence for a missing id (`readForm.test.ts`).
        const isNamed = failureOf(body).msg === `${first}: falta este campo`;
        expect(
          isNamed ||
            (!operation.url.startsWith('/api/ext/') && /^[^:]+$/.test(failureOf(body).msg)),
        ).toBe(true);
      }
      const unknown = await call({ body: { ...example, sobra: 1 } });
      expect([unknown.httpStatus, failureOf(unknown.body).msg]).toEqual([
        400,
        'sobra: no se conoce este campo',
      ]);
    });

    test.each([
      ['broken JSON', '{"a":', 400],
      ['no body', '', 400],
      ['a list', '[]', 400],
      ['a number', '7', 400],
      ['null', 'null', 400],
      ['__proto__', '{"__proto__":{"x":1}}', 400],
      ['constructor.prototype', '{"constructor":{"prototype":{"x":1}}}', 400],
      [
        'a body beyond its limit',
        JSON.stringify({ usuario: 'a'.repeat(operation.bodyLimit ?? 1024 * 1024) }),
        413,
      ],
    ])('a call refuses %s', async (_, raw, httpStatus) => {
      const answer = await call({ raw });
      expect(answer.httpStatus).toBe(httpStatus);
      spanish(answer.body);
    });

    test('the call %s accepts only JSON', async () => {
      const answer = await call({
        raw: 'usuario=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(answer.httpStatus).toBe(415);
      spanish(answer.body);
    });
  },
);

describe('every call that needs a key', () => {
  const keyed = operations.filter((o) => !o.access.some((g) => g.public)).map((o) => o.id);

  test.each(keyed)('the call %s answers 401 before it validates the input', async (id) => {
    const params = Object.fromEntries(
      [...OPERATIONS[id].path.matchAll(/\{(\w+)\}/g)].map((m) => [m[1], 'x']),
    );
    for (const bad of [null, '', '1-', '\u00f1', `1-${'A'.repeat(43)}`, 'x'.repeat(5000)]) {
      const answer = await agency.call(id as OperationId, {
        ...(bad === null ? {} : { key: bad }),
        params,
        ...(OPERATIONS[id].method === 'POST' ? { raw: '{' } : {}),
      });
      expect(answer.httpStatus).toBe(401);
      spanish(answer.body);
    }
  });
});

describe('a call that takes no input', () => {
  test.each(
    operations
      .filter((o) => o.params === null && o.body === null && !('400' in o.answers))
      .map((o) => [o.id, o.url]),
  )('the call %s takes no input and ignores a query', async (_, url) => {
    const [plain, queried] = [
      await agency.app.inject({ url, headers: { key } }),
      await agency.app.inject({ url: `${url}?sobra=1`, headers: { key } }),
    ];
    expect([queried.statusCode, queried.body]).toEqual([plain.statusCode, plain.body]);
  });

  test.each([
    ['of another type', 'usuario=1', 'application/x-www-form-urlencoded', 415],
    ['of no type', '', '', 415],
    ['too large', ' '.repeat(40_000), 'application/json', 413],
    ['broken', '{', 'application/json', 400],
  ])(
    'a call without input refuses a body %s like every other call',
    async (_, raw, type, status) => {
      const { httpStatus, body } = await agency.call('logout', {
        key,
        raw,
        headers: { 'content-type': type },
      });
      expect(httpStatus).toBe(status);
      spanish(body);
    },
  );
});

describe('addresses', () => {
  test.each([
    ['/api/nada', 404],
    ['/api/verUltimoAscenso/%00', 400],
    ['/api/verUltimoAscenso/%ff', 400],
    ['/api/verUltimoAscenso/1?sobra=1', 400],
    ['/api/../../etc/passwd', 404],
    [`/api/verUltimoAscenso/${'9'.repeat(150)}`, 400],
    [`/api/verUltimoAscenso/${'9'.repeat(3000)}`, 414],
  ])('the address %.60s answers %i', async (url, status) => {
    const response = await agency.app.inject({ url, headers: { key } });
    expect(response.statusCode).toBe(status);
    spanish(response.json());
  });

  test('an address of a call answers 404 to other methods', async () => {
    expect((await agency.app.inject({ method: 'DELETE', url: '/api/login' })).statusCode).toBe(404);
  });
});
