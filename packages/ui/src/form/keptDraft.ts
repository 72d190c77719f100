/**
 * Drafts in the tab's storage: they survive a reload and end with the tab. A browser without
 * storage keeps nothing.
 */
export const keptDraft = {
  /** Reads a draft; null if there is none. The caller checks its shape. */
  read(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  write(key: string, draft: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // Storage is forbidden or full.
    }
  },
  forget(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage is forbidden.
    }
  },
};
