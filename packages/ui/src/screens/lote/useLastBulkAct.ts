import { useState } from 'react';
import type { ActoEnLote, LineaEnvio, PreguntaLote } from './LoteProps';
import type { Lote } from './lote';

interface Empezado<Row, RowInput> {
  readonly acto: ActoEnLote<Row, RowInput>;
  readonly rows: readonly Row[];
  readonly fuera: readonly Row[];
}

export interface LastBulkAct<Row, RowInput> extends Empezado<Row, RowInput> {
  /**
   * The confirmed request and its lines, whose keys stay the same for every attempt. Null before
   * the form is filled in.
   */
  readonly asked: {
    readonly pedido: RowInput;
    readonly pregunta: PreguntaLote;
    readonly lineas: readonly LineaEnvio<Row>[];
  } | null;
  readonly lote?: Lote;
}

/** The rows whose line is not done: refused, not sent, or with unknown outcome. */
export const failedOf = <Row, RowInput>({
  rows,
  lote,
}: Pick<LastBulkAct<Row, RowInput>, 'rows' | 'lote'>): readonly Row[] =>
  rows.filter((_, index) => lote?.lineas[index]?.estado !== 'hecha');

/** The last started bulk act, kept while its outcome matters, and which of its dialogs is open. */
export function useLastBulkAct<Row, RowInput>(keyOf: (row: Row) => number) {
  const [abierto, setAbierto] = useState<LastBulkAct<Row, RowInput> | null>(null);
  const [shown, show] = useState<'forma' | 'acto' | 'resultado' | null>(null);
  const hide = () => show(null);
  return {
    abierto,
    shown,
    show,
    hide,
    /** Opens the form. A retry with the remaining rows starts with the previous input. */
    fill: (parts: Empezado<Row, RowInput>) => {
      const isSame =
        abierto?.acto.id === parts.acto.id &&
        parts.rows.every((row) => abierto.rows.some((one) => keyOf(one) === keyOf(row)));
      setAbierto({ ...parts, asked: isSame ? abierto.asked : null });
      show('forma');
    },
    ask: (asked: LastBulkAct<Row, RowInput>) => {
      setAbierto(asked);
      show('acto');
    },
    /**
     * Ends the act.
     * @param isRead whether the user has seen the whole outcome: the act is then forgotten
     */
    end: (done: LastBulkAct<Row, RowInput>, isRead: boolean) => {
      setAbierto(isRead ? null : done);
      if (isRead) hide();
    },
    /** Closes the dialog. An act with failures is kept, so that its results can be opened again. */
    close: () => {
      hide();
      if (abierto?.lote && failedOf(abierto).length === 0) setAbierto(null);
    },
  };
}
