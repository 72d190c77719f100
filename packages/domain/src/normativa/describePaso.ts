import { formatCredits, formatInteger } from '../formato/credits';
import type { Moneda } from '../formato/moneda';
import type { AccionPaso, Paso } from './normativa';

export const ACCIONES: Readonly<Record<AccionPaso, string>> = {
  advertencia: 'Advertencia',
  minutos: 'Añadir minutos',
  multa: 'Multa',
  degrado: 'Degrado',
  despido: 'Despido',
  degrado_o_despido: 'Degrado o despido',
  superior: 'Pasa a falta superior',
};

/** Whether a step has an amount: minutes or credits. */
export const hasCantidad = (accion: AccionPaso): boolean =>
  accion === 'minutos' || accion === 'multa';

interface PasoEntorno {
  /** The name of the next kind of fault. */
  readonly superior?: string | undefined;
  readonly moneda: Moneda;
}

/** A step's own text, or the portal's default text: «Multa de 25c». */
export function describePaso(
  { accion, cantidad, texto }: Paso,
  { superior, moneda }: PasoEntorno,
): string {
  if (texto.trim() !== '') return texto.trim();
  if (accion === 'minutos')
    return cantidad === 1 ? 'Se añade 1 minuto' : `Se añaden ${formatInteger(cantidad)} minutos`;
  if (accion === 'multa') return `Multa de ${formatCredits(cantidad, moneda)}`;
  if (accion === 'superior')
    return superior === undefined
      ? ACCIONES.superior
      : `Pasa a falta ${superior.toLocaleLowerCase('es')}`;
  return ACCIONES[accion];
}
