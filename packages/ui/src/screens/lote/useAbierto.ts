import { useState } from 'react';
import type { ActoEnLote, LineaEnvio, PreguntaLote } from './LoteProps';
import type { Lote } from './lote';

/** An act that somebody began, and the rows that it is about. */
interface Empezado<Row, Pedido> {
  readonly acto: ActoEnLote<Row, Pedido>;
  readonly rows: readonly Row[];
  /** Those that were picked and to which it cannot be done. */
  readonly fuera: readonly Row[];
}

/** The same, as far as it has come. */
export interface Abierto<Row, Pedido> extends Empezado<Row, Pedido> {
  /** What is asked, and sent with each line under its key, which stays the same however often it is sent; null before the form. */
  readonly asked: {
    readonly pedido: Pedido;
    readonly pregunta: PreguntaLote;
    readonly lineas: readonly LineaEnvio<Row>[];
  } | null;
  /** How it ended, for who looks at it again. */
  readonly lote?: Lote;
}

/** The rows to which it was not done, or not for certain. */
export const failedOf = <Row, Pedido>({
  rows,
  lote,
}: Pick<Abierto<Row, Pedido>, 'rows' | 'lote'>): readonly Row[] =>
  rows.filter((_, index) => lote?.lineas[index]?.estado !== 'hecha');

/** The act on many rows that was begun last, for as long as there is something to be said of it, and which part of it stands open. */
export function useAbierto<Row, Pedido>(keyOf: (row: Row) => number) {
  const [abierto, setAbierto] = useState<Abierto<Row, Pedido> | null>(null);
  // Filled in, asked, or only looked at again.
  const [shown, show] = useState<'forma' | 'acto' | 'resultado' | null>(null);
  const hide = () => show(null);
  return {
    abierto,
    shown,
    show,
    hide,
    /** Opens its form. Doing the same again to those who are left begins with what was filled in. */
    fill: (parts: Empezado<Row, Pedido>) => {
      const isSame =
        abierto?.acto.id === parts.acto.id &&
        parts.rows.every((row) => abierto.rows.some((one) => keyOf(one) === keyOf(row)));
      setAbierto({ ...parts, asked: isSame ? abierto.asked : null });
      show('forma');
    },
    /** Opens its question, behind which it is done. */
    ask: (asked: Abierto<Row, Pedido>) => {
      setAbierto(asked);
      show('acto');
    },
    /** It has ended. @param isRead nothing of it is left to be looked at */
    end: (done: Abierto<Row, Pedido>, isRead: boolean) => {
      setAbierto(isRead ? null : done);
      if (isRead) hide();
    },
    /** What failed can be looked at again. */
    close: () => {
      hide();
      if (abierto?.lote && failedOf(abierto).length === 0) setAbierto(null);
    },
  };
}
