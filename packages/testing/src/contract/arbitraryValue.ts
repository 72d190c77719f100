import { findHidden } from '@garita/domain/formato/hiddenCharacters';
import type { Schema } from '@garita/server/src/contract/loadContract';
import fc from 'fast-check';
import { HOSTILE_VALUES } from './hostileValues';

type Value = fc.Arbitrary<unknown>;
type Properties = Readonly<Record<string, Schema>>;

/** Texts of the tests' agency, so that calls find something. */
const WORDS = [
  'Oficial',
  'Recluta',
  'Cabo',
  'cabo',
  'Aspirante',
  'Nadie',
  'garita-demo',
  'OFI',
  'ñu1',
  '2026-11-21',
  '2026-02-31',
  '0001-01-01',
  '9999-12-31',
];
const LISTS = ['', '1', '1,2,3', '6,6', '0', '9999999999', '30 minute', '0 hour', '999999 days'];
/** Texts that most fields admit, and that do harm if a program interprets them. */
const ODD_TEXTS = [
  ' ',
  '\u00a0Cabo ',
  'é\u0301\u0301',
  '👩‍👩‍👧‍👦',
  '\u202eoficiala\u202c',
  'مرحبا',
  '\ufeff',
  '\ud800',
  '\u0085\u2028',
  'a\tb\nc',
  'constructor',
  '{{1+1}}',
  '%00',
  '..',
];
const TEXTS = [
  ...WORDS,
  ...LISTS,
  ...ODD_TEXTS,
  ...HOSTILE_VALUES.filter((v) => typeof v === 'string'),
];

/** An id or number. The agency's ids are small, so larger ids are unknown. */
const idOrNumber = (min: number, max: number): Value => {
  const small = fc.integer({
    min: Math.max(min, Math.min(0, max)),
    max: Math.min(max, Math.max(min, 40)),
  });
  return fc.oneof(
    { weight: 6, arbitrary: small },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
  );
};

const SURROGATES = { first: 0xd800, count: 0x800 };
const characterAt = (place: number): string =>
  String.fromCodePoint(place < SURROGATES.first ? place : place + SURROGATES.count);
/** The inverse of `characterAt`. fast-check requires an error for any other value. */
function placeOf(text: unknown): number {
  const point = typeof text === 'string' ? (text.codePointAt(0) ?? 0) : 0;
  const place = point < SURROGATES.first ? point : point - SURROGATES.count;
  if (characterAt(place) !== text) throw new Error('Not one character');
  return place;
}

/**
 * Any character. fast-check's own arbitrary builds a table of all characters, which takes a worker
 * a second.
 */
const ANY_CHARACTER = fc.nat(0x10ffff - SURROGATES.count).map(characterAt, placeOf);

const texts = new WeakMap<Schema, Value>();

function textOf(schema: Schema): Value {
  const made = texts.get(schema) ?? text(schema);
  texts.set(schema, made);
  return made;
}

function text({
  pattern = '',
  minLength = 0,
  maxLength = 60,
}: {
  pattern?: string;
  minLength?: number;
  maxLength?: number;
}): Value {
  const regex = new RegExp(pattern, 'u');
  const isShown = (t: string) => regex.test('\u0001') || findHidden(t) === null;
  const fits = (t: string) =>
    [...t].length >= minLength &&
    [...t].length <= maxLength &&
    regex.test(t) &&
    !/\p{Surrogate}/u.test(t) &&
    isShown(t);
  const known = [
    ...TEXTS,
    'a'.repeat(minLength),
    'a'.repeat(maxLength),
    '👍'.repeat(maxLength),
    '7'.repeat(maxLength),
  ].filter(fits);
  const free = fc.string({ unit: ANY_CHARACTER, minLength, maxLength }).filter(fits);
  const shaped = fc.stringMatching(regex, { size: '-1' }).filter(fits);
  const isStrict = !fits('Nadie dice nada');
  return fc.oneof(
    ...(known.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...known) }] : []),
    { weight: 1, arbitrary: isStrict ? shaped : free },
  );
}

function record(properties: Properties, required: readonly string[]): Value {
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, admitted(schema)]),
    ),
    { requiredKeys: [...required] },
  );
}

/** Values that a schema admits, also at its limits. */
export function admitted(schema: Schema): Value {
  const { type, properties, required, items, minItems, maxItems, minimum, maximum, oneOf } =
    schema as Record<string, never>;
  if (oneOf) return fc.oneof(...(oneOf as Schema[]).map(admitted));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  if (Array.isArray(type))
    return fc.oneof(...(type as string[]).map((t) => admitted({ ...schema, type: t })));
  if (type === 'object') return record(properties ?? {}, required ?? []);
  if (type === 'array')
    return fc.array(admitted(items ?? {}), {
      minLength: minItems ?? 0,
      maxLength: Math.min(maxItems ?? 5, 5),
    });
  if (type === 'integer') return idOrNumber(minimum ?? -1_000, maximum ?? 1_000);
  if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (type === 'boolean') return fc.boolean();
  return type === 'null' ? fc.constant(null) : textOf(schema);
}

/**
 * Values just beyond a schema's limits, of other types, and hostile ones. Some of them may still be
 * valid.
 */
export function beyond(schema: Schema): Value {
  const { minimum, maximum, maxLength, minLength } = schema as Record<string, number | undefined>;
  const edges = [
    ...(minimum === undefined ? [] : [minimum - 1, String(minimum)]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(maxLength === undefined ? [] : ['a'.repeat(maxLength + 1), '👍'.repeat(maxLength + 1)]),
    ...(minLength === undefined ? [] : ['a'.repeat(Math.max(0, minLength - 1))]),
  ];
  const hostile = fc.constantFrom(...edges, ...HOSTILE_VALUES, ...TEXTS);
  return fc.oneof(
    { weight: 6, arbitrary: hostile },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
}

/** An object with one field missing, unknown or wrong. */
export function spoiled(schema: Schema, from: Value): Value {
  const properties = (schema.properties ?? {}) as Properties;
  const names = Object.keys(properties);
  return fc.constantFrom(...names, 'sobra', '__proto__').chain((name) =>
    fc
      .tuple(
        from,
        fc.oneof(
          { weight: 1, arbitrary: fc.constant(undefined) },
          { weight: 5, arbitrary: beyond(properties[name] ?? {}) },
        ),
      )
      .map(([object, value]) => {
        const copy: Record<string, unknown> = Object.assign(Object.create(null), object);
        copy[name] = value;
        return copy;
      }),
  );
}
