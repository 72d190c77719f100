/** What can come next in a command line. */
interface Word {
  readonly name: string;
  readonly what: string;
}

/** What completes a value: some words, names that the command is asked for (`garita __complete`), or a file; null for what nobody can know beforehand. */
export type Values = readonly string[] | 'personas' | 'portales' | 'ficheros' | null;

interface Flag extends Word {
  readonly isValued: boolean;
  /** Whether more than one value may follow. */
  readonly isMany: boolean;
  readonly values: Values;
}

/** One command, as a shell sees it. */
export interface Nodo {
  /** Its words behind `garita`, with a space between them. */
  readonly path: string;
  /** The commands below it. */
  readonly words: readonly Word[];
  readonly flags: readonly Flag[];
  /** What completes its arguments. */
  readonly values: Values;
}

/** Text within single quotes of a shell. */
export const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const namesOf = (nodos: readonly Nodo[], isMeant: (flag: Flag) => boolean): readonly string[] => [
  ...new Set(nodos.flatMap(({ flags }) => flags.filter(isMeant).map(({ name }) => name))),
];

/** The options of any command that are followed by a value. Their names mean the same everywhere. */
export const valuedIn = (nodos: readonly Nodo[]): readonly string[] =>
  namesOf(nodos, ({ isValued }) => isValued);

/** Those that are followed by as many values as one likes. */
export const manyIn = (nodos: readonly Nodo[]): readonly string[] =>
  namesOf(nodos, ({ isMany }) => isMany);
