import { ACCESS, type OperationId } from '@garita/api-client/access';
import { can, type Target } from '@garita/domain/acceso/can';
import type { Actor } from '../../access/Actor';
import { usableGrants } from '../../access/tokenLimits';

/** Whether somebody may make a call that reads, about a person: what their session, or the token that they came with, would be let through with. */
export const mayRead = (operation: OperationId, actor: Actor, target: Target): boolean =>
  can(usableGrants({ access: ACCESS[operation], effect: 'read' }, actor), actor, { target });
