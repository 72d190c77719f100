import type { Subject } from './can';
import { PERMISOS, type Permiso } from './permisos';

/** The user who gives codes. */
export type Holder = Pick<Subject, 'permisos' | 'permisoSys'>;

/**
 * Whether the user may give or take a code, or act with it for another person: no user hands out a
 * code they do not hold (domain §1).
 */
export const holdsPermiso = ({ permisos, permisoSys }: Holder, codigo: string): boolean =>
  permisoSys === 1 || permisos.includes(codigo);

/** The given codes that the holder lacks, in the portal's order. */
export const listAjenos = (holder: Holder, codigos: readonly string[]): Permiso[] =>
  PERMISOS.filter((codigo) => codigos.includes(codigo) && !holdsPermiso(holder, codigo));
