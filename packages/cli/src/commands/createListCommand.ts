import type { Command } from 'commander';
import type { Context } from '../Context';
import { type Connection, connect } from '../connect';
import type { Column } from '../output/Column';
import { type ListView, writeList } from '../output/writeList';
import { createCommand } from './createCommand';
import { type WatchFlags, watchList, withWatch } from './watchList';
import { withListView } from './withListView';

interface ListSpec<Row> {
  /** By default `list`. */
  readonly name?: string;
  readonly description: string;
  readonly ejemplos: readonly string[];
  readonly columns: readonly Column<Row>[];
  readonly read: (connection: Connection) => Promise<readonly Row[]>;
  /** Whether it can be looked at while it changes. */
  readonly isWatched?: true;
}

/** A command that shows a whole list of the portal's, in its order unless another is asked for. */
export const createListCommand = <Row>(context: Context, { name = 'list', description, ejemplos, columns, read, isWatched }: ListSpec<Row>): Command => {
  const command = withListView(createCommand(name, description, ejemplos));
  return (isWatched ? withWatch(command) : command).action(async (flags: ListView & WatchFlags) => {
    const connection = await connect(context);
    if (flags.watch) return watchList(context, { read: () => read(connection), columns }, flags);
    writeList(context, await read(connection), columns, flags);
  });
};
