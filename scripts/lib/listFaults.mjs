// Errors that keep the contract's files from being merged.
import { listBounded } from './boundLists.mjs';
import { failuresOf, IDEMPOTENCY_KEY } from './completeOperation.mjs';
import { listOperations } from './operations.mjs';

const keysOf = (value) => Object.keys(value ?? {});
const schemasOf = (room) => keysOf(room.components?.schemas);
const fileOf = (name) => `openapi/${name}.yaml`;

/** Lists names in several files. @param namesIn returns the names in a file */
function listTwice(rooms, what, namesIn) {
  const places = new Map();
  for (const [room, contents] of Object.entries(rooms)) {
    for (const name of namesIn(contents))
      places.set(name, [...(places.get(name) ?? []), fileOf(room)]);
  }
  return [...places]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${files.join(' and ')}: the ${what} ${name} is there twice`);
}

function listUnused(rooms) {
  const text = JSON.stringify(rooms);
  const isUnused = (name) => !text.includes(`"#/components/schemas/${name}"`);
  return Object.entries(rooms).flatMap(([room, contents]) =>
    schemasOf(contents)
      .filter(isUnused)
      .map((name) => `${fileOf(room)}: nobody refers to the schema ${name}`),
  );
}

/**
 * Lists parts in the wrong file. A tema's file has calls and schemas; `shared.yaml` has the rest.
 */
function listMisplaced(room, contents) {
  const own = [
    ...keysOf(contents).filter((key) => key !== 'components'),
    ...keysOf(contents.components).map((key) => `components.${key}`),
  ];
  return own
    .filter((key) => !['paths', 'components.schemas'].includes(key))
    .map((key) => `${fileOf(room)}: ${key} belongs in ${fileOf('shared')}`);
}

/** Lists calls without a field from which other fields are derived. */
const listMissing = (room, contents) =>
  listOperations(contents).flatMap(({ path, method, op }) =>
    ['x-access', 'responses']
      .filter((field) => op[field] === undefined)
      .map((field) => `${fileOf(room)}: ${method} ${path} has no ${field}`),
  );

/** Lists redundant fields, which follow from the rest of the call. */
function listNeedless(room, contents) {
  return listOperations(contents).flatMap(({ method, op }) => {
    const follows = failuresOf(op, method);
    const failures = keysOf(op.responses).filter(
      (status) =>
        op.responses[status].$ref !== undefined &&
        op.responses[status].$ref === follows[status]?.$ref,
    );
    const key = (op.parameters ?? []).some(({ $ref }) => $ref === IDEMPOTENCY_KEY.$ref)
      ? ['Idempotency-Key']
      : [];
    return [
      ...['tags', 'security'].filter((field) => op[field] !== undefined),
      ...key,
      ...failures,
    ].map(
      (what) =>
        `${fileOf(room)}: ${op.operationId} need not say ${what}, which follows from the rest`,
    );
  });
}

/**
 * Lists fields that `call()` cannot send. It sends a GET's fields in path and query, and a POST's
 * fields in path and body.
 */
function listUnplaceable(rooms) {
  const components = (kind) =>
    Object.assign({}, ...Object.values(rooms).map((room) => room.components?.[kind]));
  const [schemas, parameters] = [components('schemas'), components('parameters')];
  const follow = (value, among) => (value?.$ref ? among[value.$ref.split('/').at(-1)] : value);
  return Object.entries(rooms).flatMap(([room, contents]) =>
    listOperations(contents).flatMap(({ path, method, op }) => {
      const given = [...(op.parameters ?? []), ...(contents.paths[path].parameters ?? [])]
        .map((one) => follow(one, parameters))
        .filter((one) => one !== undefined && one.in !== 'header');
      const body = follow(op.requestBody?.content?.['application/json']?.schema, schemas);
      const names = [...given.map(({ name }) => name), ...keysOf(body?.properties)];
      const say = (what) => `${fileOf(room)}: ${op.operationId} ${what}`;
      return [
        ...(method === 'get' && op.requestBody ? [say('is a GET and has a body')] : []),
        ...(method !== 'get' && given.some((one) => one.in === 'query')
          ? [say('is no GET and has a query')]
          : []),
        ...names
          .filter((name, at) => names.indexOf(name) < at)
          .map((name) => say(`has two fields called ${name}`)),
      ];
    }),
  );
}

/** @param all parsed contract files by name. @returns a sentence for each error */
export function listFaults(all) {
  const { shared, ...rooms } = all;
  const temas = shared.tags.map(({ name }) => name);
  const inRooms = (list) =>
    Object.entries(rooms).flatMap(([room, contents]) => list(room, contents));
  const missing = inRooms(listMissing);
  if (missing.length > 0) return missing;
  return [
    ...keysOf(rooms)
      .filter((room) => !temas.includes(room))
      .map((room) => `${fileOf(room)}: ${fileOf('shared')} has no tag for the tema ${room}`),
    ...temas
      .filter((tema) => rooms[tema] === undefined)
      .map((tema) => `${fileOf(tema)} is missing, for which ${fileOf('shared')} has a tag`),
    ...listTwice(all, 'schema', schemasOf),
    ...listTwice(rooms, 'path', (room) => keysOf(room.paths)),
    ...listTwice(rooms, 'operationId', (room) =>
      listOperations(room).map(({ op }) => op.operationId),
    ),
    ...listUnused(all),
    ...listUnplaceable(all),
    ...inRooms(listMisplaced),
    ...inRooms(listNeedless),
    ...listBounded(all),
  ];
}
