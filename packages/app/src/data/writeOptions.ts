import type { ApiError } from '@garita/api-client/ApiError';
import type { OPERATIONS } from '@garita/api-client/operations';
import { mutationOptions } from '@tanstack/react-query';

export type WriteId = { [Id in keyof typeof OPERATIONS]: (typeof OPERATIONS)[Id]['effect'] extends 'write' ? Id : never }[keyof typeof OPERATIONS];

/** What every mutation carries, so that one place knows what to fetch again after it. */
export interface WriteMeta extends Record<string, unknown> {
  readonly operation: WriteId;
  /** What the server says of it is shown in a better place than a brief notice. */
  readonly isToldElsewhere?: true;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: WriteMeta;
  }
}

/** A write of the contract as a mutation. The operation is not optional: without it nothing would be fetched again. */
export const writeOptions = <Answer, Values>(operation: WriteId, write: (values: Values) => Promise<Answer>, more: Omit<WriteMeta, 'operation'> = {}) =>
  mutationOptions<Answer, ApiError, Values>({ mutationFn: write, meta: { ...more, operation } });
