import { ACCESS } from '@garita/api-client/access';
import { can, type Subject, type Target } from '@garita/domain/acceso/can';

/** Of the ways to set a signature, the one for somebody else's; one's own is set where a promotion asks for it. */
const OTHERS = ACCESS.addFirma.filter(({ target }) => target === 'below');

/** Whether the viewer may set signatures here, or that of this person. */
export const mayFirmar = (viewer: Subject, target?: Target): boolean =>
  can(OTHERS, viewer, target ? { target } : {});
