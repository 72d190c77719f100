import type { ApiError } from '@garita/api-client/ApiError';
import type { CallInput } from '@garita/api-client/sendCall';
import { sendWrite, type WriteId } from '@garita/api-client/sendWrite';
import { WRITES } from '@garita/api-client/writes';
import type { SendLote } from '@garita/ui/screens/lote/LoteProps';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api';
import { sendLote } from './sendLote';

type Envio<Row, Acto extends string> = Parameters<SendLote<Row, Acto>>;

const isOld = ({ httpStatus }: ApiError): boolean => httpStatus === 404 || httpStatus === 409;

/**
 * One act on many rows, each by a write of its own under its own key. To what follows a write (`createQueryClient`) all of them are one: what they change is
 * asked for again once, when the last is answered.
 * @param operation what all of them are
 * @param toInput what one sends
 */
export function useSendLote<Id extends WriteId, Row, Acto extends string>(
  operation: Id,
  toInput: (acto: Acto, row: Row) => CallInput<Id>,
): SendLote<Row, Acto> {
  const client = useQueryClient();
  const { mutateAsync } = useMutation<string | null, ApiError, Envio<Row, Acto>>({
    mutationFn: async ([acto, lineas, curso]) => {
      const { interrupcion, rechazo } = await sendLote(lineas.length, {
        ...curso,
        send: (indice) => {
          const { row, clave } = lineas[indice] as (typeof lineas)[number];
          return sendWrite(api, operation, toInput(acto, row), { clave });
        },
        sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
      });
      // Refused, it is a refusal to what follows: all that is on screen is asked for again.
      if (rechazo) throw Object.assign(rechazo, { interrupcion });
      return interrupcion?.message ?? null;
    },
    meta: { changes: WRITES[operation].changes, isToldElsewhere: true },
  });
  return async (...envio) => {
    try {
      return await mutateAsync(envio);
    } catch (error) {
      const { interrupcion } = error as ApiError & { interrupcion: ApiError | null };
      if (!isOld(error as ApiError)) await client.invalidateQueries();
      return interrupcion?.message ?? null;
    }
  };
}
