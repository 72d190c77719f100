type Values = Readonly<Record<string, unknown>>;

/** What a form holds that is not sent, and the name by which it is found again. */
interface Held {
  readonly key: string;
  readonly values: Values;
}

/** What only its person may type, each time anew. */
const SECRET = /clave|codigo|secreto/i;

const forms = new Set<() => Held>();
const kept = new Map<string, Values>();

/** What forms held when their session ended by itself, in this page's memory alone: the same person finds it again after signing in. Whose it is the app knows. */
export const unsent = {
  /** A form that is there. @returns ends it */
  register(look: () => Held): () => void {
    forms.add(look);
    return () => void forms.delete(look);
  },
  /** Keeps what all forms hold now. @returns whether there is anything */
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
