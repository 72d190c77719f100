/** One side of a comparison: does the work once. */
type Work = () => Promise<unknown>;

/** Two ways of doing, or one on two sizes, told apart by a factor: seconds differ from machine to machine, their ratio hardly does. */
export interface Comparison {
  /** What is compared, as one line of the report (Spanish). */
  readonly what: string;
  readonly base: Work;
  readonly other: Work;
  /** The ratio `other / base` above which something has gone wrong, and why that number. */
  readonly atMost: number;
  /** How often each side is done; a median of fewer than five says little. */
  readonly times?: number;
}

/** A measurement: prepares what it needs, compares, and tidies up. */
export interface Measure {
  /** By which `--only` chooses it. */
  readonly name: string;
  run(compare: (comparison: Comparison) => Promise<void>): Promise<void>;
}
