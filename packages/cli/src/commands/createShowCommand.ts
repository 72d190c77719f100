import type { Command } from 'commander';
import { type Declarada, withLlamadas } from '../acceso/llamadas';
import type { Context } from '../Context';
import { type Connection, connect } from '../connect';
import { writeText } from '../output/wrapText';
import { type JsonFlags, toJson, withJson } from '../output/writeRows';
import { createCommand } from './createCommand';
import { type Takes, takeAll } from './takeAll';

interface ShowSpec<Thing, Args extends readonly unknown[]> {
  readonly name: string;
  readonly description: string;
  readonly ejemplos: readonly string[];
  readonly takes?: Takes;
  readonly extend?: (command: Command) => Command;
  readonly llamadas: readonly Declarada[];
  /** @param args the arguments, then the flags */
  readonly read: (connection: Connection, ...args: Args) => Promise<Thing>;
  readonly format: (thing: Thing, context: Pick<Context, 'stdout' | 'moneda'>) => string;
}

export const createShowCommand =
  <Thing, Args extends readonly unknown[]>({
    takes = {},
    extend = (command) => command,
    read,
    format,
    ...spec
  }: ShowSpec<Thing, Args>) =>
  (context: Context): Command => {
    const bare = takeAll(createCommand(spec.name, spec.description, spec.ejemplos), takes);
    return withLlamadas(withJson(extend(bare)), spec.llamadas).action(
      async (...given: unknown[]) => {
        const thing = await read(
          await connect(context),
          ...(given.slice(0, -1) as unknown as Args),
        );
        if ((given.at(-2) as JsonFlags).json) context.stdout.write(toJson(thing));
        else writeText(context, format(thing, context));
      },
    );
  };
