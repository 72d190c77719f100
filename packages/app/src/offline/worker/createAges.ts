export interface Ages {
  /**
   * @param since the response's instant, ISO; null if the portal has just sent it
   * @returns whether the page's oldest data changed
   */
  readonly note: (page: string, url: string, since: string | null) => boolean;
  /** Instant (ISO) of the page's oldest data; null if all data is fresh. */
  readonly oldestOf: (page: string) => string | null;
  /** Forgets a page's ages. The page requests this when it refetches everything. */
  readonly clear: (page: string) => void;
}

/**
 * Remembers the age of each page's cached responses, until the portal answers those requests again.
 */
export function createAges(): Ages {
  const pages = new Map<string, Map<string, string>>();
  const oldestOf = (page: string): string | null =>
    [...(pages.get(page)?.values() ?? [])].toSorted()[0] ?? null;
  return {
    note(page, url, since) {
      const before = oldestOf(page);
      const answers = pages.get(page) ?? new Map<string, string>();
      if (since === null) answers.delete(url);
      else answers.set(url, since);
      if (answers.size > 0) pages.set(page, answers);
      else pages.delete(page);
      return oldestOf(page) !== before;
    },
    oldestOf,
    clear: (page) => void pages.delete(page),
  };
}
