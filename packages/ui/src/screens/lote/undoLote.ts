import { toast } from '../../components/toast';
import type { ActoDirecto, SendLote } from './LoteProps';
import { makeClaves } from './makeClaves';

interface UndoOptions<Row, RowInput> {
  readonly inverso: Pick<ActoDirecto<Row, RowInput>, 'id' | 'hecho'>;
  readonly rows: readonly Row[];
  readonly nombreOf: (row: Row) => string;
  readonly send: SendLote<Row, RowInput>;
}

/** Undoes a bulk act. Needs no mounted component: the user may have left the screen. */
export async function undoLote<Row, RowInput>({
  inverso,
  rows,
  nombreOf,
  send,
}: UndoOptions<Row, RowInput>): Promise<void> {
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
  if (done.size < rows.length)
    toast.error({
      text: [
        `Sin deshacer: ${rows.length - done.size} de ${rows.length}.`,
        interrupcion ?? reasons[0],
      ].join(' '),
    });
}
