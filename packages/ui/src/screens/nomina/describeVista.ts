import { formatCredits, formatInteger } from '@garita/domain/formato/credits';
import { type FilaNomina, sumPagas } from '@garita/domain/nomina/joinNomina';
import { formatPeriodo } from './formatPeriodo';
import type { Vista } from './NominaScreenProps';

export const PERSONAS = { one: 'persona', many: 'personas' };

/** `2026-11-16` as the portal's pickers write it. */
const toShown = (dia: string): string => `${dia.slice(5, 7)}/${dia.slice(8, 10)}/${dia.slice(0, 4)}`;

function describeWhen(vista: Vista): string {
  if (vista.kind === 'fechas') return ` · del ${toShown(vista.rango.inicio)} al ${toShown(vista.rango.final)}`;
  if (vista.kind === 'abierto' || !vista.cerrado) return '';
  return ` · periodo ${formatPeriodo(vista.cerrado)}, cerrado por ${vista.cerrado.encargadoNombre}`;
}

/** The payroll in one line: how many people, what they earn, and when, unless it is now. */
export function describeVista(filas: readonly FilaNomina[], vista: Vista): string {
  const people = `${formatInteger(filas.length)} ${filas.length === 1 ? PERSONAS.one : PERSONAS.many}`;
  const sum = sumPagas(filas);
  if (vista.kind !== 'fechas') return `${people} · ${formatCredits(sum)} en pagas${describeWhen(vista)}`;
  // Days have no pay of their own: what was paid is what the periods paid that were closed in them.
  return `${people}${describeWhen(vista)} · ${sum === 0 ? 'en esos días no se cerró ninguna paga' : `${formatCredits(sum)} pagados al cerrar periodos`}`;
}
