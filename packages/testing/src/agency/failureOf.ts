export interface Failure {
  readonly msg: string;
  readonly status: number;
  readonly campo?: string;
}

/** Reads a failure. Most calls answer an object, some `[msg, status]` (contract: `PairFailure`). */
export const failureOf = (body: unknown): Failure =>
  Array.isArray(body) ? { msg: body[0], status: body[1], ...body[2] } : (body as Failure);
