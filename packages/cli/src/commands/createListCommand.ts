import type { Moneda } from '@garita/domain/formato/moneda';
import type { Declarada } from '../acceso/llamadas';
import { type Connection, connect } from '../connect';
import type { Column } from '../output/Column';
import { type ListView, writeList } from '../output/writeList';
import { type CommandSpec, defineCommand } from './defineCommand';
import { LIST_VIEW } from './sharedTakes';
import { WATCH, type WatchFlags, watchList } from './watchList';

/** The arguments and options that only this list has. */
interface Typed<Flags> {
  readonly args: readonly string[];
  readonly flags: Flags;
}

interface Reader<Row, Flags> {
  (connection: Connection, typed: Typed<Flags>): Promise<readonly Row[]>;
  readonly llamadas?: readonly Declarada[];
}

interface ListSpec<Row, Flags> extends Omit<CommandSpec, 'name' | 'run'> {
  /** The command's name. Default: `list`. */
  readonly name?: string;
  /** Reads the rows. Readers from `rowsOf` and `allRowsOf` also declare their `llamadas`. */
  readonly read: Reader<Row, Flags>;
  /**
   * The columns. A function if the columns contain amounts of money, or depend on the arguments and
   * flags.
   */
  readonly columns:
    | readonly Column<NoInfer<Row>>[]
    | ((moneda: Moneda, typed: Typed<Flags>) => readonly Column<NoInfer<Row>>[]);
  /** Checks the arguments before any request. @throws UsageError */
  readonly check?: (typed: Typed<Flags>) => void;
  /** The text below the table of the whole list. */
  readonly footer?: (rows: readonly Row[], moneda: Moneda) => string;
  readonly isWatched?: true;
}

export const createListCommand = <Row, Flags = object>({
  name = 'list',
  read,
  llamadas = read.llamadas ?? [],
  columns: columnas,
  check,
  footer = () => '',
  takes,
  isWatched,
  ...spec
}: ListSpec<Row, Flags>) =>
  defineCommand({
    ...spec,
    name,
    llamadas,
    takes: { ...LIST_VIEW, ...takes, ...(isWatched && WATCH) },
    run: async (context, ...given: unknown[]) => {
      const flags = given.at(-1) as ListView & WatchFlags & Flags;
      const typed = { args: given.filter((arg) => typeof arg === 'string'), flags };
      check?.(typed);
      const connection = await connect(context);
      const columns = typeof columnas === 'function' ? columnas(context.moneda, typed) : columnas;
      if (flags.watch)
        return watchList(context, { read: () => read(connection, typed), columns }, flags);
      const rows = await read(connection, typed);
      writeList(context, rows, columns, flags, footer(rows, context.moneda));
    },
  });
