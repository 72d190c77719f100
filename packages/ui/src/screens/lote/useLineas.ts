import { useState } from 'react';
import { createSinRespuesta } from './createSinRespuesta';
import type { ActoEnLote, Curso, LineaEnvio } from './LoteProps';
import { makeClaves } from './makeClaves';

/** What is known of the lines of acts besides what somebody began: under which keys they were sent, and how their rows stand by now. */
export function useLineas<Row, Pedido>(keyOf: (row: Row) => number) {
  const [sinRespuesta] = useState(() => createSinRespuesta(Date.now));
  // Others change the rows while a form is being filled in.
  const [vistas] = useState(() => new Map<number, Row>());
  const lineaOf = (acto: string, row: Row) => `${acto} ${keyOf(row)}`;
  return {
    /** A row as it stands. What it no longer offers is done, or is something else by now: doing it again is another write. */
    see: (row: Row, actos: readonly ActoEnLote<Row, Pedido>[]) => {
      vistas.set(keyOf(row), row);
      for (const { id, may } of actos) if (!may(row)) sinRespuesta.forget(lineaOf(id, row));
    },
    /** The same row as it was seen last. */
    presentOf: (row: Row): Row => vistas.get(keyOf(row)) ?? row,
    /** Rows under the keys of their writes: those of before, where the same was sent and nobody knows what came of it. */
    keyed: (acto: string, rows: readonly Row[], pedido: Pedido) =>
      makeClaves(rows, (row) => sinRespuesta.get(lineaOf(acto, row), JSON.stringify(pedido))),
    /** Hears what becomes of lines that are sent. */
    follow: (acto: string, sent: readonly LineaEnvio<Row>[], pedido: Pedido, curso: Curso) =>
      sinRespuesta.follow(curso, (indice) => {
        const { row, clave } = sent[indice] as LineaEnvio<Row>;
        return { linea: lineaOf(acto, row), pedido: JSON.stringify(pedido), clave };
      }),
  };
}
