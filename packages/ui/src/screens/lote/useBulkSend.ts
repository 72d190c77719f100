import { useEffect, useReducer, useRef } from 'react';
import { useLatest } from '../../components/useLatest';
import { useLeaving } from '../../form/useLeaving';
import type { BulkRun } from './LoteProps';
import { beginLote, isSettled, type LineaLote, type Lote, reduceLote } from './lote';

/**
 * Sends the lines at these indexes. Never rejects. @returns why the remaining ones were not sent;
 * null if all were sent or the user cancelled
 */
export type SendPlaces = (places: readonly number[], curso: BulkRun) => Promise<string | null>;

interface EnvioOptions {
  count: number;
  send: SendPlaces;
  /** A finished lote; undefined starts a new one. */
  ended: Lote | undefined;
  onOver: (lote: Lote) => void;
  onSecreto: (place: number, secreto: string) => void;
}

/**
 * Sends the lines that are not settled, on each attempt with the same keys, so that nothing is done
 * twice.
 */
export function useBulkSend({ count, send, ended, onOver, onSecreto }: EnvioOptions) {
  const [lote, dispatch] = useReducer(reduceLote, count, (lines) => ended ?? beginLote(lines));
  const isStopped = useRef(false);
  const isUnderWay = lote.fase === 'corre' || lote.fase === 'para';
  useLeaving(isUnderWay);
  // In an effect after the render, because the callback may unmount the dialog.
  const over = useLatest(onOver);
  const told = useRef<Lote | undefined>(ended);
  useEffect(() => {
    if (lote.fase !== 'acabado' || told.current === lote) return;
    told.current = lote;
    over(lote);
  }, [lote, over]);
  const run = async () => {
    if (isUnderWay) return;
    isStopped.current = false;
    dispatch({ tipo: 'envia' });
    const left = [...lote.lineas.keys()].filter(
      (index) => !isSettled(lote.lineas[index] as LineaLote),
    );
    const interrupcion = await send(left, {
      tell: (place, estado, texto) =>
        dispatch({ tipo: 'linea', indice: left[place] as number, estado, texto }),
      wait: (segundos) => dispatch({ tipo: 'espera', segundos }),
      isStopped: () => isStopped.current,
      give: (place, secreto) => onSecreto(left[place] as number, secreto),
    });
    dispatch({ tipo: 'acaba', interrupcion });
  };
  const stop = () => {
    isStopped.current = true;
    dispatch({ tipo: 'para' });
  };
  return { lote, run: () => void run(), stop };
}
