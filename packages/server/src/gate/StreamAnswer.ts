import type { ServerResponse } from 'node:http';

/** An answer that does not end. The handler writes to the connection until it closes. */
export class StreamAnswer {
  /**
   * @param begin gets the connection after the headers are sent; the client may have closed it by
   * then
   */
  constructor(
    readonly type: string,
    readonly begin: (line: ServerResponse) => void,
  ) {}
}
