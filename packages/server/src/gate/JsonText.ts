/**
 * JSON text from the database, which the portal sends unchanged. It equals the JSON of a `Value`.
 */
export class JsonText<Value> {
  declare readonly value?: Value;

  constructor(readonly text: string) {}
}
