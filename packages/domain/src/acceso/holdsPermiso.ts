import type { Subject } from './can';
import { PERMISOS, type Permiso } from './permisos';

/** The user who gives codes. */
export type Holder = Pick<Subject, 'permisos' | 'permisoSys'>;

/** No user hands out, or acts with, a code that they do not hold (domain §1). */
export const holdsPermiso = ({ permisos, permisoSys }: Holder, codigo: string): boolean =>
  permisoSys === 1 || permisos.includes(codigo);

/** In the portal's order. */
export const listAjenos = (holder: Holder, codigos: readonly string[]): Permiso[] =>
  PERMISOS.filter((codigo) => codigos.includes(codigo) && !holdsPermiso(holder, codigo));
