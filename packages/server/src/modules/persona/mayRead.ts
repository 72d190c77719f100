import { ACCESS, type OperationId } from '@garita/api-client/access';
import { can, type Target } from '@garita/domain/acceso/can';
import type { Actor } from '../../access/Actor';
import { usableGrants } from '../../access/tokenLimits';

/** Whether the actor may make a read about a person, with this request's session or token. */
export const mayRead = (operation: OperationId, actor: Actor, target: Target): boolean =>
  can(usableGrants({ access: ACCESS[operation], effect: 'read' }, actor), actor, { target });
