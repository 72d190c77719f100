import { lowerFirst } from '../formato/lowerFirst';
import type { Moneda } from '../formato/moneda';
import { describePaso } from './describePaso';
import { findInfraccion, findTipo, type Normativa, type Paso, type TipoFalta } from './normativa';

export interface Propuesta {
  /**
   * The kind under which the fault counts: the fault's kind, or a graver kind after repeated
   * faults.
   */
  readonly aplicada: TipoFalta;
  /** The step of that kind; never `superior`. */
  readonly paso: Paso;
  /**
   * The fault's number within its kind, and within each graver kind up to `aplicada`: `[['Leve',
   * 3], ['Intermedia', 1]]`.
   */
  readonly veces: readonly (readonly [nombre: string, vez: number])[];
}

const countOf = (historia: readonly string[], codigo: string): number =>
  historia.filter((aplicada) => aplicada === codigo).length;

/** The step of the nth fault; the last step repeats. */
const stepAt = ({ pasos }: TipoFalta, before: number): Paso =>
  pasos[Math.min(before, pasos.length - 1)] as Paso;

/**
 * The proposed step for a person's next fault. A fault counts under one kind. If the step is
 * `superior`, the fault counts under the next graver kind instead. Such a fault is not counted
 * under the lower kind, so the next fault of the lower kind is `superior` too, and gets the graver
 * kind's following step. Null for an infraction that the normativa lacks.
 * @param historia the codes of the kinds under which the person's earlier faults count
 */
export function proponer(
  normativa: Normativa,
  historia: readonly string[],
  codigo: string,
): Propuesta | null {
  const own = findTipo(normativa, findInfraccion(normativa, codigo)?.tipo ?? '');
  if (!own) return null;
  const veces: [string, number][] = [];
  for (const aplicada of normativa.tipos.slice(normativa.tipos.indexOf(own))) {
    const before = countOf(historia, aplicada.codigo);
    veces.push([aplicada.nombre, before + 1]);
    const paso = stepAt(aplicada, before);
    if (paso.accion !== 'superior') return { aplicada, paso, veces };
  }
  return null;
}

/** One line: «2.ª falta leve: se añaden 5 minutos». */
export function describePropuesta({ veces, paso }: Propuesta, moneda: Moneda): string {
  const faltas = veces
    .map(([nombre, vez]) => `${vez}.ª falta ${nombre.toLocaleLowerCase('es')}`)
    .join(', que pasa a ');
  return `${faltas}: ${lowerFirst(describePaso(paso, { moneda }))}`;
}

export type Dada =
  | { readonly accion: 'multa'; readonly creditos: number }
  | { readonly accion: 'degrado' | 'despido' };

/**
 * Whether the given sanction is the proposed step. A warning and added minutes are recorded as a
 * fine of 0 credits.
 */
export function isComoPropuesta({ accion, cantidad }: Paso, dada: Dada): boolean {
  if (accion === 'degrado_o_despido') return dada.accion !== 'multa';
  if (dada.accion !== 'multa') return accion === dada.accion;
  return (
    (accion === 'multa' ? cantidad : accion === 'advertencia' || accion === 'minutos' ? 0 : -1) ===
    dada.creditos
  );
}
