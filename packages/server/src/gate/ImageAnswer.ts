/**
 * A picture as the answer of a call. Its address holds the hash of its bytes, so browsers cache it
 * for ever.
 */
export class ImageAnswer {
  constructor(
    readonly bytes: Buffer,
    readonly tipo: string,
  ) {}
}
