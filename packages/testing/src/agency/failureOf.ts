/** What a failure says. */
export interface Failure {
  readonly msg: string;
  readonly status: number;
  readonly campo?: string;
}

/** A failure as almost every call tells it, of a call too that tells it as `[msg, status]` (contract: `PairFailure`). */
export const failureOf = (body: unknown): Failure =>
  Array.isArray(body) ? { msg: body[0], status: body[1], ...body[2] } : (body as Failure);
