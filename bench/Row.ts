import type { Database } from './databases';
import type { Bench } from './support/Bench';

/** A row of the web part has one database. */
export type PerDatabase = { readonly [D in Database]?: number };

/** A bound in the line's unit, or of the ratio to a reference of the same run. */
export interface Goal {
  readonly bound: 'atLeast' | 'atMost';
  /** One number, or one per database. */
  readonly value: number | PerDatabase;
  /** `limit` or a peer: `value` is a factor of its number. Omitted: in the line's unit. */
  readonly of?: 'limit' | (string & {});
}

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
  /** The machine's maximum without the workload: bytes from memory, one hash per core. */
  readonly limit?: number;
  readonly peers?: Readonly<Record<string, number>>;
  readonly garita: PerDatabase;
  readonly goal: Goal;
  /** The conditions that a reader must know to trust the number. */
  readonly note?: string;
}

export interface Row {
  /** For `--only`. */
  readonly name: string;
  /** Rows that mostly wait run in parallel, after the others. */
  readonly isMostlyWaiting?: true;
  /** Measures within its own time limit. Prepares its data, and leaves the portals unchanged. */
  run(bench: Bench): Promise<readonly Line[]>;
}
