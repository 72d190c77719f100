/** What went wrong with a call, for people: the one error that the client throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when no answer came. */
  readonly httpStatus: number;
  /** The level of the message (`status` or `error` of the answer), never 0. */
  readonly level: number;
  /** The field at fault, when the server names one. */
  readonly campo: string | null;
  /** Seconds to wait before the next try (429, 503, and 409 while the same request is under way), when the server says. */
  readonly retryAfter: number | null;
  /** Whether it was done is not known: a write that got no answer, none that can be read, or one that says so. */
  readonly isUnknown: boolean;
  /** No answer came in the time that was given. */
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

  /** No answer came at all: offline, server down, or it took too long. */
  get isNetwork(): boolean {
    return this.httpStatus === 0;
  }

  /** The portal was still at the very same request, under its key, when the client gave up asking: what comes of it is not known. */
  get isUnderWay(): boolean {
    return this.httpStatus === 409 && this.retryAfter !== null;
  }

  /** The portal has judged the request and not done it: it is neither out of reach, in trouble nor still at it, and knows who asks. */
  get isJudged(): boolean {
    return [400, 403, 404, 409].includes(this.httpStatus) && !this.isUnderWay;
  }
}
