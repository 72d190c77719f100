import type { Cambio } from '../cambio/Cambio';
import type { Connection } from '../connect';

/** What one line gives, by column; empty where it gives nothing. */
export type Campos<Campo extends string> = Readonly<Record<Campo, string>>;

/** What each value is called where it was given: a fault names it so. */
export type Nombres<Campo extends string> = Readonly<Record<Campo, string>>;

/** A column of the file that a tarea is read from. */
export interface Columna {
  /** Its header, as shown; read whatever its case and accents. */
  readonly header: string;
  /** The option that gives it where there is no file; left out for an argument. */
  readonly flag?: `--${string}`;
  /** Other headers that it is read by, as those of the lists that can be sent in again. */
  readonly otros?: readonly string[];
  /** Whether the file may lack it. */
  readonly isOptional?: true;
}

/** What takes a line back. */
export interface Inversa {
  /** The act of the tarea that does it. */
  readonly acto: string;
  /** What that one is given; left out where it is the same. */
  readonly campos?: (campos: Campos<string>) => Campos<string>;
}

/**
 * Work that is done once, by what the options say, or for each line of a file (the *lote*). Both are read, judged and sent by the same code:
 * the options are a line.
 */
export interface Tarea<Campo extends string, Orden> {
  readonly columnas: Readonly<Record<Campo, Columna>>;
  /** What lines of it are, to be counted: `['multa', 'multas']`. */
  readonly nombre: readonly [una: string, varias: string];
  /** The command that does it, without its arguments: the same file given to another is no repetition of this one. */
  readonly acto: string;
  /** What takes a line of it back; left out for what nothing takes back, or not all of it. */
  readonly inversa?: Inversa;
  /** Reads a line without asking anybody. @throws UsageError for what it cannot mean. */
  readonly parse: (campos: Campos<Campo>, nombres: Nombres<Campo>) => Orden;
  /**
   * Reads once what every line is judged by, and gives what judges one: may it be done, to whom, what would it be. It throws RefusedError
   * for what the portal would refuse, but for what sending it changes: a lote that was sent up to its middle must pass again.
   * @param enLote whether they are lines of one, and not what one person asks for alone
   */
  readonly open: (
    connection: Connection,
    ordenes: readonly Orden[],
    nombres: Nombres<Campo>,
    enLote: boolean,
  ) => Promise<(orden: Orden) => Cambio>;
}

/** What the values of a file are called, or those of the options and arguments. */
export function namesOf<Campo extends string>(
  { columnas }: Pick<Tarea<Campo, unknown>, 'columnas'>,
  source: 'archivo' | 'opciones',
): Nombres<Campo> {
  const entries = Object.entries(columnas) as [Campo, Columna][];
  return Object.fromEntries(
    entries.map(([campo, { header, flag }]) => [
      campo,
      (source === 'opciones' ? flag : undefined) ?? header,
    ]),
  ) as Nombres<Campo>;
}

/** `1 multa`, `12 multas`. */
export const countLineas = (
  cuantas: number,
  [una, varias]: Tarea<string, unknown>['nombre'],
): string => `${cuantas} ${cuantas === 1 ? una : varias}`;
