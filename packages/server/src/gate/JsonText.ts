/**
 * The answer of a call as JSON text from the database, sent unchanged. The database builds the same
 * JSON that a handler's value would give.
 */
export class JsonText<Value> {
  declare readonly value?: Value;

  constructor(readonly text: string) {}
}
