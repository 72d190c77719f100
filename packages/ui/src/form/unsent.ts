type Values = Readonly<Record<string, unknown>>;

interface UnsentForm {
  readonly key: string;
  readonly values: Values;
}

/** Matches the names of secret fields, which are not kept: the user must type them again. */
const SECRET = /clave|codigo|secreto/i;

const forms = new Set<() => UnsentForm>();
const kept = new Map<string, Values>();

/**
 * The values of forms when their session expired, in this page's memory only. The same user gets
 * them back after signing in; the app checks that the user is the same (`keepUnsent`).
 */
export const unsent = {
  /** Registers a mounted form. @returns a function that unregisters it */
  register(look: () => UnsentForm): () => void {
    forms.add(look);
    return () => void forms.delete(look);
  },
  /**
   * Stores the current values of all forms, without secrets.
   * @returns whether any values are stored
   */
  collect(): boolean {
    kept.clear();
    for (const look of forms) {
      const { key, values } = look();
      const shown = Object.entries(values).filter(([campo]) => !SECRET.test(campo));
      if (shown.length > 0) kept.set(key, Object.fromEntries(shown));
    }
    return kept.size > 0;
  },
  read: (key: string): Values | undefined => kept.get(key),
  drop: (key: string): void => void kept.delete(key),
  forget: (): void => kept.clear(),
};
