/** JSON from the database, sent unchanged: the same that a handler's value would give. */
export class JsonText<Value> {
  declare readonly value?: Value;

  constructor(readonly text: string) {}
}
