const NEVER = new AbortController().signal;

/**
 * A request whose body is the text that it is made of. The platform's own wraps it in streams, which are copied for the case that it is sent again:
 * that would be half of what a line of a large file takes here.
 */
export class PlainRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  readonly text: string | undefined;

  constructor(url: string, { method = 'GET', headers, body, signal }: RequestInit) {
    this.url = url;
    this.method = method;
    this.headers = new Headers(headers);
    this.text = body === undefined || body === null ? undefined : String(body);
    this.signal = signal ?? NEVER;
  }

  clone(): PlainRequest {
    const { method, headers, text: body, signal } = this;
    return new PlainRequest(this.url, {
      method,
      headers,
      signal,
      ...(body !== undefined && { body }),
    });
  }
}
