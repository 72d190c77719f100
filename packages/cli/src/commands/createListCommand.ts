import type { Moneda } from '@garita/domain/formato/moneda';
import type { Command } from 'commander';
import { type Declarada, withLlamadas } from '../acceso/llamadas';
import type { Context } from '../Context';
import { type Connection, connect } from '../connect';
import type { Column } from '../output/Column';
import { type ListView, writeList } from '../output/writeList';
import { createCommand } from './createCommand';
import { type Takes, takeAll } from './takeAll';
import { type WatchFlags, watchList, withWatch } from './watchList';
import { withListView } from './withListView';

/** The arguments and options of this list alone. */
interface Typed<Flags> {
  readonly args: readonly string[];
  readonly flags: Flags;
}

interface Reader<Row, Flags> {
  (connection: Connection, typed: Typed<Flags>): Promise<readonly Row[]>;
  readonly llamadas?: readonly Declarada[];
}

interface ListSpec<Row, Flags> {
  /** Default: `list`. */
  readonly name?: string;
  readonly description: string;
  readonly ejemplos: readonly string[];
  /** `rowsOf` and `allRowsOf` carry their own `llamadas`. */
  readonly read: Reader<Row, Flags>;
  /** Default: the calls that `read` carries. */
  readonly llamadas?: readonly Declarada[];
  /** A function of the agency's currency if it has amounts. */
  readonly columns:
    | readonly Column<NoInfer<Row>>[]
    | ((moneda: Moneda) => readonly Column<NoInfer<Row>>[]);
  readonly takes?: Takes;
  readonly extend?: (command: Command) => Command;
  readonly isWatched?: true;
}

export const createListCommand =
  <Row, Flags = object>({
    name = 'list',
    read,
    llamadas = read.llamadas ?? [],
    columns: columnas,
    takes = {},
    extend = (command) => command,
    ...spec
  }: ListSpec<Row, Flags>) =>
  (context: Context): Command => {
    const bare = createCommand(name, spec.description, spec.ejemplos);
    const command = extend(takeAll(withListView(bare), takes));
    withLlamadas(command, llamadas);
    return (spec.isWatched ? withWatch(command) : command).action(async (...given: unknown[]) => {
      const flags = given.at(-2) as ListView & WatchFlags & Flags;
      const typed = { args: given.slice(0, -2).filter((arg) => typeof arg === 'string'), flags };
      const connection = await connect(context);
      const columns = typeof columnas === 'function' ? columnas(context.moneda) : columnas;
      if (flags.watch)
        return watchList(context, { read: () => read(connection, typed), columns }, flags);
      writeList(context, await read(connection, typed), columns, flags);
    });
  };
