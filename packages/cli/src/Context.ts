import type { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** A stream that may be a terminal. */
type MaybeTty = { readonly isTTY?: boolean | undefined };

/** What a command knows of the process that it runs in. */
export interface Context {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable & MaybeTty;
  /** Results only, so that they can be piped. `columns` is the width of a terminal. */
  readonly stdout: Writable & MaybeTty & { readonly columns?: number | undefined };
  /** Questions, notices and errors. */
  readonly stderr: Writable & MaybeTty & { readonly columns?: number | undefined };
  /** Tells of signals; left out where nobody sends any. */
  readonly signals?: Pick<EventEmitter, 'on' | 'off'>;
}

/** Whether somebody sits there who can read a question and answer it. */
export const isInteractive = ({ stdin, stderr }: Context): boolean =>
  stdin.isTTY === true && stderr.isTTY === true;
