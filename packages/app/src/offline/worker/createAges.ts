/** How old what the pages show is. */
export interface Ages {
  /**
   * Notes an answer to a page.
   * @param since when it was given, an ISO instant; null where the portal has just given it
   * @returns whether the page's oldest is another now
   */
  readonly note: (page: string, url: string, since: string | null) => boolean;
  /** Since when the oldest that a page was given lies here, an ISO instant; null where all of it came from the portal. */
  readonly oldestOf: (page: string) => string | null;
  /** The page asks for everything anew. */
  readonly clear: (page: string) => void;
}

/** Remembers of each page what it was given without a connection, until the portal answers that too. */
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
