/** The answer of a call as JSON that is written already, by the database: it is sent as it is. What it holds is what a handler without it would answer. */
export class JsonText<Value> {
  declare readonly value?: Value;

  constructor(readonly text: string) {}
}
