import { type ReactNode, useRef } from 'react';
import type { PalabrasCola, RespuestaCola } from './colaKeys';
import { TeclasCola } from './TeclasCola';
import { useColaKeys } from './useColaKeys';

interface ColaDeListaProps<Row> {
  /** The rows to answer; must be memoised. The list's `selection` must give each a checkbox. */
  rows: readonly Row[];
  /** The words of the answers; must be a constant. */
  palabras: PalabrasCola;
  onDecide: (row: Row, respuesta: RespuestaCola) => void;
  onUndo: () => void;
  children: (answer: (id: number, respuesta: RespuestaCola) => void) => ReactNode;
}

/** A list whose rows can also be answered by keys, in the displayed order. */
export function ColaDeLista<Row extends { readonly id: number }>({
  rows,
  palabras,
  onDecide,
  onUndo,
  children,
}: ColaDeListaProps<Row>) {
  const list = useRef<HTMLDivElement>(null);
  const answer = useColaKeys(list, {
    rows,
    palabras,
    onDecide: (id, respuesta) => {
      const row = rows.find((one) => one.id === id);
      if (row) onDecide(row, respuesta);
    },
    onUndo,
  });
  return (
    <>
      {rows.length > 0 && <TeclasCola palabras={palabras} />}
      <div ref={list}>{children(answer)}</div>
    </>
  );
}
