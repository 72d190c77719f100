/**
 * The last and the next instant at which an answer changes without a write; null if there is none.
 */
export interface Change {
  readonly last: Date | null;
  readonly next: Date | null;
}
