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

/** How many levels there are. */
const LEVELS = 12;

/** A ladder to be built by the agency itself: where newcomers begin, where its owner stands, and ten levels between that are not in use yet. */
export const VACIA: Escalafon = Array.from({ length: LEVELS }, (_, i) => {
  if (i === 0) return { ...nothing('Ingreso'), misiones: ['Aspirante'] };
  // The second category in use is the last: whoever stands there promotes to all that will come between.
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
