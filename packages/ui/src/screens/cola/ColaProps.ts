/**
 * A queue of answers. Each answer is sent when it can no longer be undone, even if the user has
 * left the screen.
 */
export interface Cola<Row, Decision extends string> {
  /** Ids of the answered rows, which no longer count as pending. */
  readonly decididas: ReadonlySet<number>;
  /** Answers a row. A notice offers the undo. */
  readonly onDecide: (row: Row, decision: Decision) => void;
  readonly onUndo: () => void;
}
