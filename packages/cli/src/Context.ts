import type { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Moneda } from '@garita/domain/formato/moneda';

type MaybeTty = { readonly isTTY?: boolean | undefined };

export interface Context {
  /** The environment variables of the process; `withPortal` changes them for `--portal`. */
  env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable & MaybeTty;
  /** The agency's currency: credits until `learnMoneda` has read it. */
  moneda: Moneda;
  /** For results only, so that they can be piped. `columns` is the terminal's width. */
  readonly stdout: Writable & MaybeTty & { readonly columns?: number | undefined };
  /** For questions, notices and errors. */
  readonly stderr: Writable & MaybeTty & { readonly columns?: number | undefined };
  /** The source of signals; omitted where the process receives none. */
  readonly signals?: Pick<EventEmitter, 'on' | 'off'>;
}

export const isInteractive = ({ stdin, stderr }: Context): boolean =>
  stdin.isTTY === true && stderr.isTTY === true;
