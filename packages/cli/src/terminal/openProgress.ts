import type { Context } from '../Context';
import { cut } from '../output/formatTable';
import { roomOf } from '../output/wrapText';

/** From the line's beginning, and all of it. */
const CLEAR = '\r\u001B[K';

/** One line that says how far work has come. */
interface Progress {
  readonly show: (text: string) => void;
  /** Makes room for what stays: a result, a notice. */
  readonly clear: () => void;
}

/** Shows on stderr how far work has come, when that is a terminal; elsewhere nothing. */
export function openProgress({ stderr }: Pick<Context, 'stderr'>): Progress {
  const write = (text: string) => void (stderr.isTTY === true && stderr.write(text));
  // The cursor waits at the beginning: what another program writes there, which reads the results, covers it.
  return {
    show: (text) => write(`${CLEAR}${cut(text, roomOf(stderr) - 1)}\r`),
    clear: () => write(CLEAR),
  };
}
