import { SUCESO_IDS } from '@garita/domain/webhooks/sucesos';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from './loadContract';
import { fitsBody } from './validators';

function listTexts(schema: Schema | null, path: string): [string, Schema][] {
  if (schema === null) return [];
  const {
    properties = {},
    items,
    oneOf = [],
  } = schema as { properties?: Record<string, Schema>; items?: Schema; oneOf?: Schema[] };
  const inner = [...Object.entries(properties), ...(items ? [['*', items] as const] : [])].flatMap(
    ([name, one]) => listTexts(one, `${path}.${name}`),
  );
  const isText = [schema.type].flat().includes('string') && !schema.enum;
  return [
    ...(isText ? [[path, schema] as [string, Schema]] : []),
    ...inner,
    ...oneOf.flatMap((one) => listTexts(one, path)),
  ];
}

const texts = CONTRACT.operations.flatMap(({ id, params, query, body }) =>
  [params, query, body].flatMap((part) => listTexts(part, id)),
);
const takes = (schema: Schema, text: string): boolean => fitsBody(schema, text);
/**
 * Password fields. The portal never shows a password, and old passwords must stay valid, so they
 * may have any character.
 */
const SECRETS = /\.(r?clave|clavea|claven)$/;
const free = texts.filter(([path, schema]) => !SECRETS.test(path) && takes(schema, 'Hola'));

describe('a text field', () => {
  test.each([
    '\u0000',
    '\u001b[2J',
    '\u007f',
    '\u009b31m',
    '\u200b',
    '\u200d',
    '\u200f',
    '\u202e',
    '\u2066',
    '\u2028',
    '\ufeff',
    '\u{e0041}',
    '\r',
    '\ud800',
  ])('a text field refuses %j, anywhere in the contract', (hidden) => {
    const inside = texts.filter(
      ([path, schema]) => !SECRETS.test(path) && takes(schema, `Ho${hidden}la`),
    );
    expect(inside.map(([path]) => path)).toEqual([]);
  });

  test('a text field accepts emoji of several characters wherever it accepts words', () => {
    expect(free.length).toBeGreaterThan(30);
    const refusing = free.filter(
      ([, schema]) => !takes(schema, 'Hola 👩‍🚀') && takes(schema, 'Hola 💂'),
    );
    expect(refusing.map(([path]) => path)).toEqual([]);
  });

  test('a text field accepts no line break, except reasons, descriptions, articles, banners and event texts', () => {
    const several = free.filter(([, schema]) => takes(schema, 'Hola\nadiós'));
    const names = [...new Set(several.map(([path]) => path.replace(/^.*\./, '')))];
    expect(names.sort()).toEqual(
      [...SUCESO_IDS, 'cartel', 'details', 'motivo', 'porque', 'texto'].sort(),
    );
  });

  test('a password accepts hidden characters, but no NUL', () => {
    const secrets = texts.filter(([path]) => SECRETS.test(path));
    expect(secrets.length).toBeGreaterThan(4);
    for (const [path, schema] of secrets)
      expect([takes(schema, 'a\u202eb'), takes(schema, 'a\u0000b')], path).toEqual([true, false]);
  });
});

describe('a hidden character in a text', () => {
  let agency: TestAgency;
  beforeAll(async () => {
    agency = await openTestAgency();
  });
  afterAll(() => agency.close());

  test.each([
    [
      'actionEstados',
      { op: 1, estado: 'Todo \u202ebien' },
      'estado: lleva un carácter que no se ve (U+202E)',
      'estado',
    ],
    [
      'actionEstados',
      { op: 1, estado: 'Todo\nbien' },
      'estado: va en una sola línea, sin tabuladores',
      'estado',
    ],
    [
      'sendMulta',
      { usuario: 1, motivo: 'Tarde\u009b2J', creditos: 1 },
      'motivo: lleva un carácter que no se ve (U+009B)',
      'motivo',
    ],
    [
      'crearToken',
      {
        nombre: 'Nó\u200bmina',
        expira: '2027-01-01T00:00:00.000Z',
        soloLectura: 1,
        clave: 'una clave',
      },
      'nombre: lleva un carácter que no se ve (U+200B)',
      'nombre',
    ],
  ] as const)(
    'a hidden character in a text is reported to the sender: %s %j: %s',
    async (operation, body, msg, campo) => {
      expect(await agency.call(operation, { as: 'Fundadora', body })).toMatchObject({
        httpStatus: 400,
        body: { msg, campo, status: 1 },
      });
    },
  );

  // Chat programs add invisible characters to a copied name.
  test.each([
    [
      'a path, by which the gate finds whom a call is about',
      'getLogUser',
      { params: { username: 'Re\u200bcluta\u00a0' } },
    ],
    ['a search', 'getUsuarios', { query: { q: '\u200brecl\u00a0' } }],
    ['a sign-in', 'login', { body: { usuario: '\u2068Recluta\u2069', clave: 'garita-demo' } }],
  ] as const)('a hidden character is removed from a name in %s', async (_, operation, input) => {
    const clean = JSON.parse(JSON.stringify(input).replaceAll(/[\u2068\u2069\u200b\u00a0]/g, ''));
    const expected = await agency.call(operation, { as: 'Fundadora', ...clean });
    const answer = await agency.call(operation, { as: 'Fundadora', ...input });
    expect([answer.httpStatus, expected.httpStatus]).toEqual([200, 200]);
    if (operation !== 'login') expect(answer.body).toEqual(expected.body);
  });

  test('a hidden character stays in the cells of an imported list, whose lines are checked one by one', async () => {
    const filas = [
      { fila: 2, usuario: '\u2068Ñoño_77\u2069', mision: '\u200bRecluta' },
      { fila: 3, usuario: 'Ana\u00a0Ruiz', mision: 'Recluta\ud83d' },
    ];
    const { httpStatus, body } = await agency.call('previaAlta', {
      as: 'Fundadora',
      body: { filas },
    });
    expect([httpStatus, body.filas]).toMatchObject([
      200,
      [
        { fila: 2, estado: 'nueva', usuario: 'Ñoño_77' },
        { fila: 3, estado: 'falta', faltas: [{ propuesta: 'AnaRuiz' }] },
      ],
    ]);
  });
});
