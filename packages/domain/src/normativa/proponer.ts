import type { Moneda } from '../agencia/moneda';
import { lowerFirst } from '../formato/lowerFirst';
import { describePaso } from './describePaso';
import { findInfraccion, findTipo, type Normativa, type Paso, type TipoFalta } from './normativa';

/** What somebody's fault should bring them. */
export interface Propuesta {
  /** The kind under which the fault counts: its own, or a graver one where faults of its own have added up. */
  readonly aplicada: TipoFalta;
  /** The step of that kind; it is never `superior`. */
  readonly paso: Paso;
  /** Which fault this is, of each kind that it goes through: `[['Leve', 3], ['Intermedia', 1]]`. */
  readonly veces: readonly (readonly [nombre: string, vez: number])[];
}

const countOf = (historia: readonly string[], codigo: string): number =>
  historia.filter((aplicada) => aplicada === codigo).length;

/** The step of the first fault, the second, and so on; the last one stands for all that follow. */
const stepAt = ({ pasos }: TipoFalta, before: number): Paso =>
  pasos[Math.min(before, pasos.length - 1)] as Paso;

/**
 * The sanction that the rules have for somebody's fault. Each fault counts under one kind. Where the step says that it passes to the kind above, the fault
 * counts there instead, so that the next one of the lower kind passes too and meets the step after it.
 * @param historia the codes of the kinds under which the person's faults of before count
 * @returns null for an infraction that these rules do not have
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

/** Why it is proposed, in one line: «2.ª falta leve: se añaden 5 minutos». @param moneda the agency's money, as `formatCredits` */
export function describePropuesta({ veces, paso }: Propuesta, moneda?: Moneda): string {
  const faltas = veces
    .map(([nombre, vez]) => `${vez}.ª falta ${nombre.toLocaleLowerCase('es')}`)
    .join(', que pasa a ');
  return `${faltas}: ${lowerFirst(describePaso(paso, { moneda }))}`;
}

/** A sanction as it is given. */
export type Dada =
  | { readonly accion: 'multa'; readonly creditos: number }
  | { readonly accion: 'degrado' | 'despido' };

/** Whether what is given is what the rules propose. A warning, and one with minutes, is a fine of 0 credits that says so. */
export function isComoPropuesta({ accion, cantidad }: Paso, dada: Dada): boolean {
  if (accion === 'degrado_o_despido') return dada.accion !== 'multa';
  if (dada.accion !== 'multa') return accion === dada.accion;
  return (
    (accion === 'multa' ? cantidad : accion === 'advertencia' || accion === 'minutos' ? 0 : -1) ===
    dada.creditos
  );
}
