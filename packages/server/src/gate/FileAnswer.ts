import type { Readable } from 'node:stream';

/**
 * A file as the answer of a call. The portal streams it, and the browser saves it under its name.
 */
export class FileAnswer {
  constructor(
    readonly content: Readable,
    readonly file: { readonly name: string; readonly type: string; readonly bytes: number },
  ) {}
}
