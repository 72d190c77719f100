/** A picture as the answer of a call, under an address that says which bytes they are: it may be kept for ever. */
export class ImageAnswer {
  constructor(
    readonly bytes: Buffer,
    readonly tipo: string,
  ) {}
}
