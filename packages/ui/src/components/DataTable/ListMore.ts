/** What is known of the rows that are older than those which are here. */
export interface ListMore {
  /** Asks for the next ones. */
  readonly onMore: () => void;
  /** They are on their way. */
  readonly isLoading: boolean;
  /** Why they did not come; null while nothing has failed. */
  readonly error: string | null;
}
