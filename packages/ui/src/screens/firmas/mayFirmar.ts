import { ACCESS } from '@garita/api-client/access';
import { can, type Subject, type Target } from '@garita/domain/acceso/can';

/** The access rule for another person's signature; users set their own during a promotion. */
const OTHERS = ACCESS.addFirma.filter(({ target }) => target === 'below');

/** Whether the viewer may set signatures at all, or this person's. */
export const mayFirmar = (viewer: Subject, target?: Target): boolean =>
  can(OTHERS, viewer, target ? { target } : {});
