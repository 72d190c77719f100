/** The state of the older rows, which are not loaded yet. */
export interface ListMore {
  readonly onMore: () => void;
  readonly isLoading: boolean;
  /** Why loading failed; null if it did not fail. */
  readonly error: string | null;
}
