import type { OperationId } from '@garita/api-client/access';
import { type Declarada, toLlamada } from '../acceso/llamadas';
import type { Connection } from '../connect';
import { whoami } from './sesion/whoami';
import { checkAccess, type Persona } from './usuarios/directorio';

/** A connection with its user, for one call. */
export interface Session extends Connection {
  readonly yo: Awaited<ReturnType<typeof whoami>>;
  /**
   * Checks the contract's access table. @throws RefusedError when the portal would refuse the call
   */
  readonly check: (target?: Persona) => void;
}

export async function openSession(
  connection: Connection,
  declarada: Declarada<OperationId>,
): Promise<Session> {
  const { id, values } = toLlamada(declarada);
  const yo = await whoami(connection);
  const check = (target?: Persona): void =>
    checkAccess(yo, id, { ...(target && { target }), ...(values && { values }) });
  return { ...connection, yo, check };
}
