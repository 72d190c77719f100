import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inProject } from '../lib/project.mjs';
import { listBreaks } from './listBreaks.mjs';
import { PUBLISHED } from './publish.mjs';

const read = (path) => parse(readFileSync(path, 'utf8'));

/** Published versions within a caret range of each other have no breaking change between them. */
const mayBreak = (published, version) => !satisfies(version, `^${published}`);

test('a call that programs use breaks only with a new major version, or minor below 1.0', () => {
  const [published, now] = [read(PUBLISHED), read(inProject('openapi.yaml'))];
  const breaks = listBreaks(published, now);
  expect(
    mayBreak(published.info.version, now.info.version) ? [] : breaks,
    'raise info.version in openapi/shared.yaml, or keep the old form beside the new one',
  ).toEqual([]);
  expect(mayBreak('0.1.0', '0.2.0') && mayBreak('1.4.0', '2.0.0')).toBe(true);
  expect(mayBreak('0.1.0', '0.1.9') || mayBreak('1.4.0', '1.5.0')).toBe(false);
});

/** A contract with a fine: `sendMulta` takes one, `getAllMultas` lists them. */
const contract = () => ({
  paths: {
    '/sendMulta': {
      post: {
        operationId: 'sendMulta',
        parameters: [{ name: 'aviso', in: 'query', schema: { type: 'boolean' } }],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Nueva' } } },
        },
        responses: { 200: {} },
      },
    },
    '/getAllMultas': {
      get: {
        operationId: 'getAllMultas',
        security: [],
        responses: {
          200: {
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Multa' } },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Nueva: {
        type: 'object',
        additionalProperties: false,
        required: ['motivo'],
        properties: {
          motivo: { type: 'string', maxLength: 200 },
          creditos: { type: ['integer', 'null'], minimum: 0 },
          clase: { enum: ['aviso', 'multa'] },
          datos: { type: 'object' },
          lista: { type: 'array' },
        },
      },
      Multa: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'integer' },
          clase: { enum: ['aviso', 'multa'] },
          quien: { oneOf: [{ type: 'string' }, { type: 'null' }] },
          lista: { type: 'array', items: { type: 'string' } },
          sumas: { type: 'object', additionalProperties: { type: 'integer' } },
          par: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'string' }] },
        },
      },
    },
  },
});
const changed = (change) => {
  const after = contract();
  change({ ...after.paths, ...after.components.schemas, paths: after.paths });
  return listBreaks(contract(), after);
};

describe('breaking', () => {
  test.each([
    ['a removed call', ({ paths }) => delete paths['/sendMulta'], 'sendMulta: ya no existe'],
    [
      'a removed field of an input',
      ({ Nueva }) => delete Nueva.properties.creditos,
      /creditos: ya no existe/,
    ],
    ['a new required input', ({ Nueva }) => Nueva.required.push('clase'), /clase: es obligatorio/],
    [
      'a narrowed type',
      ({ Nueva }) => (Nueva.properties.creditos.type = 'integer'),
      /creditos: integer,null/,
    ],
    ['a lower limit', ({ Nueva }) => (Nueva.properties.motivo.maxLength = 100), /maxLength/],
    ['a new pattern', ({ Nueva }) => (Nueva.properties.motivo.pattern = '^a'), /pattern/],
    ['a removed value', ({ Nueva }) => Nueva.properties.clase.enum.pop(), /ya no vale multa/],
    [
      'a removed parameter',
      ({ paths }) => paths['/sendMulta'].post.parameters.pop(),
      /query aviso: ya no/,
    ],
    [
      'a removed field of an answer',
      ({ Multa }) => delete Multa.properties.clase,
      /clase: ya no existe/,
    ],
    [
      'a field of an answer that may be missing',
      ({ Multa }) => (Multa.required = []),
      /id: puede faltar/,
    ],
    [
      'a widened answer',
      ({ Multa }) => (Multa.properties.id.type = ['integer', 'null']),
      /id: integer,null/,
    ],
    [
      'another form of an answer',
      ({ Multa }) => Multa.properties.quien.oneOf.push({ type: 'integer' }),
      /formas/,
    ],
    [
      'a public call that needs a token',
      ({ paths }) => delete paths['/getAllMultas'].get.security,
      'getAllMultas: ya no es pública',
    ],
    [
      'an input without other fields',
      ({ Nueva }) => (Nueva.properties.datos.additionalProperties = false),
      /datos: ya no admite otros campos/,
    ],
    [
      'items of one type',
      ({ Nueva }) => (Nueva.properties.lista.items = { type: 'integer' }),
      /lista\[\]: todo ≠ integer/,
    ],
    [
      'items of an answer without a type',
      ({ Multa }) => delete Multa.properties.lista.items,
      /lista\[\]: todo ≠ string/,
    ],
    [
      'values of an answer without a type',
      ({ Multa }) => delete Multa.properties.sumas.additionalProperties,
      /sumas\[\]: todo ≠ integer/,
    ],
    ['a longer tuple', ({ Multa }) => Multa.properties.par.prefixItems.push({}), /cantidad/],
  ])('%s', (_, change, expected) => {
    expect(changed(change)).toEqual([
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    ]);
  });
});

describe('not breaking', () => {
  test.each([
    ['nothing', () => undefined],
    ['a new call', ({ paths }) => (paths['/nueva'] = paths['/getAllMultas'])],
    ['a new optional input', ({ Nueva }) => (Nueva.properties.nota = { type: 'string' })],
    [
      'a wider type and limit',
      ({ Nueva }) =>
        Object.assign(Nueva.properties, { motivo: { type: ['string', 'null'], maxLength: 400 } }),
    ],
    ['a new value of an input', ({ Nueva }) => Nueva.properties.clase.enum.push('nota')],
    ['an input that may be missing', ({ Nueva }) => (Nueva.required = [])],
    ['a new field of an answer', ({ Multa }) => (Multa.properties.nota = { type: 'string' })],
    ['a new value in an answer', ({ Multa }) => Multa.properties.clase.enum.push('nota')],
    ['a field of an answer that is always there', ({ Multa }) => Multa.required.push('clase')],
    [
      'other fields of an answer',
      ({ Multa }) => (Multa.properties.sumas.additionalProperties = false),
    ],
    ['fewer forms of an answer', ({ Multa }) => Multa.properties.quien.oneOf.pop()],
  ])('%s', (_, change) => {
    expect(changed(change)).toEqual([]);
  });
});
