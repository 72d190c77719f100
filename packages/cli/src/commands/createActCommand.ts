import type { Command } from 'commander';
import type { Context } from '../Context';
import type { Cambio } from '../cambio/Cambio';
import type { Connection } from '../connect';
import {
  applyCambio,
  applyDefinitivo,
  type CambioFlags,
  withCambio,
  withDefinitivo,
} from './applyCambio';
import { createCommand } from './createCommand';

interface ActSpec<Args extends readonly unknown[], Flags> {
  readonly name: string;
  readonly description: string;
  readonly ejemplos: readonly string[];
  readonly extend?: (command: Command) => Command;
  /** Looks up and validates the change. @param args in their order */
  readonly prepare: (connection: Connection, args: Args, flags: Flags) => Promise<Cambio>;
  /** Whether it cannot be undone completely; then it asks for confirmation. */
  readonly isDefinitivo?: boolean;
}

export function createActCommand<Args extends readonly unknown[], Flags = object>(
  context: Context,
  spec: ActSpec<Args, Flags>,
): Command {
  const { name, description, ejemplos, extend = (command) => command, prepare } = spec;
  const command = extend(createCommand(name, description, ejemplos));
  const [withOptions, apply] = spec.isDefinitivo
    ? [withDefinitivo, applyDefinitivo]
    : [withCambio, applyCambio];
  return withOptions(command).action(async (...given: unknown[]) => {
    // Commander passes the arguments, then the options and the command.
    const flags = given.at(-2) as CambioFlags & Flags;
    const args = given.slice(0, -2) as unknown as Args;
    await apply(context, flags, (connection) => prepare(connection, args, flags));
  });
}
