import type { ServerResponse } from 'node:http';

/** An answer without an end. Its author writes to the connection as long as it is open. */
export class StreamAnswer {
  /** @param begin gets the connection after the headers are sent; it may have closed meanwhile */
  constructor(
    readonly type: string,
    readonly begin: (line: ServerResponse) => void,
  ) {}
}
