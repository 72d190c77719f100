import { type Holder, holdsPermiso } from './holdsPermiso';
import { PERMISOS, type Permiso } from './permisos';

/** Users give only permission codes that they hold; only the owner gives `agc`. */
export const mayGive = (holder: Holder, codigo: string): boolean =>
  holder.permisoSys === 1 || (codigo !== 'agc' && holdsPermiso(holder, codigo));

/** The given codes that the user may not give, in the portal's order. */
export const listIntocables = (holder: Holder, codigos: readonly string[]): Permiso[] =>
  PERMISOS.filter((codigo) => codigos.includes(codigo) && !mayGive(holder, codigo));
