import type { WriteId } from '@garita/api-client/operations';
import type { Command } from 'commander';
import { type Declarada, withLlamadas } from '../acceso/llamadas';
import type { Context } from '../Context';
import type { Acto } from '../change/Acto';
import type { Session } from '../services/openSession';
import {
  applyCambio,
  applyDefinitivo,
  type CambioFlags,
  withCambio,
  withDefinitivo,
} from './applyCambio';
import { createCommand } from './createCommand';
import { prepareActo } from './prepareActo';
import { type Takes, takeAll } from './takeAll';

interface ActSpec<Id extends WriteId, Args extends readonly unknown[]> {
  readonly name: string;
  readonly description: string;
  readonly ejemplos: readonly string[];
  readonly takes?: Takes;
  readonly extend?: (command: Command) => Command;
  readonly llamada: Declarada<Id>;
  /** The calls that it needs besides. */
  readonly lee?: readonly Declarada[];
  /** Runs before any request. Default: passes the arguments and flags on as they are. */
  // Commander gives each argument the type that the command line gives it.
  // biome-ignore lint/suspicious/noExplicitAny: any shape
  readonly parse?: (context: Context, ...given: any[]) => Args | Promise<Args>;
  readonly prepare: (session: Session, ...args: Args) => Acto<Id> | Promise<Acto<Id>>;
  /** Whether it cannot be undone completely; then it asks for confirmation. */
  readonly isDefinitivo?: boolean;
}

export const createActCommand =
  <Id extends WriteId, Args extends readonly unknown[]>({
    takes = {},
    extend = (command) => command,
    lee = [],
    parse = (_, ...given) => given as unknown as Args,
    ...spec
  }: ActSpec<Id, Args>) =>
  (context: Context): Command => {
    const { llamada, prepare } = spec;
    const [withOptions, apply] = spec.isDefinitivo
      ? [withDefinitivo, applyDefinitivo]
      : [withCambio, applyCambio];
    const bare = takeAll(createCommand(spec.name, spec.description, spec.ejemplos), takes);
    return withLlamadas(withOptions(extend(bare)), [...lee, llamada]).action(
      async (...given: unknown[]) => {
        // Commander passes the arguments, then the options and the command.
        const flags = given.at(-2) as CambioFlags;
        const args = await parse(context, ...given.slice(0, -1));
        const prepareIt = prepareActo(llamada, (session) => prepare(session, ...args));
        await apply(context, flags, prepareIt);
      },
    );
  };
