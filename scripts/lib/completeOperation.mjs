// Completes a call of the contract with the parts that follow from its other fields.

const isPublic = (op) => op['x-access'].some((grant) => grant.public);
/** Whether a call takes an Idempotency-Key: a public write has no user to store the answer for. */
const takesKey = (op) => op['x-effect'] === 'write' && !isPublic(op);
/** Shared parameters that are headers; the others belong to a call's input. */
const HEADERS = ['IdempotencyKey', 'OptionalKey'].map((name) => `#/components/parameters/${name}`);
const hasInput = (op) =>
  op.requestBody !== undefined || (op.parameters ?? []).some(({ $ref }) => !HEADERS.includes($ref));
/** Whether a call looks up its target. It does not if only the user themself may be the target. */
const looksUp = (op) =>
  op['x-target'] !== undefined && op['x-access'].some(({ target }) => target !== 'self');
/** Whether a call asks for the user's own password: then attempts are limited. */
const asksPassword = (op) =>
  !isPublic(op) &&
  op.requestBody?.content['application/json'].schema.properties?.clave !== undefined;

/** Failures of shared.yaml, with the calls that have them. A call describes all others itself. */
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

/** @returns status → reference */
export const failuresOf = (op, method) =>
  Object.fromEntries(
    FAILURES.filter(([, , gives]) => gives(op, method)).map(([status, name]) => [
      status,
      { $ref: `#/components/responses/${name}` },
    ]),
  );

/**
 * Adds the file's tag, an empty security for a public call, an Idempotency-Key for an authenticated
 * write, and failures. Failures that the call describes itself stay.
 * @param operation the call in `doc`: a pair of method and map
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
