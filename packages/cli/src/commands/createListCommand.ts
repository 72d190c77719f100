import type { Command } from 'commander';
import type { Context } from '../Context';
import { type Connection, connect } from '../connect';
import type { Column } from '../output/Column';
import { type ListFormat, withListFormat, writeRows } from '../output/writeRows';
import { createCommand } from './createCommand';

interface ListSpec<Row> {
  /** By default `list`. */
  readonly name?: string;
  readonly description: string;
  readonly ejemplos: readonly string[];
  readonly columns: readonly Column<Row>[];
  readonly read: (connection: Connection) => Promise<readonly Row[]>;
}

/** A command that shows a whole list of the portal's, in its order. */
export const createListCommand = <Row>(context: Context, { name = 'list', description, ejemplos, columns, read }: ListSpec<Row>): Command =>
  withListFormat(createCommand(name, description, ejemplos)).action(async (flags: ListFormat) =>
    writeRows(context, await read(await connect(context)), columns, flags),
  );
