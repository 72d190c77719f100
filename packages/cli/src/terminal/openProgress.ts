import type { Context } from '../Context';
import { cut } from '../output/formatTable';
import { roomOf } from '../output/wrapText';

/** Return to the start of the line and erase it. */
const CLEAR = '\r\u001B[K';

interface Progress {
  readonly show: (text: string) => void;
  /** Erases the line before other output. */
  readonly clear: () => void;
}

/** Shows progress on stderr when it is a terminal; otherwise does nothing. */
export function openProgress({ stderr }: Pick<Context, 'stderr'>): Progress {
  const write = (text: string) => void (stderr.isTTY === true && stderr.write(text));
  // The cursor stays at the start of the line, so that the output of another program in the pipe
  // overwrites it.
  return {
    show: (text) => write(`${CLEAR}${cut(text, roomOf(stderr) - 1)}\r`),
    clear: () => write(CLEAR),
  };
}
