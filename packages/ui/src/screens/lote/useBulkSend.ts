import { useEffect, useReducer, useRef } from 'react';
import { useLatest } from '../../components/useLatest';
import { useLeaving } from '../../form/useLeaving';
import type { BulkRun } from './LoteProps';
import { beginLote, isSettled, type LineaLote, type Lote, reduceLote } from './lote';

/**
 * Sends the lines at these indexes. Never rejects.
 * @returns why the remaining lines were not sent; null if all were sent or the user stopped the
 * sending
 */
export type SendLines = (indexes: readonly number[], curso: BulkRun) => Promise<string | null>;

interface EnvioOptions {
  count: number;
  send: SendLines;
  /** A past lote, to show its results; undefined starts a new lote. */
  past: Lote | undefined;
  onFinish: (lote: Lote) => void;
  onSecreto: (index: number, secreto: string) => void;
}

/**
 * Sends the lines that are not settled. The lines keep their idempotency keys, so that a second
 * attempt does nothing twice.
 */
export function useBulkSend({ count, send, past, onFinish, onSecreto }: EnvioOptions) {
  const [lote, dispatch] = useReducer(reduceLote, count, (lines) => past ?? beginLote(lines));
  const isStopped = useRef(false);
  const isUnderWay = lote.fase === 'corre' || lote.fase === 'para';
  useLeaving(isUnderWay);
  // Called in an effect, not during the run, because the callback may unmount the dialog.
  const report = useLatest(onFinish);
  const reported = useRef<Lote | undefined>(past);
  useEffect(() => {
    if (lote.fase !== 'acabado' || reported.current === lote) return;
    reported.current = lote;
    report(lote);
  }, [lote, report]);
  const run = async () => {
    if (isUnderWay) return;
    isStopped.current = false;
    dispatch({ tipo: 'envia' });
    const left = [...lote.lineas.keys()].filter(
      (index) => !isSettled(lote.lineas[index] as LineaLote),
    );
    const interrupcion = await send(left, {
      tell: (sentIndex, estado, texto) =>
        dispatch({ tipo: 'linea', indice: left[sentIndex] as number, estado, texto }),
      wait: (segundos) => dispatch({ tipo: 'espera', segundos }),
      isStopped: () => isStopped.current,
      give: (sentIndex, secreto) => onSecreto(left[sentIndex] as number, secreto),
    });
    dispatch({ tipo: 'acaba', interrupcion });
  };
  const stop = () => {
    isStopped.current = true;
    dispatch({ tipo: 'para' });
  };
  return { lote, run: () => void run(), stop };
}
