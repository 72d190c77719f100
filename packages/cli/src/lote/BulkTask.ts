import type { Moneda } from '@garita/domain/formato/moneda';
import type { Declarada } from '../acceso/llamadas';
import type { PreparedChange } from '../change/PreparedChange';
import type { Connection } from '../connect';

export type Campos<Campo extends string> = Readonly<Record<Campo, string>>;

/** The name of each field in errors: a header or an option. */
export type Nombres<Campo extends string> = Readonly<Record<Campo, string>>;

export interface Columna {
  /** The header as shown. A file's header is compared without case and accents. */
  readonly header: string;
  /**
   * The argument or option in commander's syntax, e.g. `[usuarios...]` or `--motivo <texto>`. Only
   * the first column may be variadic.
   */
  readonly takes?: string;
  readonly help?: string;
  /** Further headers of the column, for example in exported lists. */
  readonly otros?: (moneda: Moneda) => readonly string[];
  /** Converts the cells of the whole column before each line is parsed, such as a sheet's dates. */
  readonly read?: (celdas: readonly string[]) => readonly string[];
  /** Whether the file may omit the column. */
  readonly isOptional?: true;
}

export interface Inverse {
  readonly acto: string;
  /**
   * Converts the values of a line into the values of the line that undoes it; omitted when they are
   * the same.
   */
  readonly campos?: (campos: Campos<string>) => Campos<string>;
}

/**
 * The work of a command. The command's options count as one line. A file (a *lote*, a bulk run) has
 * many lines.
 */
export interface BulkTask<Campo extends string, Orden> {
  readonly columnas: Readonly<Record<Campo, Columna>>;
  /** Singular and plural of its lines: `['multa', 'multas']`. */
  readonly nombre: readonly [una: string, varias: string];
  /**
   * The command without its arguments. It is part of the seed, so that the same file for another
   * command counts as new.
   */
  readonly acto: string;
  readonly llamadas: readonly Declarada[];
  /** Omitted when no act undoes a line completely. */
  readonly inverse?: Inverse;
  /** Parses a line without network access. @throws UsageError for invalid values */
  readonly parse: (campos: Campos<Campo>, nombres: Nombres<Campo>, moneda: Moneda) => Orden;
  /**
   * Reads the data of all lines once. The returned function validates and describes one line. It
   * throws RefusedError for what the portal would refuse. A line that is already done must not be
   * refused, since a partly sent file may be sent again. `enLote` is false for a single change.
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
