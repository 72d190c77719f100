interface Word {
  readonly name: string;
  readonly what: string;
}

/**
 * The completions of a value: fixed words, names from `garita __complete`, or files; null for free
 * text.
 */
export type Values = readonly string[] | 'personas' | 'portales' | 'ficheros' | null;

interface Flag extends Word {
  readonly isValued: boolean;
  /** Whether it takes several values. */
  readonly isMany: boolean;
  readonly values: Values;
}

export interface Nodo {
  readonly path: string;
  readonly words: readonly Word[];
  readonly flags: readonly Flag[];
  readonly values: Values;
}

export const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const namesOf = (nodos: readonly Nodo[], isMeant: (flag: Flag) => boolean): readonly string[] => [
  ...new Set(nodos.flatMap(({ flags }) => flags.filter(isMeant).map(({ name }) => name))),
];

/** The options with a value, of any command. A name means the same everywhere. */
export const valuedIn = (nodos: readonly Nodo[]): readonly string[] =>
  namesOf(nodos, ({ isValued }) => isValued);

/** The options that take any number of values. */
export const manyIn = (nodos: readonly Nodo[]): readonly string[] =>
  namesOf(nodos, ({ isMany }) => isMany);
