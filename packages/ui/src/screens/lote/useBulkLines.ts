import { useState } from 'react';
import { createUnansweredKeys } from './createUnansweredKeys';
import type { ActoEnLote, BulkRun, LineaEnvio } from './LoteProps';
import { makeClaves } from './makeClaves';

/**
 * The data that is kept from one bulk act to the next: the keys of earlier attempts, and the latest
 * version of each row.
 */
export function useBulkLines<Row, RowInput>(keyOf: (row: Row) => number) {
  const [sinRespuesta] = useState(() => createUnansweredKeys(Date.now));
  // Other users may change the rows while a form is open.
  const [vistas] = useState(() => new Map<number, Row>());
  const lineaOf = (acto: string, row: Row) => `${acto} ${keyOf(row)}`;
  return {
    /**
     * Stores the latest version of a row. If the row no longer allows an act, the act is done or
     * has become impossible: its key is dropped, so that doing it later is another write.
     */
    see: (row: Row, actos: readonly ActoEnLote<Row, RowInput>[]) => {
      vistas.set(keyOf(row), row);
      for (const { id, may } of actos) if (!may(row)) sinRespuesta.forget(lineaOf(id, row));
    },
    presentOf: (row: Row): Row => vistas.get(keyOf(row)) ?? row,
    /** The rows with their keys. A request with unknown outcome gets the same key again. */
    keyed: (acto: string, rows: readonly Row[], pedido: RowInput) =>
      makeClaves(rows, (row) => sinRespuesta.get(lineaOf(acto, row), JSON.stringify(pedido))),
    follow: (acto: string, sent: readonly LineaEnvio<Row>[], pedido: RowInput, curso: BulkRun) =>
      sinRespuesta.follow(curso, (indice) => {
        const { row, clave } = sent[indice] as LineaEnvio<Row>;
        return { linea: lineaOf(acto, row), pedido: JSON.stringify(pedido), clave };
      }),
  };
}
