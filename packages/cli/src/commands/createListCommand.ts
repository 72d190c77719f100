import type { Moneda } from '@garita/domain/formato/moneda';
import type { Command } from 'commander';
import type { Context } from '../Context';
import { type Connection, connect } from '../connect';
import type { Column } from '../output/Column';
import { type ListView, writeList } from '../output/writeList';
import { createCommand } from './createCommand';
import { type WatchFlags, watchList, withWatch } from './watchList';
import { withListView } from './withListView';

/** The arguments and options beyond those of every list. */
interface Typed<Flags> {
  readonly args: readonly string[];
  readonly flags: Flags;
}

interface ListSpec<Row, Flags> {
  /** Default: `list`. */
  readonly name?: string;
  readonly description: string;
  readonly ejemplos: readonly string[];
  /** A function of the agency's currency if it has amounts. */
  readonly columns: readonly Column<Row>[] | ((moneda: Moneda) => readonly Column<Row>[]);
  readonly read: (connection: Connection, typed: Typed<Flags>) => Promise<readonly Row[]>;
  /** Adds this list's own arguments and options. */
  readonly extend?: (command: Command) => Command;
  /** Whether it supports `--watch`. */
  readonly isWatched?: true;
}

export const createListCommand = <Row, Flags = object>(
  context: Context,
  spec: ListSpec<Row, Flags>,
): Command => {
  const {
    name = 'list',
    description,
    ejemplos,
    columns: columnas,
    read,
    extend = (command) => command,
    isWatched,
  } = spec;
  const command = extend(withListView(createCommand(name, description, ejemplos)));
  return (isWatched ? withWatch(command) : command).action(async (...given: unknown[]) => {
    // Commander passes the arguments, then the options and the command.
    const flags = given.at(-2) as ListView & WatchFlags & Flags;
    const typed = { args: given.slice(0, -2).filter((arg) => typeof arg === 'string'), flags };
    const connection = await connect(context);
    const columns = typeof columnas === 'function' ? columnas(context.moneda) : columnas;
    if (flags.watch)
      return watchList(context, { read: () => read(connection, typed), columns }, flags);
    writeList(context, await read(connection, typed), columns, flags);
  });
};
