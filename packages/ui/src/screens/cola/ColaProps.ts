/** A queue of answers: each is sent once its undo has expired, on whatever screen. */
export interface Cola<Row, Decision extends string> {
  /** Ids of answered rows, which no longer count as pending. */
  readonly decididas: ReadonlySet<number>;
  /** Answers a row. A notice offers the undo. */
  readonly onDecide: (row: Row, decision: Decision) => void;
  readonly onUndo: () => void;
}
