import { ACCESS } from '@garita/api-client/access';
import { can, type Subject, type Target } from '@garita/domain/acceso/can';

/**
 * The access rule for other people's signatures. The rule for one's own signature is left out:
 * users set their own when they accept a promotion.
 */
const OTHERS = ACCESS.addFirma.filter(({ target }) => target === 'below');

/** Whether the viewer may set the signature of `target`; without `target`, of anyone. */
export const mayFirmar = (viewer: Subject, target?: Target): boolean =>
  can(OTHERS, viewer, target ? { target } : {});
