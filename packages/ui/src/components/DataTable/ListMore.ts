/** The state of the older rows, which are not loaded yet. */
export interface ListMore {
  /** Loads the next page. */
  readonly onMore: () => void;
  /** Whether a page is loading. */
  readonly isLoading: boolean;
  /** Why loading failed; null if it did not. */
  readonly error: string | null;
}
