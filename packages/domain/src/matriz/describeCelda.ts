import { nombresPermisos } from '../acceso/nombresPermisos';
import type { Permiso } from '../acceso/permisos';
import { contarPersonas } from '../formato/contarPersonas';
import { lowerFirst } from '../formato/lowerFirst';

export interface CeldaCambiada {
  readonly n_categoria: string;
  readonly codigo: Permiso;
  /** Whether the category gives the code after the change. */
  readonly da: boolean;
  /** The people of the category without the owner, who holds every code. */
  readonly personas: number;
  /** How many of these people hold the code by an exception: nothing changes for them. */
  readonly propios: number;
}

const acto = (codigo: Permiso): string => lowerFirst(nombresPermisos[codigo]);

/** The text after the category's name: `8 personas podrán poner, cobrar y borrar multas`. */
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
