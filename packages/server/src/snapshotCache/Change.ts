/** When an answer changes without a write: the last and the next instant; null if there is none. */
export interface Change {
  readonly last: Date | null;
  readonly next: Date | null;
}
