/** The one error that the client throws; its message is Spanish text for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when no answer came. */
  readonly httpStatus: number;
  /** The level of the message (`status` or `error` of the answer), never 0. */
  readonly level: number;
  /** The field at fault, when the server names one. */
  readonly campo: string | null;
  /**
   * Seconds until a retry (429, 503, or 409 while the request is running), if the server says so.
   */
  readonly retryAfter: number | null;
  /**
   * Whether a write got no answer, an unreadable one, or one that says that the outcome is unknown.
   */
  readonly isUnknown: boolean;
  /** Whether the answer did not arrive within the time limit. */
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

  /** Whether no answer arrived: offline, server down or timeout. */
  get isNetwork(): boolean {
    return this.httpStatus === 0;
  }

  /** Whether the portal was still processing the same Idempotency-Key when the client gave up. */
  get isUnderWay(): boolean {
    return this.httpStatus === 409 && this.retryAfter !== null;
  }

  /**
   * Whether the portal judged the request and refused it. False for network failures, 5xx, 401, 429
   * and a running request.
   */
  get isJudged(): boolean {
    return [400, 403, 404, 409].includes(this.httpStatus) && !this.isUnderWay;
  }
}
