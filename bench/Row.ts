import type { Database } from './databases';
import type { Bench } from './support/Bench';

/** Results by database; a row of the web part has one. */
export type PerDatabase = { readonly [D in Database]?: number };

/** The goal of a line: a bound in its own unit, or of the ratio to a reference of the same run. */
export interface Goal {
  readonly bound: 'atLeast' | 'atMost';
  /** One number, or one for each database. */
  readonly value: number | PerDatabase;
  /**
   * By default `value` is in the line's unit; otherwise it is a factor of the limit, or of the
   * named peer.
   */
  readonly of?: 'limit' | (string & {});
}

/** A line of the report: a workload, and its cost in Garita and elsewhere in the same run. */
export interface Line {
  readonly work: string;
  readonly unit:
    | 'req/s'
    | 'ms'
    | 'kB'
    | '/s'
    | '% of a core'
    | 'tasks a minute'
    | 'frames a second'
    | 'requests';
  /** The machine's maximum without the workload: bytes from memory, one hash for each core. */
  readonly limit?: number;
  /** Hand-written implementations and other products, by name. */
  readonly peers?: Readonly<Record<string, number>>;
  readonly garita: PerDatabase;
  readonly goal: Goal;
  /** What a reader must know to trust the number. */
  readonly note?: string;
}

/** A row of the table: interleaved measurements. */
export interface Row {
  /** Its name for `--only`. */
  readonly name: string;
  /** Mostly idle waiting: such rows run in parallel, after the others. */
  readonly isMostlyWaiting?: true;
  /**
   * Measures within its own time limit; prepares what it needs, and leaves the portals unchanged.
   */
  run(bench: Bench): Promise<readonly Line[]>;
}
