import type { Moneda } from '@garita/domain/formato/moneda';
import type { Declarada } from '../acceso/llamadas';
import type { PreparedChange } from '../change/PreparedChange';
import type { Connection } from '../connect';

export type Campos<Campo extends string> = Readonly<Record<Campo, string>>;

/** The name of each field in errors: its header or its option. */
export type Nombres<Campo extends string> = Readonly<Record<Campo, string>>;

export interface Columna {
  /** The header as shown; matched without case or accents. */
  readonly header: string;
  /**
   * Commander's syntax, as `[usuarios...]` or `--motivo <texto>`; only the first may be variadic.
   */
  readonly takes?: string;
  readonly help?: string;
  /** Alternative headers, for example of exported lists. */
  readonly otros?: (moneda: Moneda) => readonly string[];
  /** Whether the file may omit the column. */
  readonly isOptional?: true;
}

export interface Inverse {
  readonly acto: string;
  /** Converts a line's values to the undoing line's values; omitted when they are the same. */
  readonly campos?: (campos: Campos<string>) => Campos<string>;
}

/**
 * A command's work on its options, or on each line of a file (a *lote*). The options count as one
 * line.
 */
export interface BulkTask<Campo extends string, Orden> {
  readonly columnas: Readonly<Record<Campo, Columna>>;
  /** Singular and plural of its lines: `['multa', 'multas']`. */
  readonly nombre: readonly [una: string, varias: string];
  /**
   * The command without arguments. It is part of the seed: the same file sent to another command is
   * no repetition.
   */
  readonly acto: string;
  readonly llamadas: readonly Declarada[];
  /** Omitted when no act undoes a line completely. */
  readonly inverse?: Inverse;
  /** Parses a line without network access. @throws UsageError for invalid values. */
  readonly parse: (campos: Campos<Campo>, nombres: Nombres<Campo>, moneda: Moneda) => Orden;
  /**
   * Reads the data of all lines once; the returned function validates and describes one line. It
   * throws RefusedError for what the portal would refuse, except for the effects of the line
   * itself: a half-sent lote must pass again. `enLote` is false for a single change.
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
