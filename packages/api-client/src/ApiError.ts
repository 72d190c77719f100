/** The only error that the client throws. Its message is a Spanish text for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when no answer came. */
  readonly httpStatus: number;
  /** The level of the message, never 0. The answer has it as `status` or `error`. */
  readonly level: number;
  /** The name of the wrong field, or null if the server names none. */
  readonly campo: string | null;
  /**
   * The server's `Retry-After` in seconds; null if there is none. It comes with 429, with 503, and
   * with a 409 that says that the request is still running.
   */
  readonly retryAfter: number | null;
  /**
   * Whether the outcome of a write is unknown: no answer came, the answer is unreadable, or the
   * answer itself says that the outcome is unknown.
   */
  readonly isUnknown: boolean;
  /** Whether the client stopped waiting because the time limit passed. */
  readonly isTimeout: boolean;

  constructor(
    message: string,
    details: {
      httpStatus: number;
      level?: number;
      campo?: string | null;
      retryAfter?: number | null;
      isTimeout?: boolean;
      isUnknown?: boolean;
      cause?: unknown;
    },
  ) {
    super(message, { cause: details.cause });
    this.httpStatus = details.httpStatus;
    this.level = details.level ?? 1;
    this.campo = details.campo ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.isUnknown = details.isUnknown ?? false;
    this.isTimeout = details.isTimeout ?? false;
  }

  /**
   * Whether no answer came: the device is offline, the server is down, or the time limit passed.
   */
  get isNetwork(): boolean {
    return this.httpStatus === 0;
  }

  /**
   * Whether the portal was still processing a request with the same Idempotency-Key when the client
   * gave up.
   */
  get isUnderWay(): boolean {
    return this.httpStatus === 409 && this.retryAfter !== null;
  }

  /**
   * Whether the portal refused the request for its content. False for network failures, 5xx, 401,
   * 429 and a running request.
   */
  get isJudged(): boolean {
    return [400, 403, 404, 409].includes(this.httpStatus) && !this.isUnderWay;
  }
}
