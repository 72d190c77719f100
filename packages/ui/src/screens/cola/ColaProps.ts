/** Answers to what waits: each is sent once it can no longer be taken back, wherever one is by then. */
export interface Cola<Row, Decision extends string> {
  /** Ids of what is answered and not to be shown as waiting any more. */
  readonly decididas: ReadonlySet<number>;
  /** Answers one. The way back is offered in a notice. */
  readonly onDecide: (row: Row, decision: Decision) => void;
  /** Takes the last answer back, while that is possible. */
  readonly onUndo: () => void;
}
