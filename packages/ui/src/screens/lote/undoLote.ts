import { toast } from '../../components/toast';
import type { ActoEnLote, SendLote } from './LoteProps';
import { makeClaves } from './makeClaves';

interface UndoOptions<Row, Acto extends string> {
  readonly inverso: ActoEnLote<Row, Acto>;
  /** Those to which it was done. */
  readonly rows: readonly Row[];
  readonly nombreOf: (row: Row) => string;
  readonly send: SendLote<Row, Acto>;
}

/** Takes back what was done to many rows. It needs no place of its own: whoever presses it may have gone on to another screen. */
export async function undoLote<Row, Acto extends string>({ inverso, rows, nombreOf, send }: UndoOptions<Row, Acto>): Promise<void> {
  const done = new Set<number>();
  const reasons: string[] = [];
  const interrupcion = await send(inverso.id, makeClaves(rows), {
    tell: (indice, estado, texto) => {
      if (estado === 'hecha') done.add(indice);
      if (estado === 'rechazada') reasons.push(`${nombreOf(rows[indice] as Row)}: ${texto}`);
    },
    wait: () => undefined,
    isStopped: () => false,
  });
  if (done.size > 0) toast.success({ text: inverso.hecho(done.size) });
  if (done.size < rows.length) toast.error({ text: [`Sin deshacer: ${rows.length - done.size} de ${rows.length}.`, interrupcion ?? reasons[0]].join(' ') });
}
