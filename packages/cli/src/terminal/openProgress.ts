import type { Context } from '../Context';
import { cut } from '../output/formatTable';
import { roomOf } from '../output/wrapText';

/** The terminal codes that return to the start of the line and erase it. */
const CLEAR = '\r\u001B[K';

interface Progress {
  readonly show: (text: string) => void;
  readonly clear: () => void;
}

/** Shows progress in one line of stderr. It does nothing if stderr is no terminal. */
export function openProgress({ stderr }: Pick<Context, 'stderr'>): Progress {
  const write = (text: string) => void (stderr.isTTY === true && stderr.write(text));
  // The cursor stays at the line's start, so that another program's output overwrites the text.
  return {
    show: (text) => write(`${CLEAR}${cut(text, roomOf(stderr) - 1)}\r`),
    clear: () => write(CLEAR),
  };
}
