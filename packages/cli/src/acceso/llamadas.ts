import type { OperationId } from '@garita/api-client/access';
import type { Command } from 'commander';

export interface Llamada<Id extends OperationId = OperationId> {
  readonly id: Id;
  /** The values of the body's fields that select the access rule. */
  readonly values?: Readonly<Record<string, number>>;
  /**
   * When the command makes the call, as the start of a Spanish sentence; omitted if the command
   * always makes the call.
   */
  readonly con?: string;
}

export type Declarada<Id extends OperationId = OperationId> = Id | Llamada<Id>;

export const toLlamada = <Id extends OperationId>(declarada: Declarada<Id>): Llamada<Id> =>
  typeof declarada === 'string' ? { id: declarada } : declarada;

const LLAMADAS = new WeakMap<Command, readonly Llamada[]>();

/** The command's help derives its permissions from these calls; a local command declares none. */
export function withLlamadas(command: Command, llamadas: readonly Declarada[]): Command {
  LLAMADAS.set(command, llamadas.map(toLlamada));
  return command;
}

export const llamadasOf = (command: Command): readonly Llamada[] => LLAMADAS.get(command) ?? [];
