/**
 * A request that may outlive its page. Of a page that is being closed Firefox sends one only when it is given to `fetch` in parts: what is inside a `Request` it
 * reads from the page, which is gone by then.
 */
export class LastingRequest extends Request {
  /** Its body, as it was given. */
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
