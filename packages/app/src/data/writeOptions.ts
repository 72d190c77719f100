import type { ApiError } from '@garita/api-client/ApiError';
import type { CallAnswer, CallInput } from '@garita/api-client/call';
import type { WriteId } from '@garita/api-client/operations';
import { sendWrite, type WriteInit } from '@garita/api-client/sendWrite';
import { WRITES } from '@garita/api-client/writes';
import type { Tema } from '@garita/domain/temas';
import { mutationOptions } from '@tanstack/react-query';
import { api } from '../portal/api';

/** What every write carries, so that one place knows what follows from it. */
export interface WriteMeta extends Record<string, unknown> {
  /** The temas that it changes. */
  readonly changes: readonly Tema[];
  /** What the server says of it is shown in a better place than a brief notice. */
  readonly isToldElsewhere?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: WriteMeta;
  }
}

export interface WriteOptions<Answer> {
  /** What the server says of it is shown in a better place than a brief notice. */
  readonly isToldElsewhere?: boolean;
  /** Its answer is a secret: shown, and kept by nobody. */
  readonly isSecret?: boolean;
  /** Under which key it is made, and whether it outlives its page. */
  readonly init?: WriteInit;
  /** Hears the answer before anything is asked for again. */
  readonly onAnswer?: (answer: Answer) => void;
}

/** A write of the contract as a mutation. */
export const writeOptions = <Id extends WriteId>(
  operation: Id,
  options: WriteOptions<CallAnswer<Id>> = {},
) =>
  mutationOptions<CallAnswer<Id>, ApiError, CallInput<Id>>({
    mutationFn: async (input) => {
      const answer = await sendWrite(api, operation, input, options.init);
      options.onAnswer?.(answer);
      return answer;
    },
    meta: { changes: WRITES[operation].changes, isToldElsewhere: options.isToldElsewhere ?? false },
    ...(options.isSecret && { gcTime: 0 }),
  });
