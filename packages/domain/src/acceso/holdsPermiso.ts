import type { Subject } from './can';
import { PERMISOS, type Permiso } from './permisos';

/** Who hands codes on. */
export type Holder = Pick<Subject, 'permisos' | 'permisoSys'>;

/** Whether somebody may give a code away, take it or act with it as somebody else: nobody hands out what they do not hold themselves (domain §1). */
export const holdsPermiso = ({ permisos, permisoSys }: Holder, codigo: string): boolean =>
  permisoSys === 1 || permisos.includes(codigo);

/** Those of some codes that somebody does not hold, in the portal's order. */
export const listAjenos = (holder: Holder, codigos: readonly string[]): Permiso[] =>
  PERMISOS.filter((codigo) => codigos.includes(codigo) && !holdsPermiso(holder, codigo));
