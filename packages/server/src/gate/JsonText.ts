/** JSON text from the database, sent unchanged; it equals the JSON of the handler's value. */
export class JsonText<Value> {
  declare readonly value?: Value;

  constructor(readonly text: string) {}
}
