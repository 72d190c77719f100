import { PERMISOS_DE_GERENCIA } from '@garita/domain/acceso/permisos';
import type { CategoriaInicial, Escalafon } from './Escalafon';

const nothing = (nombre: string): CategoriaInicial => ({
  nombre,
  misiones: [],
  tiempo: '1 days',
  ascenso: '1 día',
  asciendeHasta: 0,
  nomina: [0, 0, 0],
  boni: [0, 0, 0],
  paga: [0, 0],
  precio: 0,
  permisos: [],
});

const LEVELS = 12;

/** An almost empty ladder: the newcomers' category, the owner's, and ten unused levels between. */
export const VACIA: Escalafon = Array.from({ length: LEVELS }, (_, i) => {
  if (i === 0) return { ...nothing('Ingreso'), misiones: ['Aspirante'] };
  // The owner's category is the second and last category in use. A limit at the last category
  // covers all levels, also levels that are later added below it.
  if (i === LEVELS - 1) {
    return {
      ...nothing('Fundación'),
      misiones: ['Fundación'],
      ascenso: 'Por nombramiento',
      tiempo: '30 days',
      asciendeHasta: 2,
      permisos: PERMISOS_DE_GERENCIA,
    };
  }
  return nothing(`Nivel ${i + 1}`);
});
