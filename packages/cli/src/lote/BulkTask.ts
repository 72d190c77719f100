import type { Moneda } from '@garita/domain/formato/moneda';
import type { Declarada } from '../acceso/llamadas';
import type { PreparedChange } from '../change/PreparedChange';
import type { Connection } from '../connect';

export type Campos<Campo extends string> = Readonly<Record<Campo, string>>;

/** The name of each field in errors: its header or its option. */
export type Nombres<Campo extends string> = Readonly<Record<Campo, string>>;

export interface Columna {
  /** Its header, as shown; matched without case or accents. */
  readonly header: string;
  /**
   * The argument or option of a single change in commander's syntax, with its help: `[usuarios...]`,
   * `--motivo <texto>`; of an argument only the first column may have several.
   */
  readonly takes?: string;
  readonly help?: string;
  /** Alternative headers, such as those of exported lists. */
  readonly otros?: (moneda: Moneda) => readonly string[];
  /** Whether the file may omit it. */
  readonly isOptional?: true;
}

/** The act that undoes a line. */
export interface Inverse {
  readonly acto: string;
  /** The undoing line's values; omitted when they are the same. */
  readonly campos?: (campos: Campos<string>) => Campos<string>;
}

/**
 * Work done once, by the options, or for each line of a file (the *lote*). The same code parses,
 * validates and sends both: the options are a line.
 */
export interface BulkTask<Campo extends string, Orden> {
  readonly columnas: Readonly<Record<Campo, Columna>>;
  /** Singular and plural of its lines: `['multa', 'multas']`. */
  readonly nombre: readonly [una: string, varias: string];
  /**
   * The command without its arguments. It is part of the seed: the same file for another command is
   * not a repetition.
   */
  readonly acto: string;
  /** The calls that its command declares. */
  readonly llamadas: readonly Declarada[];
  /** The act that undoes a line; omitted when nothing undoes it completely. */
  readonly inverse?: Inverse;
  /** Parses a line without network access. @throws UsageError for invalid values. */
  readonly parse: (campos: Campos<Campo>, nombres: Nombres<Campo>, moneda: Moneda) => Orden;
  /**
   * Reads the data for all lines once, and returns the function that validates one line and
   * describes its change. It throws RefusedError for whatever the portal would refuse, except for
   * the effects of sending the line itself: a half-sent lote must pass again.
   * @param enLote whether the lines belong to a lote, not to a single change
   */
  readonly open: (
    connection: Connection,
    ordenes: readonly Orden[],
    nombres: Nombres<Campo>,
    enLote: boolean,
  ) => Promise<(orden: Orden) => PreparedChange>;
}

/** The option without its value: `--motivo`; undefined for an argument. */
export const flagOf = ({ takes = '' }: Columna): string | undefined =>
  takes.startsWith('--') ? takes.split(' ')[0] : undefined;

/** The names of the fields: headers of the file, or options and arguments. */
export function namesOf<Campo extends string>(
  { columnas }: Pick<BulkTask<Campo, unknown>, 'columnas'>,
  source: 'archivo' | 'opciones',
): Nombres<Campo> {
  const entries = Object.entries(columnas) as [Campo, Columna][];
  return Object.fromEntries(
    entries.map(([campo, columna]) => [
      campo,
      (source === 'opciones' ? flagOf(columna) : undefined) ?? columna.header,
    ]),
  ) as Nombres<Campo>;
}

/** `1 multa`, `12 multas`. */
export const countLineas = (
  cuantas: number,
  [una, varias]: BulkTask<string, unknown>['nombre'],
): string => `${cuantas} ${cuantas === 1 ? una : varias}`;
