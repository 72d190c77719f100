/** What changes by itself, without a write: when it last did, and when it next will; null when it never has, or will. */
export interface Change {
  readonly last: Date | null;
  readonly next: Date | null;
}
