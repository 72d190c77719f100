import type { Subject } from '../acceso/can';
import { PERMISOS, type Permiso } from '../acceso/permisos';

/** Whether somebody may give a code away or take it: nobody hands out what they do not hold themselves (domain §1). */
export const holdsPermiso = ({ permisos, permisoSys }: Pick<Subject, 'permisos' | 'permisoSys'>, codigo: string): boolean =>
  permisoSys === 1 || permisos.includes(codigo);

/** What comes of an exception that somebody edits. */
export interface EdicionExcepcion {
  /** All its codes afterwards. */
  readonly codigos: readonly Permiso[];
  /** New ones that the editor does not hold: the edit is to be refused. */
  readonly ajenos: readonly Permiso[];
  /** Codes that the editor left out without holding them: they stay. */
  readonly conservados: readonly Permiso[];
}

/**
 * An exception after an edit. Of what the editor does not hold nothing is added and nothing goes: whoever cannot give a code cannot take
 * away what somebody above them gave.
 * @param antes its present codes, none for a new one.
 * @param pedidos all the codes that the editor wants it to have.
 */
export function judgeExcepcion(editor: Pick<Subject, 'permisos' | 'permisoSys'>, antes: readonly string[], pedidos: readonly string[]): EdicionExcepcion {
  const isForeign = (codigo: Permiso) => !holdsPermiso(editor, codigo);
  const conservados = PERMISOS.filter((codigo) => antes.includes(codigo) && !pedidos.includes(codigo) && isForeign(codigo));
  return {
    codigos: PERMISOS.filter((codigo) => pedidos.includes(codigo) || conservados.includes(codigo)),
    ajenos: PERMISOS.filter((codigo) => pedidos.includes(codigo) && !antes.includes(codigo) && isForeign(codigo)),
    conservados,
  };
}
