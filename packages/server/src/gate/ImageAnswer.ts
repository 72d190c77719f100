/**
 * An image as the answer of a call. Its address contains the hash of the bytes, so browsers cache
 * it for ever.
 */
export class ImageAnswer {
  constructor(
    readonly bytes: Buffer,
    readonly tipo: string,
  ) {}
}
