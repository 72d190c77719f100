import { readdirSync, readFileSync } from 'node:fs';
import { PERMISOS } from '@garita/domain/acceso/permisos';
import { TEMAS } from '@garita/domain/temas';
import { CONTRACT, CONTRACT_FILE } from '@garita/testing/contract/testContract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { registerContract } from '../gate/registerContract';
import { buildHandlers } from '../modules';

const { operations } = CONTRACT;
// biome-ignore lint/suspicious/noExplicitAny: the raw document
const raw: any = parse(readFileSync(CONTRACT_FILE, 'utf8'));
const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (a: Ajv2020) => void)(ajv);

const isPublic = (o: (typeof operations)[number]) => o.access.some((g) => g.public);

describe('every call of the contract', () => {
  test.each(operations.map((o) => [o.id, o] as const))(
    'the contract describes %s completely',
    (_, o) => {
      expect(TEMAS).toContain(o.tema);
      expect(o.access.length).toBeGreaterThan(0);
      for (const grant of o.access) {
        expect(
          Object.keys(grant).every((k) =>
            [
              'when',
              'public',
              'all',
              'any',
              'minCategory',
              'maxCategory',
              'clockedIn',
              'owner',
              'target',
            ].includes(k),
          ),
        ).toBe(true);
        for (const code of [...(grant.all ?? []), ...(grant.any ?? [])])
          expect(PERMISOS).toContain(code);
        if (grant.target && grant.target !== 'any') expect(o.targets).not.toEqual([]);
      }
      // A call has at most one target. Only a call with several ops may have more targets: exactly
      // one for each op, which names a field of the body.
      if (o.targets.some(({ when }) => when)) {
        const body = o.body?.properties as { op: { enum: number[] } };
        for (const op of body.op.enum)
          expect(o.targets.filter(({ when }) => when?.op?.includes(op))).toHaveLength(1);
        for (const { name } of o.targets) expect(body).toHaveProperty(name);
      } else expect(o.targets.length).toBeLessThanOrEqual(1);
      for (const tema of [...o.changes, ...o.versions]) expect(TEMAS).toContain(tema);
      const failures = Object.keys(o.answers);
      expect(failures).toContain('503');
      if (!isPublic(o)) expect(failures).toEqual(expect.arrayContaining(['401', '403']));
      if (o.body) expect(failures).toContain('400');
      if (o.method === 'POST')
        expect(failures).toEqual(expect.arrayContaining(['400', '413', '415']));
      if (o.effect === 'write' && !isPublic(o)) {
        expect(failures).toContain('409');
        expect(o.headers?.properties).toHaveProperty('idempotency-key');
      }
      if (o.effect === 'read') expect(o.changes).toEqual([]);
    },
  );

  test.each(operations.filter((o) => o.body !== null).map((o) => [o.id, o] as const))(
    'the contract limits every text and number of the body of %s, and admits no other fields',
    (_, o) => {
      const check = (schema: Record<string, unknown>, path: string) => {
        if (schema.type === 'object') {
          expect(schema.additionalProperties, path).toBe(false);
          for (const [name, s] of Object.entries(
            (schema.properties ?? {}) as Record<string, Record<string, unknown>>,
          ))
            check(s, `${path}.${name}`);
        }
        if (schema.type === 'string' && !schema.enum)
          expect(schema, path).toMatchObject({
            maxLength: expect.any(Number),
            pattern: expect.any(String),
          });
        if (schema.type === 'integer' && !schema.enum)
          expect(schema, path).toMatchObject({
            minimum: expect.any(Number),
            maximum: expect.any(Number),
          });
      };
      check(o.body as Record<string, unknown>, o.id);
    },
  );

  test('the contract’s examples match its own schemas', () => {
    for (const o of operations) {
      const path = Object.entries<Record<string, { operationId?: string }>>(raw.paths)
        .flatMap(([, item]) => Object.values(item))
        .find((p) => p.operationId === o.id) as never;
      // biome-ignore lint/suspicious/noExplicitAny: the raw document
      const { requestBody, responses } = path as any;
      const input = requestBody?.content['application/json'];
      if (input)
        expect(ajv.validate(o.body as object, input.example), `${o.id}: ${ajv.errorsText()}`).toBe(
          true,
        );
      const example = responses['200'].content?.['application/json']?.example;
      if (example !== undefined)
        expect(
          ajv.validate(o.answers['200'] as object, example),
          `${o.id}: ${ajv.errorsText()}`,
        ).toBe(true);
    }
  });

  test('a call has ops that only read (x-read-when) only if its other ops write', () => {
    const all = Object.values<Record<string, Record<string, unknown>>>(raw.paths).flatMap((item) =>
      Object.values(item),
    );
    const mixed = all.filter((op) => op['x-read-when'] !== undefined);
    expect(mixed.map((op) => op.operationId)).toContain('actionEstados');
    for (const op of mixed) {
      const { effect, body } = operations.find(
        (o) => o.id === op.operationId,
      ) as (typeof operations)[number];
      expect(effect).toBe('write');
      for (const [field, reading] of Object.entries(
        op['x-read-when'] as Record<string, number[]>,
      )) {
        const fields = body?.properties as Record<string, { enum?: number[] }> | undefined;
        const values = fields?.[field]?.enum ?? [];
        expect(values).toEqual(expect.arrayContaining(reading));
        expect(values.length).toBeGreaterThan(reading.length);
      }
    }
  });

  test('the contract describes every property', () => {
    const bare: string[] = [];
    const walk = (node: unknown, path: string) => {
      if (typeof node !== 'object' || node === null) return;
      const { properties } = node as {
        properties?: Record<string, { description?: string; $ref?: string }>;
      };
      for (const [name, schema] of Object.entries(properties ?? {}))
        if (!schema.description && !schema.$ref) bare.push(`${path}.${name}`);
      for (const [key, value] of Object.entries(node)) walk(value, `${path}/${key}`);
    };
    walk(raw.components.schemas, 'schemas');
    walk(raw.paths, 'paths');
    expect(bare).toEqual([]);
  });
});

describe('the texts in answers', () => {
  /** The path and the name of every field of an answer. */
  const fieldsOf = (schema: unknown, path: string): [string, string][] => {
    if (typeof schema !== 'object' || schema === null) return [];
    const { properties } = schema as { properties?: Record<string, unknown> };
    const own = Object.keys(properties ?? {}).map((name): [string, string] => [name, path]);
    return [
      ...own,
      ...Object.entries(schema).flatMap(([key, value]) => fieldsOf(value, `${path}/${key}`)),
    ];
  };
  const answersWith = (name: RegExp) =>
    operations
      .filter((o) => fieldsOf(o.answers['200'], o.id).some(([field]) => name.test(field)))
      .map((o) => o.id);

  test('no object of an answer admits fields that the contract does not name', () => {
    const open: string[] = [];
    const walk = (node: unknown, path: string) => {
      if (typeof node !== 'object' || node === null) return;
      const { type, additionalProperties } = node as Record<string, unknown>;
      if (type === 'object' && additionalProperties !== false) open.push(path);
      for (const [key, value] of Object.entries(node)) walk(value, `${path}/${key}`);
    };
    for (const o of operations) walk(o.answers, o.id);
    expect(open).toEqual([]);
  });

  test('a password or a key is only in answers whose purpose is to deliver it, and these are not stored', () => {
    // In `misTokens`, `codigos` are permissions; in `health`, the field only says whether the
    // secret fits the data.
    const known = ['misTokens', 'health'];
    const given = answersWith(/^(clave|token|codigos|challenge)$|secret|hash/i).filter(
      (id) => !known.includes(id),
    );
    expect(given).toEqual(operations.filter((o) => o.secret).map((o) => o.id));
    expect(operations.filter((o) => o.secret).map((o) => o.id)).toEqual([
      'login',
      'loginFactor',
      'prepararTotp',
      'confirmarTotp',
      'prepararLlave',
      'ponerLlave',
      'nuevosCodigos',
      'crearToken',
      'resetPassword',
      'darDeAlta',
      'nuevosCodigosAlta',
    ]);
  });

  test('no answer contains a network address', () => {
    expect(answersWith(/^(ip|direccion|direcciones|address)$/i)).toEqual([]);
  });

  test('permissions are sent only to their owner and to the people who manage them', () => {
    const told = answersWith(/^permisos$/);
    // `plantillasEscalafon` has the permissions of Garita's templates, not of an agency.
    const ours = told.filter((id) => id !== 'plantillasEscalafon').sort();
    expect(ours).toEqual([
      'allInfoRank',
      'checkUser',
      'escalafon',
      'factorExigido',
      'getExcepciones',
      'ingresar',
      'matriz',
      'permisosDe',
      'usuarioPermiso',
    ]);
    const rule = (id: string) => operations.find((o) => o.id === id)?.access;
    expect(rule('escalafon')).toEqual([{ all: ['agc'] }]);
    expect(
      ['usuarioPermiso', 'permisosDe', 'ingresar', 'getExcepciones', 'allInfoRank'].map(rule),
    ).toEqual([
      [{ target: 'self' }],
      [{ any: ['usu', 'exc', 'agc'] }, { minCategory: 12 }],
      [
        { all: ['usu'], target: 'below' },
        { minCategory: 12, target: 'below' },
      ],
      [{ all: ['exc'] }],
      [{ all: ['man'] }],
    ]);
  });
});

describe('the server', () => {
  test('the server does not start when a call has no handler', () => {
    const { health: _, ...handlers } = buildHandlers({} as never);
    expect(() => registerContract(Fastify(), {} as never, operations, handlers as never)).toThrow(
      'health has no handler',
    );
  });

  test('the server has a module file for each tema with calls, and none with another name', () => {
    const names = readdirSync(new URL('../modules', import.meta.url), { recursive: true }).flatMap(
      (path) => /(\w+)\.module\.ts$/.exec(String(path))?.[1] ?? [],
    );
    expect(names).toEqual(expect.arrayContaining(operations.map((o) => o.tema)));
    expect(names.filter((name) => !(TEMAS as readonly string[]).includes(name))).toEqual([]);
  });
});
