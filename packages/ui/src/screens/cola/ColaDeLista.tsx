import { type ReactNode, useRef } from 'react';
import type { PalabrasCola, RespuestaCola } from './colaKeys';
import { TeclasCola } from './TeclasCola';
import { useColaKeys } from './useColaKeys';

interface ColaDeListaProps<Row> {
  /** What the viewer may answer of the list; memoised. Its `selection` has to give each of them a box: there a key stands. */
  rows: readonly Row[];
  /** What the answers are called; a constant. */
  palabras: PalabrasCola;
  onDecide: (row: Row, respuesta: RespuestaCola) => void;
  onUndo: () => void;
  /** The list. Its buttons answer as the keys do by what is given here. */
  children: (answer: (id: number, respuesta: RespuestaCola) => void) => ReactNode;
}

/** A list whose rows are also answered by keys, one after another from its top, in whatever order it stands. */
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
