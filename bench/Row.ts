import type { Database } from './databases';
import type { Bench } from './support/Bench';

/** What something came to on each database; a row of the web part is served by one. */
export type PerDatabase = { readonly [D in Database]?: number };

/** What a line is held to: a bound of its own unit, or of the ratio to what stands beside it in the same run. */
export interface Goal {
  readonly bound: 'atLeast' | 'atMost';
  /** One number, or one a database. */
  readonly value: number | PerDatabase;
  /** Left out, `value` is in the line's unit; else it is a factor of the limit, or of the peer of that name. */
  readonly of?: 'limit' | (string & {});
}

/** One line of the report: a work, what it costs in Garita, and what it costs elsewhere in the same run. */
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
  /** What the machine does without any of the work: bytes from memory, a hash a core. */
  readonly limit?: number;
  /** Hand-written sides and other products by name. */
  readonly peers?: Readonly<Record<string, number>>;
  readonly garita: PerDatabase;
  readonly goal: Goal;
  /** What a reader has to know to believe the number. */
  readonly note?: string;
}

/** A row of the table: what is measured together, interleaved. */
export interface Row {
  /** By which `--only` chooses it. */
  readonly name: string;
  /** It waits more than it works: such rows run together, after the others. */
  readonly isMostlyWaiting?: true;
  /** Measures it within its own bounds of time; prepares what it needs and leaves the portals as others may find them. */
  run(bench: Bench): Promise<readonly Line[]>;
}
