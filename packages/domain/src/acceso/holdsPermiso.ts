import type { Subject } from './can';
import { PERMISOS, type Permiso } from './permisos';

/** The fields of a user that decide which permission codes the user holds. */
export type Holder = Pick<Subject, 'permisos' | 'permisoSys'>;

/** Whether a user holds a permission code. Only a holder may use it or give it. */
export const holdsPermiso = ({ permisos, permisoSys }: Holder, codigo: string): boolean =>
  permisoSys === 1 || permisos.includes(codigo);

/** The given codes that the user does not hold, in the portal's order. */
export const listAjenos = (holder: Holder, codigos: readonly string[]): Permiso[] =>
  PERMISOS.filter((codigo) => codigos.includes(codigo) && !holdsPermiso(holder, codigo));
