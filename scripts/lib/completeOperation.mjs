// What a call of the contract leaves unsaid, because it follows from what it does say.

const isPublic = (op) => op['x-access'].some((grant) => grant.public);
/** A write that is open to everybody has nobody whose answers could be kept. */
const takesKey = (op) => op['x-effect'] === 'write' && !isPublic(op);
/** The parameters that several temas use and that are headers; the others are part of a call's input. */
const HEADERS = ['IdempotencyKey', 'OptionalKey'].map((name) => `#/components/parameters/${name}`);
const hasInput = (op) =>
  op.requestBody !== undefined || (op.parameters ?? []).some(({ $ref }) => !HEADERS.includes($ref));
/** Who may only name themselves is refused before anybody is looked up. */
const looksUp = (op) =>
  op['x-target'] !== undefined && op['x-access'].some(({ target }) => target !== 'self');
/** One's own password, asked again: tries are limited. */
const asksPassword = (op) =>
  !isPublic(op) &&
  op.requestBody?.content['application/json'].schema.properties?.clave !== undefined;

/** The failures that shared.yaml describes, and which calls give them. What else a call is refused by, it says itself. */
const FAILURES = [
  ['400', 'BadRequest', (op) => hasInput(op) || takesKey(op)],
  ['401', 'Unauthorized', (op) => !isPublic(op)],
  ['403', 'Forbidden', (op) => !isPublic(op)],
  ['404', 'NotFound', looksUp],
  ['409', 'Conflict', takesKey],
  ['413', 'TooLarge', (_, method) => method !== 'get'],
  ['415', 'NotJson', (_, method) => method !== 'get'],
  ['429', 'TooMany', asksPassword],
  ['503', 'Unavailable', () => true],
];

export const IDEMPOTENCY_KEY = { $ref: '#/components/parameters/IdempotencyKey' };

/** The failures that follow from a call. @returns status → what refers to its description */
export const failuresOf = (op, method) =>
  Object.fromEntries(
    FAILURES.filter(([, , gives]) => gives(op, method)).map(([status, name]) => [
      status,
      { $ref: `#/components/responses/${name}` },
    ]),
  );

/**
 * Adds what follows from a call: its tag from the room that it stands in, that a public one asks for no key, that the write of somebody who is signed
 * in may be repeated safely, and its failures, of which those that the call describes itself stay.
 * @param doc the document that the call will be part of
 * @param operation the call in it: a pair of method and map
 */
export function completeOperation(doc, { key, value: node }, tema) {
  const op = node.toJS(doc);
  const inLine = (value) => doc.createNode(value, { flow: true });
  const add = (field, value) => node.items.splice(1, 0, doc.createPair(field, value));
  if (takesKey(op)) {
    if (op.parameters === undefined) add('parameters', []);
    node.get('parameters').add(doc.createNode(IDEMPOTENCY_KEY));
  }
  if (isPublic(op)) add('security', inLine([]));
  add('tags', inLine([tema]));
  const responses = node.get('responses');
  for (const [status, failure] of Object.entries(failuresOf(op, key.value))) {
    if (!responses.has(status)) responses.add(doc.createPair(status, inLine(failure)));
  }
  responses.items.sort((a, b) => a.key.value - b.key.value);
}
