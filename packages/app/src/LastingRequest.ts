/** A request that may outlive its page, and so knows its body as it was given. */
export class LastingRequest extends Request {
  readonly #body: BodyInit | null;

  constructor(input: RequestInfo | URL, init: RequestInit = {}, body: BodyInit | null = init.body ?? (input instanceof LastingRequest ? input.#body : null)) {
    super(input, init);
    this.#body = body;
  }

  override clone(): LastingRequest {
    return new LastingRequest(super.clone(), {}, this.#body);
  }

  /**
   * Sends a request. Of a page that is being closed Firefox sends one only when it is given in parts: what is inside a `Request` it reads from the page, which
   * is gone by then.
   */
  static send(request: Request): Promise<Response> {
    if (!(request instanceof LastingRequest && request.keepalive)) return fetch(request);
    const { url, method, headers, credentials, signal } = request;
    return fetch(url, { method, headers, body: request.#body, credentials, signal, keepalive: true });
  }
}
