import { PERMISOS_DE_GERENCIA, type Permiso } from '@garita/domain/acceso/permisos';
import { must } from '@garita/domain/must';
import type { CategoriaInicial, Escalafon } from './Escalafon';

const PATRULLA: readonly Permiso[] = ['asc', 'tt'];
const MANDO: readonly Permiso[] = ['adm', 'asc', 'tt', 'ajs', 'req', 'mul', 'mem', 'mis', 'ven'];
const COORDINA: readonly Permiso[] = [...MANDO, 'trl', 'epm', 'deg'];

type Escalon = readonly [
  ...tiempos: readonly [tiempo: CategoriaInicial['tiempo'], ascenso: string, asciendeHasta: number],
  ...nomina: readonly [nomina: CategoriaInicial['nomina'], boni: CategoriaInicial['boni']],
  ...pago: readonly [paga: CategoriaInicial['paga'], precio: number, permisos: readonly Permiso[]],
];

/** The twelve levels of a large agency, the lowest first. */
const ESCALONES: readonly Escalon[] = [
  ['30 minute', '30 minutos', 0, [0, 1, 60], [0, 0, 0], [3, 0], 0, []],
  ['2 hour', '2 horas', 0, [0, 2, 120], [0, 4, 240], [5, 2], 15, []],
  ['12 hour', '12 horas', 0, [0, 3, 180], [0, 5, 300], [8, 3], 30, []],
  ['1 days', '1 día', 0, [0, 4, 240], [0, 6, 360], [10, 4], 50, []],
  ['2 days', '2 días', 4, [3, 4, 240], [6, 6, 360], [14, 6], 80, PATRULLA],
  ['3 days', '3 días', 5, [4, 4, 240], [7, 6, 360], [18, 7], 120, PATRULLA],
  ['5 days', '5 días', 6, [5, 3, 180], [8, 5, 300], [24, 9], 170, [...PATRULLA, 'ajs']],
  ['7 days', '7 días', 7, [5, 3, 180], [9, 5, 300], [30, 12], 230, MANDO],
  ['10 days', '10 días', 8, [4, 2, 120], [8, 4, 240], [38, 15], 300, COORDINA],
  ['30 days', 'Por nombramiento', 9, [3, 2, 0], [0, 0, 0], [50, 0], 0, PERMISOS_DE_GERENCIA],
  ['30 days', 'Por nombramiento', 9, [0, 2, 0], [0, 0, 0], [60, 0], 0, PERMISOS_DE_GERENCIA],
  ['30 days', 'Por nombramiento', 9, [0, 1, 0], [0, 0, 0], [70, 0], 0, PERMISOS_DE_GERENCIA],
];

/** The ladder of these levels with an agency's own names. `nombres` has one entry per level. */
export const toEscalafon = (
  nombres: readonly (readonly [categoria: string, ...misiones: string[]])[],
): Escalafon =>
  nombres.map(([nombre, ...misiones], i) => {
    const [tiempo, ascenso, asciendeHasta, nomina, boni, paga, precio, permisos] = must(
      ESCALONES[i],
      'The template of a level',
    );
    return {
      ...{ nombre, misiones, tiempo, ascenso, asciendeHasta },
      ...{ nomina, boni, paga, precio, permisos },
    };
  });
