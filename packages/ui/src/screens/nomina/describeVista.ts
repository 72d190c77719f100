import { contar } from '@garita/domain/formato/contar';
import { formatCredits } from '@garita/domain/formato/credits';
import { formatDays } from '@garita/domain/formato/days';
import type { Moneda } from '@garita/domain/formato/moneda';
import { type FilaNomina, sumPagas } from '@garita/domain/nomina/joinNomina';
import { formatPeriodo } from './formatPeriodo';
import type { Vista } from './NominaScreenProps';

export const PERSONAS = { one: 'persona', many: 'personas' };

function describeWhen(vista: Vista): string {
  if (vista.kind === 'fechas') return ` · ${formatDays(vista.rango.inicio, vista.rango.final)}`;
  if (vista.kind === 'abierto' || !vista.cerrado) return '';
  return ` · periodo ${formatPeriodo(vista.cerrado)}, cerrado por ${vista.cerrado.encargadoNombre}`;
}

/** The payroll in one line: people, total pay, and the dates unless it shows the open period. */
export function describeVista(filas: readonly FilaNomina[], vista: Vista, moneda: Moneda): string {
  const people = contar(filas.length, PERSONAS.one, PERSONAS.many);
  const sum = sumPagas(filas);
  if (vista.kind !== 'fechas')
    return `${people} · ${formatCredits(sum, moneda)} en pagas${describeWhen(vista)}`;
  // For a range of days the sum counts the pays of the periods that were closed on these days.
  return `${people}${describeWhen(vista)} · ${sum === 0 ? 'en esos días no se cerró ninguna paga' : `${formatCredits(sum, moneda)} pagados al cerrar periodos`}`;
}
