import { useEffect, useReducer, useRef } from 'react';
import { useLatest } from '../../components/useLatest';
import { useLeaving } from '../../form/useLeaving';
import type { Curso } from './LoteProps';
import { beginLote, isSettled, type LineaLote, type Lote, reduceLote } from './lote';

/** Sends the lines in these places. Never rejects. @returns why those that are left were not sent; null when all were, or they were called off */
export type SendPlaces = (places: readonly number[], curso: Curso) => Promise<string | null>;

interface EnvioOptions {
  /** How many lines there are. */
  count: number;
  send: SendPlaces;
  /** One that is over already; undefined begins it. */
  ended: Lote | undefined;
  /** Nothing is under way any more. */
  onOver: (lote: Lote) => void;
  /** Is given what answers a line where that is a secret. */
  onSecreto: (place: number, secreto: string) => void;
}

/** Sends what is not settled, as often as that is asked: always under the same keys, so that nothing is done twice. */
export function useEnvio({ count, send, ended, onOver, onSecreto }: EnvioOptions) {
  const [lote, dispatch] = useReducer(reduceLote, count, (lines) => ended ?? beginLote(lines));
  const isStopped = useRef(false);
  const isUnderWay = lote.fase === 'corre' || lote.fase === 'para';
  useLeaving(isUnderWay);
  // Told once it is drawn: what hears of it may take the dialog away.
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
