import { type ReactNode, useMemo, useState } from 'react';
import type { BulkAct, ListSelection } from '../../components/DataTable/selection/ListSelection';
import { useSelection } from '../../components/DataTable/selection/useSelection';
import { toast } from '../../components/toast';
import { useLatest } from '../../components/useLatest';
import { lazyPart } from '../../parts/lazyPart';
import { createSinRespuesta } from './createSinRespuesta';
import type { ActoEnLote, LineaEnvio, SendLote } from './LoteProps';
import type { Lote } from './lote';
import { makeClaves } from './makeClaves';
import { undoLote } from './undoLote';

// Whoever looks at a list seldom does something to many of its rows.
const LoteDialog = lazyPart(() => import('./LoteDialog'), 'LoteDialog');

interface Abierto<Row, Acto extends string> {
  readonly acto: ActoEnLote<Row, Acto>;
  readonly rows: readonly Row[];
  /** Its lines under their keys, which stay the same however often it is sent. */
  readonly lineas: readonly LineaEnvio<Row>[];
  /** How it ended, for who looks at it again. */
  readonly lote?: Lote;
}

interface LoteOptions<Row, Acto extends string> {
  keyOf: (row: Row) => number;
  /** Whom or what a row is about. */
  nombreOf: (row: Row) => string;
  /** A constant, or memoised. */
  actos: readonly ActoEnLote<Row, Acto>[];
  /** Does one to many rows. */
  onLote: SendLote<Row, Acto>;
}

interface EnLote<Row> {
  /** For the list; undefined where there is no act at all. */
  readonly selection: ListSelection<Row> | undefined;
  /** The question, how far it has come, or what came of it. */
  readonly dialog: ReactNode;
}

/**
 * Acts on many rows of a list: those for which there is one can be picked, and what failed stays picked with its reason.
 */
export function useLote<Row, Acto extends string>({ keyOf, nombreOf, actos, onLote }: LoteOptions<Row, Acto>): EnLote<Row> {
  const [abierto, setAbierto] = useState<Abierto<Row, Acto> | null>(null);
  // Asked anew, or only looked at again.
  const [shown, setShown] = useState<'acto' | 'resultado' | null>(null);
  const [sinRespuesta] = useState(() => createSinRespuesta(Date.now));
  const lineaOf = (acto: Acto, row: Row) => `${acto} ${keyOf(row)}`;
  const open = (next: Abierto<Row, Acto>) => {
    setAbierto(next);
    setShown('acto');
  };
  const ask = (acto: ActoEnLote<Row, Acto>, rows: readonly Row[]) =>
    open({ acto, rows, lineas: makeClaves(rows, (row) => sinRespuesta.get(lineaOf(acto.id, row))) });
  const send = useLatest(onLote);
  const failedOf = ({ rows, lote }: Abierto<Row, Acto>) => rows.filter((_, index) => lote?.lineas[index]?.estado !== 'hecha');
  const actsOf = (picked: readonly Row[]): readonly BulkAct[] => {
    const offered = actos.flatMap((acto) => {
      const rows = picked.filter(acto.may);
      const isDanger = acto.pregunta(rows).tone === 'danger';
      return rows.length === 0 ? [] : [{ id: acto.id, label: acto.label(rows), isDanger, onPress: () => ask(acto, rows) }];
    });
    const failed = new Set(abierto?.lote && failedOf(abierto).map(keyOf));
    const isWhatFailed = abierto?.lote && picked.every((row) => failed.has(keyOf(row)));
    return isWhatFailed ? [...offered, { id: 'por que', label: 'Ver por qué', onPress: () => setShown('resultado') }] : offered;
  };
  // What a row no longer offers is done, or is something else by now: doing it again is another write.
  const settle = useLatest((row: Row) => {
    for (const { id, may } of actos) if (!may(row)) sinRespuesta.forget(lineaOf(id, row));
  });
  const mayPick = useMayPick(actos, settle);
  const selection = useSelection<Row>({ keyOf, mayPick, actsOf });
  const over = (lote: Lote) => {
    if (!abierto) return;
    const done = { ...abierto, lote };
    const left = failedOf(done);
    selection.keep(left.map(keyOf));
    setAbierto(left.length === 0 ? null : done);
    if (left.length === 0) setShown(null);
    const { acto, rows } = abierto;
    const worked = rows.length - left.length;
    const inverso = actos.find(({ id }) => id === acto.inverso);
    const undo = inverso && { label: 'Deshacer', onPress: () => void undoLote({ inverso, rows: rows.filter((row) => !left.includes(row)), nombreOf, send }) };
    if (worked > 0) toast.success({ text: acto.hecho(worked), ...(undo && { action: undo }) });
  };
  const dialog = abierto && shown && (
    <LoteDialog
      key={shown}
      pregunta={abierto.acto.pregunta(abierto.rows)}
      nombres={abierto.rows.map(nombreOf)}
      lote={shown === 'resultado' ? abierto.lote : undefined}
      send={(places, curso) => {
        const { acto, lineas } = abierto;
        const sent = places.map((place) => lineas[place] as LineaEnvio<Row>);
        const at = (indice: number) => {
          const { row, clave } = sent[indice] as LineaEnvio<Row>;
          return { linea: lineaOf(acto.id, row), clave };
        };
        return onLote(acto.id, sent, sinRespuesta.follow(curso, at));
      }}
      onOver={over}
      onClose={() => setShown(null)}
    />
  );
  return { selection: actos.length > 0 ? selection : undefined, dialog };
}

/** Whether there is an act for a row: the same function for as long as the acts are. @param look sees each row that is asked about; always the same */
function useMayPick<Row, Acto extends string>(actos: readonly ActoEnLote<Row, Acto>[], look: (row: Row) => void): (row: Row) => boolean {
  return useMemo(
    () => (row) => {
      look(row);
      return actos.some(({ may }) => may(row));
    },
    [actos, look],
  );
}
