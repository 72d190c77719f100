import { ACCESS, type OperationId } from '@garita/api-client/access';
import { can, type Target } from '@garita/domain/acceso/can';
import type { Actor } from '../../access/Actor';
import { usableGrants } from '../../access/tokenLimits';

/**
 * Whether the actor may make a reading call about a person, with the session or token of this
 * request.
 */
export const mayRead = (operation: OperationId, actor: Actor, target: Target): boolean =>
  can(usableGrants({ access: ACCESS[operation], effect: 'read' }, actor), actor, { target });
