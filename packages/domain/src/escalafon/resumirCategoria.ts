import { formatCredits } from '../formato/credits';
import type { Moneda } from '../formato/moneda';
import { formatRequisito } from '../nomina/requisito';
import type { CategoriaBorrador } from './borrador';

/** A category's requirements and pay: `3 ascensos · 4 asistencias · 4h → 14c`. */
export function resumirCategoria(
  { nomina_ascenso, nomina_asistencia, nomina_times, paga_nomina }: CategoriaBorrador,
  moneda: Moneda,
): { pide: string; paga: string } {
  const partes = [
    nomina_ascenso ? formatRequisito('ascenso', nomina_ascenso) : null,
    nomina_asistencia ? formatRequisito('asistencia', nomina_asistencia) : null,
    nomina_times ? formatRequisito('minutos', nomina_times) : null,
  ].filter((parte) => parte !== null);
  return {
    pide: partes.length === 0 ? 'Sin requisitos' : partes.join(' · '),
    paga: formatCredits(paga_nomina ?? 0, moneda),
  };
}
