/** Limits of a schema, with the direction in which a change refuses more. */
const LOWER = ['maximum', 'maxLength', 'maxItems', 'maxProperties'];
const HIGHER = ['minimum', 'minLength', 'minItems', 'minProperties'];

const typesOf = ({ type, enum: values, const: value }) =>
  type === undefined
    ? (values ?? (value === undefined ? null : [value]))?.map((one) =>
        one === null ? 'null' : Number.isInteger(one) ? 'integer' : typeof one,
      )
    : [type].flat();
const valuesOf = ({ enum: values, const: value }) =>
  values ?? (value === undefined ? null : [value]);

/** Follows a reference. A keyword beside the reference overrides the same keyword of the target. */
export function resolve(contract, schema) {
  const { $ref, ...own } = schema;
  if (!$ref) return schema;
  const found = $ref
    .slice(2)
    .split('/')
    .reduce((node, key) => node[key], contract);
  return { ...resolve(contract, found), ...own };
}

/** Narrowed limits, patterns and lists of values. A reader of answers does not depend on them. */
function listNarrowed(wide, narrow, at) {
  const [known, kept] = [valuesOf(wide), valuesOf(narrow)];
  const lost = kept && (known ? known.filter((one) => !kept.includes(one)) : ['otros']);
  return [
    ...(lost?.length ? [`${at}: ya no vale ${lost.join(', ')}`] : []),
    ...LOWER.filter((name) => narrow[name] < (wide[name] ?? Number.POSITIVE_INFINITY)),
    ...HIGHER.filter((name) => narrow[name] > (wide[name] ?? Number.NEGATIVE_INFINITY)),
    ...['pattern', 'format'].filter((name) => narrow[name] && narrow[name] !== wide[name]),
    ...(narrow.uniqueItems && !wide.uniqueItems ? ['uniqueItems'] : []),
  ].map((what) => (what.startsWith(at) ? what : `${at}: ${what} es más estrecho`));
}

function listFields(wide, narrow, at, isAnswer, compare) {
  const [has, lets] = [wide.properties ?? {}, narrow.properties ?? {}];
  const needed = narrow.required ?? [];
  const [from, to] = isAnswer ? [lets, has] : [has, lets];
  const isOpen = !isAnswer && narrow.additionalProperties !== false;
  return [
    ...Object.keys(from)
      .filter((name) => !(name in to) && !isOpen)
      .map((name) => `${at}.${name}: ya no existe`),
    ...needed
      .filter((name) => !wide.required?.includes(name) && (name in has || !isAnswer))
      .map((name) => `${at}.${name}: ${isAnswer ? 'puede faltar' : 'es obligatorio'}`),
    ...Object.keys(has)
      .filter((name) => name in lets)
      .flatMap((name) => compare(has[name], lets[name], `${at}.${name}`)),
  ];
}

/** Compares `additionalProperties`: the schema of all fields without a declared name. */
function listOthers(wide, narrow, at, isAnswer, compare) {
  const { additionalProperties: had = true } = wide;
  const { additionalProperties: has = true } = narrow;
  if (had === false || has === true) return [];
  if (has === false) return isAnswer ? [] : [`${at}: ya no admite otros campos`];
  return compare(had === true ? {} : had, has, `${at}[]`);
}

/**
 * Lists how `narrow` refuses values that `wide` allows. For the input of a call, `wide` is the
 * former contract. For its answer, `wide` is the new contract.
 * @param wide, narrow pairs of a contract and a schema of it
 * @param at the place in the contract, for the messages
 * @param isAnswer answers may gain fields and values, since a reader ignores what it does not know
 */
export function listRefused(wide, narrow, at, isAnswer = false, seen = []) {
  const pair = `${wide.schema.$ref} ${narrow.schema.$ref}`;
  if (wide.schema.$ref && seen.includes(pair)) return [];
  const [a, b] = [resolve(wide.contract, wide.schema), resolve(narrow.contract, narrow.schema)];
  const compare = (one, other, place) =>
    listRefused({ ...wide, schema: one }, { ...narrow, schema: other }, place, isAnswer, [
      ...seen,
      pair,
    ]);
  if (a.oneOf || b.oneOf) {
    const options = b.oneOf ?? [b];
    const fits = (one) => options.some((other) => compare(one, other, at).length === 0);
    return (a.oneOf ?? [a]).every(fits) ? [] : [`${at}: ya no vale una de sus formas`];
  }
  const [before, after] = [typesOf(a), typesOf(b)];
  const isType = (one) => after.includes(one) || (one === 'integer' && after.includes('number'));
  if (after && !before?.every(isType)) return [`${at}: ${before ?? 'todo'} ≠ ${after}`];
  const may = (type) => !before || before.includes(type);
  const rows = [a.prefixItems ?? [], b.prefixItems ?? []];
  return [
    ...(isAnswer ? [] : listNarrowed(a, b, at)),
    ...(b.properties || b.required ? listFields(a, b, at, isAnswer, compare) : []),
    ...(may('array') && b.items ? compare(a.items ?? {}, b.items, `${at}[]`) : []),
    ...(may('object') ? listOthers(a, b, at, isAnswer, compare) : []),
    ...(rows[0].length === rows[1].length
      ? rows[0].flatMap((one, i) => compare(one, rows[1][i], `${at}[${i}]`))
      : [`${at}: otra cantidad de valores`]),
  ];
}
