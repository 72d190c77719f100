import type { Declarada } from '../acceso/llamadas';
import type { Context } from '../Context';
import { type Connection, connect } from '../connect';
import { writeText } from '../output/wrapText';
import { type JsonFlags, toJson } from '../output/writeRows';
import { type CommandSpec, defineCommand } from './defineCommand';
import { JSON_FLAG } from './sharedTakes';

interface ShowSpec<Thing, Args extends readonly unknown[]> extends Omit<CommandSpec, 'run'> {
  readonly llamadas: readonly Declarada[];
  /** @param args the arguments, then the flags */
  readonly read: (connection: Connection, ...args: Args) => Promise<Thing>;
  readonly format: (thing: Thing, context: Pick<Context, 'stdout' | 'moneda'>) => string;
}

export const createShowCommand = <Thing, Args extends readonly unknown[]>({
  takes,
  read,
  format,
  ...spec
}: ShowSpec<Thing, Args>) =>
  defineCommand({
    ...spec,
    takes: { ...takes, ...JSON_FLAG },
    run: async (context, ...given) => {
      const thing = await read(await connect(context), ...(given as unknown as Args));
      if ((given.at(-1) as JsonFlags).json) context.stdout.write(toJson(thing));
      else writeText(context, format(thing, context));
    },
  });
