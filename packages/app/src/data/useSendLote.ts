import type { ApiError } from '@garita/api-client/ApiError';
import { type CallAnswer, type CallInput, call } from '@garita/api-client/call';
import { CHANGES } from '@garita/api-client/changes';
import type { WriteId } from '@garita/api-client/operations';
import type { SendLote } from '@garita/ui/screens/lote/LoteProps';
import { useMutation } from '@tanstack/react-query';
import { usePortal } from '../portal/PortalContext';
import { sendLote } from './sendLote';

type BulkSend<Row, RowInput> = Parameters<SendLote<Row, RowInput>>;

interface SendLoteOptions<Answer> {
  /** Takes the secret out of an answer. The secret is passed to the caller and not stored. */
  readonly secretoOf?: (answer: Answer) => string;
}

const isOld = ({ httpStatus }: ApiError): boolean => httpStatus === 404 || httpStatus === 409;

/**
 * Sends a bulk act (`lote`). For the query client it is one mutation, so the changed data is
 * refetched once, after the last answer. Each row has a separate Idempotency-Key.
 */
export function useSendLote<Id extends WriteId, Row, RowInput>(
  operation: Id,
  toInput: (pedido: RowInput, row: Row) => CallInput<Id>,
  { secretoOf }: SendLoteOptions<CallAnswer<Id>> = {},
): SendLote<Row, RowInput> {
  const { api, queryClient } = usePortal();
  const { mutateAsync } = useMutation<string | null, ApiError, BulkSend<Row, RowInput>>({
    mutationFn: async ([pedido, lineas, curso]) => {
      const { interrupcion, rechazo } = await sendLote(lineas.length, {
        ...curso,
        send: async (indice) => {
          const { row, clave } = lineas[indice] as (typeof lineas)[number];
          const answer = await call(api, operation, toInput(pedido, row), {
            idempotencyKey: clave,
          });
          if (secretoOf) curso.give?.(indice, secretoOf(answer));
        },
        sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
      });
      // The mutation fails, so that the query client refetches the screen as after any refusal.
      if (rechazo) throw Object.assign(rechazo, { interrupcion });
      return interrupcion?.message ?? null;
    },
    meta: { changes: CHANGES[operation], isToldElsewhere: true },
  });
  return async (...envio) => {
    try {
      return await mutateAsync(envio);
    } catch (error) {
      const { interrupcion } = error as ApiError & { interrupcion: ApiError | null };
      if (!isOld(error as ApiError)) await queryClient.invalidateQueries();
      return interrupcion?.message ?? null;
    }
  };
}
