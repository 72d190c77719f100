import type { WriteId } from '@garita/api-client/operations';
import type { Declarada } from '../acceso/llamadas';
import type { Context } from '../Context';
import type { Acto } from '../change/Acto';
import type { Session } from '../services/openSession';
import { applyCambio, applyDefinitivo, CAMBIO, type CambioFlags, DEFINITIVO } from './applyCambio';
import { type CommandSpec, defineCommand } from './defineCommand';
import { prepareActo } from './prepareActo';

interface ActSpec<Id extends WriteId, Args extends readonly unknown[]>
  extends Omit<CommandSpec, 'llamadas' | 'run'> {
  readonly llamada: Declarada<Id>;
  /** The reads that the command also makes. */
  readonly lee?: readonly Declarada[];
  /**
   * Parses the arguments and flags before any request. Default: the arguments are passed on
   * unchanged.
   */
  // The types of the arguments depend on the command line.
  // biome-ignore lint/suspicious/noExplicitAny: any shape
  readonly parse?: (context: Context, ...given: any[]) => Args | Promise<Args>;
  readonly prepare: (session: Session, ...args: Args) => Acto<Id> | Promise<Acto<Id>>;
  /** Whether the act cannot be undone completely; then the command asks for confirmation. */
  readonly isDefinitivo?: boolean;
}

export const createActCommand = <Id extends WriteId, Args extends readonly unknown[]>({
  takes,
  llamada,
  lee = [],
  parse = (_, ...given) => given as unknown as Args,
  prepare,
  isDefinitivo = false,
  ...spec
}: ActSpec<Id, Args>) =>
  defineCommand({
    ...spec,
    takes: { ...takes, ...(isDefinitivo ? DEFINITIVO : CAMBIO) },
    llamadas: [...lee, llamada],
    run: async (context, ...given) => {
      const args = await parse(context, ...given);
      const prepareIt = prepareActo(llamada, (session) => prepare(session, ...args));
      const flags = given.at(-1) as CambioFlags;
      await (isDefinitivo ? applyDefinitivo : applyCambio)(context, flags, prepareIt);
    },
  });
