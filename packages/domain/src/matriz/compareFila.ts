import { PERMISOS, type Permiso } from '../acceso/permisos';

/** The permission codes given and taken, in the portal's order. */
export function compareFila(
  antes: readonly string[],
  despues: readonly string[],
): { readonly dados: Permiso[]; readonly quitados: Permiso[] } {
  return {
    dados: PERMISOS.filter((codigo) => despues.includes(codigo) && !antes.includes(codigo)),
    quitados: PERMISOS.filter((codigo) => antes.includes(codigo) && !despues.includes(codigo)),
  };
}
