/**
 * The answer of a call as JSON text from the database, sent unchanged. Its content is the same as
 * of a handler without it.
 */
export class JsonText<Value> {
  declare readonly value?: Value;

  constructor(readonly text: string) {}
}
