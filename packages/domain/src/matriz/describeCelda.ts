import { nombresPermisos } from '../acceso/nombresPermisos';
import type { Permiso } from '../acceso/permisos';
import { contarPersonas } from '../formato/contarPersonas';
import { lowerFirst } from '../formato/lowerFirst';

/** A cell of the matrix that is about to change. */
export interface CeldaCambiada {
  readonly n_categoria: string;
  readonly codigo: Permiso;
  /** Whether the category gives the code from now on. */
  readonly da: boolean;
  /** How many people of the category the change can concern: all but the owner, who holds every code. */
  readonly personas: number;
  /** How many of them hold the code for themselves: nothing changes for them. */
  readonly propios: number;
}

/** What a code lets one do, to go on in a sentence. */
const acto = (codigo: Permiso): string => lowerFirst(nombresPermisos[codigo]);

/** For whom a cell changes what, as it follows the category's name: `8 personas podrán poner, cobrar y borrar multas`. */
export function describeCelda({ codigo, da, personas, propios }: CeldaCambiada): string {
  const afectadas = personas - propios;
  const quienes = afectadas === 0 ? 'quien llegue' : contarPersonas(afectadas);
  const verbo = afectadas > 1 ? 'podrán' : 'podrá';
  const salvo =
    propios === 0
      ? ''
      : propios === 1
        ? '; a 1 ya se lo da su excepción'
        : `; a ${propios} ya se lo da su excepción`;
  const conserva =
    propios === 0
      ? ''
      : propios === 1
        ? ', salvo 1, por su excepción'
        : `, salvo ${propios}, por su excepción`;
  return `${quienes} ${da ? '' : 'ya no '}${verbo} ${acto(codigo)}${da ? salvo : conserva}`;
}
