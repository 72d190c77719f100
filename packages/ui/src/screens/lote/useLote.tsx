import { type ReactNode, useMemo } from 'react';
import type { BulkAct, ListSelection } from '../../components/DataTable/selection/ListSelection';
import { useSelection } from '../../components/DataTable/selection/useSelection';
import { toast } from '../../components/toast';
import { useLatest } from '../../components/useLatest';
import { lazyPart } from '../../parts/lazyPart';
import type {
  ActoDirecto,
  ActoEnLote,
  GrupoFuera,
  LineaEnvio,
  PreguntaLote,
  SendLote,
} from './LoteProps';
import type { Lote } from './lote';
import { undoLote } from './undoLote';
import { useBulkLines } from './useBulkLines';
import { failedOf, useLastBulkAct } from './useLastBulkAct';

const LoteDialog = lazyPart(() => import('./LoteDialog'), 'LoteDialog');

const NADIE = 'Ya no se puede hacer con nada de lo elegido.';

/** The rows by their reasons, in the order of the list. */
function groupFuera<Row, RowInput>(
  { porque }: ActoEnLote<Row, RowInput>,
  rows: readonly Row[],
  nombreOf: (row: Row) => string,
): readonly GrupoFuera[] {
  const groups = new Map<string, string[]>();
  for (const row of rows)
    groups.set(porque(row), [...(groups.get(porque(row)) ?? []), nombreOf(row)]);
  return [...groups].map(([why, nombres]) => ({ porque: why, nombres }));
}

interface LoteOptions<Row, RowInput> {
  keyOf: (row: Row) => number;
  nombreOf: (row: Row) => string;
  /** Must be a constant or memoised. */
  actos: readonly ActoEnLote<Row, RowInput>[];
  onLote: SendLote<Row, RowInput>;
  /**
   * Copies the secrets in an act's answers, and shows a notice with the outcome.
   * @returns whether the copy succeeded
   */
  onCopy?: (texto: string) => Promise<boolean>;
}

interface EnLote<Row> {
  /** For the list's `selection`; undefined if there are no acts. */
  readonly selection: ListSelection<Row> | undefined;
  /** Starts an act with these rows, selected or not. */
  readonly start: (id: string, rows: readonly Row[]) => void;
  /** The open form, confirmation, progress or results; null for none. */
  readonly dialog: ReactNode;
}

/**
 * Bulk acts on a list. Rows that allow an act can be selected. Failed rows stay selected, and the
 * user can open their reasons. An act with a form first collects the input for every line, then
 * asks for confirmation.
 */
export function useLote<Row, RowInput>({
  keyOf,
  nombreOf,
  actos,
  onLote,
  onCopy,
}: LoteOptions<Row, RowInput>): EnLote<Row> {
  const { abierto, shown, show, hide, fill, ask, end, close } = useLastBulkAct<Row, RowInput>(
    keyOf,
  );
  const { see, presentOf, keyed, follow } = useBulkLines<Row, RowInput>(keyOf);
  const begin = (acto: ActoEnLote<Row, RowInput>, picked: readonly Row[]) => {
    const parts = {
      acto,
      rows: picked.filter(acto.may),
      fuera: picked.filter((row) => !acto.may(row)),
    };
    if (acto.forma) return fill(parts);
    ask({
      ...parts,
      asked: {
        pedido: acto.id,
        pregunta: acto.pregunta(parts.rows),
        lineas: keyed(acto.id, parts.rows, acto.id),
      },
    });
  };
  const askFilled = (pedido: RowInput, preguntaOf: (rows: readonly Row[]) => PreguntaLote) => {
    if (!abierto) return;
    const { acto } = abierto;
    const now = abierto.rows.map(presentOf);
    const rows = now.filter(acto.may);
    if (rows.length === 0) {
      hide();
      const why = groupFuera(acto, now, nombreOf).map(
        ({ porque, nombres }) => `${porque} (${nombres.length}).`,
      );
      toast.error({ text: [NADIE, ...why].join(' ') });
      return;
    }
    const fuera = [...abierto.fuera, ...now.filter((row) => !acto.may(row))];
    ask({
      acto,
      rows,
      fuera,
      asked: { pedido, pregunta: preguntaOf(rows), lineas: keyed(acto.id, rows, pedido) },
    });
  };
  const send = useLatest(onLote);
  const actsOf = (picked: readonly Row[]): readonly BulkAct[] => {
    const offered = actos.flatMap((acto) => {
      const rows = picked.filter(acto.may);
      return rows.length === 0
        ? []
        : [
            {
              id: acto.id,
              label: acto.label(rows),
              isDanger: acto.tone === 'danger',
              onPress: () => begin(acto, picked),
            },
          ];
    });
    const failed = new Set(abierto?.lote && failedOf(abierto).map(keyOf));
    const isWhatFailed = abierto?.lote && picked.every((row) => failed.has(keyOf(row)));
    return isWhatFailed
      ? [...offered, { id: 'por que', label: 'Ver por qué', onPress: () => show('resultado') }]
      : offered;
  };
  const look = useLatest((row: Row) => see(row, actos));
  const mayPick = useMayPick(actos, look);
  const selection = useSelection<Row>({ keyOf, mayPick, actsOf });
  const finish = (lote: Lote) => {
    if (!abierto) return;
    const { acto, rows } = abierto;
    const done = { ...abierto, lote };
    const left = failedOf(done);
    selection.keep(left.map(keyOf));
    // With secrets the results stay open, because the user has not read them yet.
    end(done, left.length === 0 && !acto.secreto);
    if (acto.secreto || left.length === rows.length) return;
    const inverso = findInverso(actos, acto);
    const undo = inverso && {
      label: 'Deshacer',
      onPress: () =>
        void undoLote({ inverso, rows: rows.filter((row) => !left.includes(row)), nombreOf, send }),
    };
    toast.success({ text: acto.hecho(rows.length - left.length), ...(undo && { action: undo }) });
  };
  const draw = (): ReactNode => {
    if (!abierto || !shown) return null;
    const { acto, rows, fuera, asked, lote } = abierto;
    const { forma } = acto;
    if (shown === 'forma' && forma)
      return forma({ rows, pedido: asked?.pedido ?? null, onListo: askFilled, onClose: hide });
    if (!asked) return null;
    const { pedido, pregunta, lineas } = asked;
    return (
      <LoteDialog
        key={shown}
        pregunta={pregunta}
        tone={acto.tone}
        nombres={rows.map(nombreOf)}
        fuera={groupFuera(acto, fuera, nombreOf)}
        secreto={acto.secreto}
        lote={shown === 'resultado' ? lote : undefined}
        send={(indexes, curso) => {
          const sent = indexes.map((index) => lineas[index] as LineaEnvio<Row>);
          return onLote(pedido, sent, follow(acto.id, sent, pedido, curso));
        }}
        onCopy={onCopy}
        onFinish={finish}
        onBack={forma && (() => show('forma'))}
        onClose={close}
      />
    );
  };
  return {
    selection: actos.length > 0 ? selection : undefined,
    start: (id, rows) => {
      const acto = actos.find((one) => one.id === id);
      if (acto) begin(acto, rows);
    },
    dialog: draw(),
  };
}

function findInverso<Row, RowInput>(
  actos: readonly ActoEnLote<Row, RowInput>[],
  acto: ActoEnLote<Row, RowInput>,
): ActoDirecto<Row, RowInput> | undefined {
  if (acto.forma) return undefined;
  return actos.find(
    (one): one is ActoDirecto<Row, RowInput> => !one.forma && one.id === acto.inverso,
  );
}

/**
 * Returns a function that says whether a row allows any act. It is stable while `actos` is stable.
 * @param look called with each row that is checked; must be stable
 */
function useMayPick<Row, RowInput>(
  actos: readonly ActoEnLote<Row, RowInput>[],
  look: (row: Row) => void,
): (row: Row) => boolean {
  return useMemo(
    () => (row) => {
      look(row);
      return actos.some(({ may }) => may(row));
    },
    [actos, look],
  );
}
