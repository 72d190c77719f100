import { type Holder, holdsPermiso } from './holdsPermiso';
import { PERMISOS, type Permiso } from './permisos';

/**
 * Users give only codes they hold. `agc`, which decides the agency itself, only the owner gives.
 */
export const mayGive = (holder: Holder, codigo: string): boolean =>
  holder.permisoSys === 1 || (codigo !== 'agc' && holdsPermiso(holder, codigo));

/** In the portal's order. */
export const listIntocables = (holder: Holder, codigos: readonly string[]): Permiso[] =>
  PERMISOS.filter((codigo) => codigos.includes(codigo) && !mayGive(holder, codigo));
