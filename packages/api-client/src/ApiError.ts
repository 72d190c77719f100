/** What went wrong with a call, for people: the one error that the client throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when no answer came. */
  readonly httpStatus: number;
  /** The level of the message (`status` or `error` of the answer), never 0. */
  readonly level: number;
  /** The field at fault, when the server names one. */
  readonly campo: string | null;
  /** Seconds to wait before the next try (429, 503), when the server says. */
  readonly retryAfter: number | null;
  /** No answer came in the time that was given. */
  readonly isTimeout: boolean;

  constructor(
    message: string,
    details: { httpStatus: number; level?: number; campo?: string | null; retryAfter?: number | null; isTimeout?: boolean; cause?: unknown },
  ) {
    super(message, { cause: details.cause });
    this.httpStatus = details.httpStatus;
    this.level = details.level ?? 1;
    this.campo = details.campo ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.isTimeout = details.isTimeout ?? false;
  }

  /** No answer came at all: offline, server down, or it took too long. */
  get isNetwork(): boolean {
    return this.httpStatus === 0;
  }
}
