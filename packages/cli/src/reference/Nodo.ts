/** What can come next in a command line. */
interface Word {
  readonly name: string;
  readonly what: string;
}

/** One command, as a shell sees it. */
export interface Nodo {
  /** Its words behind `garita`, with a space between them. */
  readonly path: string;
  /** The commands below it, or what its arguments may be. */
  readonly words: readonly Word[];
  readonly flags: readonly (Word & { readonly isValued: boolean })[];
  /** Whether its arguments are people. */
  readonly isAboutPersona: boolean;
}

/** Text within single quotes of a shell. */
export const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The options of any command that are followed by a value. Their names mean the same everywhere. */
export const valuedIn = (nodos: readonly Nodo[]): readonly string[] => [
  ...new Set(nodos.flatMap(({ flags }) => flags.filter(({ isValued }) => isValued).map(({ name }) => name))),
];
