import type { ServerResponse } from 'node:http';

/** An answer that does not end by itself: whoever made it writes to the line for as long as it holds. */
export class StreamAnswer {
  /** @param begin gets the line once its head has been sent; it may have gone dead meanwhile */
  constructor(
    readonly type: string,
    readonly begin: (line: ServerResponse) => void,
  ) {}
}
