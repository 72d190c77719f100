interface Word {
  readonly name: string;
  readonly what: string;
}

/** Fixed words, names from `garita __complete`, or files; null for free text. */
export type Values = readonly string[] | 'personas' | 'portales' | 'ficheros' | null;

interface Flag extends Word {
  readonly isValued: boolean;
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

/** The options with a value. An option means the same in every command. */
export const valuedIn = (nodos: readonly Nodo[]): readonly string[] =>
  namesOf(nodos, ({ isValued }) => isValued);

export const manyIn = (nodos: readonly Nodo[]): readonly string[] =>
  namesOf(nodos, ({ isMany }) => isMany);
