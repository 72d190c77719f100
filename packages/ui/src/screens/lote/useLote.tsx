import { type ReactNode, useMemo } from 'react';
import type { BulkAct, ListSelection } from '../../components/DataTable/selection/ListSelection';
import { useSelection } from '../../components/DataTable/selection/useSelection';
import { toast } from '../../components/toast';
import { useLatest } from '../../components/useLatest';
import { lazyPart } from '../../parts/lazyPart';
import type { ActoDirecto, ActoEnLote, LineaEnvio, PreguntaLote, SendLote } from './LoteProps';
import type { Lote } from './lote';
import { undoLote } from './undoLote';
import { failedOf, useAbierto } from './useAbierto';
import { useLineas } from './useLineas';

// Whoever looks at a list seldom does something to many of its rows.
const LoteDialog = lazyPart(() => import('./LoteDialog'), 'LoteDialog');

const NADIE = 'Ya no se puede hacer con nada de lo elegido.';

interface LoteOptions<Row, Pedido> {
  keyOf: (row: Row) => number;
  /** Whom or what a row is about. */
  nombreOf: (row: Row) => string;
  /** A constant, or memoised. */
  actos: readonly ActoEnLote<Row, Pedido>[];
  /** Does one to many rows. */
  onLote: SendLote<Row, Pedido>;
  /** Told the text of a rule that stops an act's form. */
  onAviso?: (texto: string) => void;
  /** Puts secrets into the clipboard, for acts that are answered by some, and says how that went. @returns whether they are there */
  onCopy?: (texto: string) => Promise<boolean>;
}

interface EnLote<Row> {
  /** For the list; undefined where there is no act at all. */
  readonly selection: ListSelection<Row> | undefined;
  /** The form, the question, how far it has come, or what came of it; null while none of them is open. */
  readonly dialog: ReactNode;
}

const nothing = () => undefined;
const noClipboard = async () => false;

/**
 * Acts on many rows of a list: those for which there is one can be picked, and what failed stays picked with its reason. An act with a form asks for what
 * goes with each line before its question.
 */
export function useLote<Row, Pedido>({
  keyOf,
  nombreOf,
  actos,
  onLote,
  onAviso = nothing,
  onCopy = noClipboard,
}: LoteOptions<Row, Pedido>): EnLote<Row> {
  const { abierto, shown, show, hide, fill, ask, end, close } = useAbierto<Row, Pedido>(keyOf);
  const { see, presentOf, keyed, follow } = useLineas<Row, Pedido>(keyOf);
  const begin = (acto: ActoEnLote<Row, Pedido>, picked: readonly Row[]) => {
    const parts = {
      acto,
      rows: picked.filter(acto.may),
      fuera: picked.filter((row) => !acto.may(row)),
    };
    if (acto.Forma) return fill(parts);
    ask({
      ...parts,
      asked: {
        pedido: acto.id,
        pregunta: acto.pregunta(parts.rows),
        lineas: keyed(acto.id, parts.rows, acto.id),
      },
    });
  };
  const askFilled = (pedido: Pedido, preguntaOf: (rows: readonly Row[]) => PreguntaLote) => {
    if (!abierto) return;
    const { acto } = abierto;
    const now = abierto.rows.map(presentOf);
    const rows = now.filter(acto.may);
    if (rows.length === 0) {
      hide();
      toast.error({ text: NADIE });
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
  const over = (lote: Lote) => {
    if (!abierto) return;
    const { acto, rows } = abierto;
    const done = { ...abierto, lote };
    const left = failedOf(done);
    selection.keep(left.map(keyOf));
    // What answered is a secret, and nobody has read it yet.
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
    const { Forma } = acto;
    if (shown === 'forma' && Forma)
      return (
        <Forma
          rows={rows}
          pedido={asked?.pedido ?? null}
          onListo={askFilled}
          onAviso={onAviso}
          onClose={hide}
        />
      );
    if (!asked) return null;
    const { pedido, pregunta, lineas } = asked;
    return (
      <LoteDialog
        key={shown}
        pregunta={pregunta}
        tone={acto.tone}
        nombres={rows.map(nombreOf)}
        fuera={fuera.map(nombreOf)}
        secreto={acto.secreto}
        lote={shown === 'resultado' ? lote : undefined}
        send={(places, curso) => {
          const sent = places.map((place) => lineas[place] as LineaEnvio<Row>);
          return onLote(pedido, sent, follow(acto.id, sent, pedido, curso));
        }}
        onCopy={onCopy}
        onOver={over}
        onBack={Forma && (() => show('forma'))}
        onClose={close}
      />
    );
  };
  return { selection: actos.length > 0 ? selection : undefined, dialog: draw() };
}

/** The act that takes this one back, if there is one. */
function findInverso<Row, Pedido>(
  actos: readonly ActoEnLote<Row, Pedido>[],
  acto: ActoEnLote<Row, Pedido>,
): ActoDirecto<Row, Pedido> | undefined {
  if (acto.Forma) return undefined;
  return actos.find(
    (one): one is ActoDirecto<Row, Pedido> => !one.Forma && one.id === acto.inverso,
  );
}

/** Whether there is an act for a row: the same function for as long as the acts are. @param look sees each row that is asked about; always the same */
function useMayPick<Row, Pedido>(
  actos: readonly ActoEnLote<Row, Pedido>[],
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
