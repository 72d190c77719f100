const NEVER = new AbortController().signal;

/**
 * A request with its body as text. The platform's Request copies a stream for each retry, which is
 * slow for large files.
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
