import type { Command } from 'commander';
import { type Declarada, withLlamadas } from '../acceso/llamadas';
import type { Context } from '../Context';
import { createCommand } from './createCommand';
import { type Takes, takeAll } from './Takes';

export interface CommandSpec {
  readonly name: string;
  readonly alias?: string;
  readonly description: string;
  /** As in `createCommand`. */
  readonly ejemplos: readonly string[];
  readonly takes?: Takes;
  /** The calls that the command makes; a local command makes none. */
  readonly llamadas?: readonly Declarada[];
  /** Shown after the examples in the help. */
  readonly notes?: string;
  /** Runs the command with the arguments, then the flags. */
  // The types of the arguments depend on the command line.
  // biome-ignore lint/suspicious/noExplicitAny: any shape
  readonly run: (context: Context, ...given: any[]) => Promise<void> | void;
}

export const defineCommand =
  ({ name, description, ejemplos, takes = {}, llamadas = [], run, ...spec }: CommandSpec) =>
  (context: Context): Command => {
    const command = takeAll(createCommand(name, description, ejemplos), takes);
    if (spec.alias !== undefined) command.alias(spec.alias);
    if (spec.notes !== undefined) command.addHelpText('after', spec.notes);
    // Commander passes the arguments, then the flags and the command.
    return withLlamadas(command, llamadas).action((...given: unknown[]) =>
      run(context, ...given.slice(0, -1)),
    );
  };
