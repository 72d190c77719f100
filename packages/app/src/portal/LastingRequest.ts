/**
 * A request that may outlive its page (`keepalive`). While a page closes, Firefox sends a request
 * only if `fetch` gets the URL and the body separately: it would read the body of a `Request` from
 * the page, which is gone by then.
 */
export class LastingRequest extends Request {
  readonly #body: BodyInit | null;

  constructor(
    input: RequestInfo | URL,
    init: RequestInit = {},
    body: BodyInit | null = init.body ?? null,
  ) {
    super(input, { ...init, keepalive: true });
    this.#body = body;
  }

  override clone(): LastingRequest {
    return new LastingRequest(super.clone(), {}, this.#body);
  }

  send(): Promise<Response> {
    const { url, method, headers, credentials, signal } = this;
    return fetch(url, { method, headers, body: this.#body, credentials, signal, keepalive: true });
  }
}
