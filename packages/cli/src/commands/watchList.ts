import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@garita/api-client/ApiError';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Context } from '../Context';
import { UsageError } from '../errors';
import { parseEntero } from '../input/parseEntero';
import type { Column } from '../output/Column';
import { toCambios } from '../output/toCambios';
import { type ListView, viewOf, writeList } from '../output/writeList';
import type { Takes } from './Takes';

export interface WatchFlags {
  readonly watch?: true;
  /** The seconds between two reads. */
  readonly cada?: number;
}

/** The default interval in seconds. */
const EVERY = 5;

function parseCada(text: string): number {
  const seconds = parseEntero(text, '--cada', 3600);
  if (seconds < 1) throw new UsageError('--cada: debe ser al menos 1.');
  return seconds;
}

export const WATCH: Takes = {
  '--watch':
    'se queda mirando: en la terminal la lista se rehace en su sitio; fuera de ella se escribe lo que entra (+) y lo que sale (-)',
  '--cada <segundos>': {
    help: `con --watch, cada cuánto se mira; ${EVERY} si no se indica`,
    parse: parseCada,
  },
};

interface Watched<Row> {
  readonly read: () => Promise<readonly Row[]>;
  readonly columns: readonly Column<Row>[];
}

/** The terminal codes that move the cursor to the upper left corner and clear the screen. */
const CLEAR = '\u001B[H\u001B[2J';

/**
 * Shows each state of a list. A terminal shows the whole table again. Any other output gets the
 * added and removed rows, or with `--json` the whole list if it has changed.
 */
function openShown<Row>(context: Context, columns: readonly Column<Row>[], view: ListView) {
  const { stdout } = context;
  const toLines = toCambios(columns, view);
  return (rows: readonly Row[]): void => {
    if (stdout.isTTY !== true || view.json) return void stdout.write(toLines(rows));
    stdout.write(
      `${CLEAR}${formatInstant(new Date().toISOString(), { part: 'hora' })} · Ctrl-C termina\n\n`,
    );
    writeList(context, rows, columns, view);
  };
}

/**
 * Reads and shows a list at intervals until the user stops it. If the portal is unreachable, the
 * function reads again at the next interval.
 * @throws ApiError for another failure
 */
export async function watchList<Row>(
  context: Context,
  { read, columns }: Watched<Row>,
  { cada = EVERY, watch, ...flags }: ListView & WatchFlags,
): Promise<void> {
  const view = viewOf(flags);
  if (view.csv || view.ids)
    throw new UsageError(
      `No se pueden usar a la vez «${view.csv ? '--csv' : '--formato ids'}» y «--watch».`,
    );
  const show = openShown(context, columns, view);
  let isLost = false;
  for (;;) {
    try {
      show(await read());
      if (isLost) context.stderr.write('El portal vuelve a responder.\n');
      isLost = false;
    } catch (error) {
      if (!(error instanceof ApiError && error.isNetwork)) throw error;
      if (!isLost) context.stderr.write(`${error.message} Se vuelve a intentar.\n`);
      isLost = true;
    }
    await sleep(cada * 1000);
  }
}
