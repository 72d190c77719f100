import { type Holder, holdsPermiso } from './holdsPermiso';
import { PERMISOS, type Permiso } from './permisos';

/**
 * Whether somebody may give a code to others, and take it from them: nobody hands out what they do not hold themselves, and `agc`, with which the
 * agency itself is decided, is the owner's alone to hand out.
 */
export const mayGive = (holder: Holder, codigo: string): boolean =>
  holder.permisoSys === 1 || (codigo !== 'agc' && holdsPermiso(holder, codigo));

/** Those of some codes that somebody may neither give nor take, in the portal's order. */
export const listIntocables = (holder: Holder, codigos: readonly string[]): Permiso[] =>
  PERMISOS.filter((codigo) => codigos.includes(codigo) && !mayGive(holder, codigo));
