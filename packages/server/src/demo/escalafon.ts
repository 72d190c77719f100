import { PERMISOS, type Permiso } from '@garita/domain/acceso/permisos';

/** One category of the demo's ladder; the counts are [promotions, attendances, minutes], 0 = not required. */
export interface DemoCategoria {
  readonly nombre: string;
  readonly misiones: readonly string[];
  readonly tiempo: `${number} ${'minute' | 'hour' | 'days'}`;
  readonly ascenso: string;
  readonly asciendeHasta: number;
  readonly nomina: readonly [number, number, number];
  readonly boni: readonly [number, number, number];
  readonly paga: readonly [number, number];
  /** Price in credits of its first mission; each further one costs a little more. */
  readonly precio: number;
  readonly permisos: readonly Permiso[];
}

const PATRULLA: readonly Permiso[] = ['asc', 'tt'];
const MANDO: readonly Permiso[] = ['adm', 'asc', 'tt', 'ajs', 'req', 'mul', 'mem', 'mis', 'ven'];

/** Categories 1 to 12, lowest first. */
export const ESCALAFON: readonly DemoCategoria[] = [
  {
    nombre: 'Ingreso',
    misiones: ['Recluta', 'Aspirante', 'Cadete'],
    tiempo: '30 minute',
    ascenso: '30 minutos',
    asciendeHasta: 0,
    nomina: [0, 1, 60],
    boni: [0, 0, 0],
    paga: [3, 0],
    precio: 0,
    permisos: [],
  },
  {
    nombre: 'Vigilancia',
    misiones: ['Vigilante I', 'Vigilante II', 'Vigilante III'],
    tiempo: '2 hour',
    ascenso: '2 horas',
    asciendeHasta: 0,
    nomina: [0, 2, 120],
    boni: [0, 4, 240],
    paga: [5, 2],
    precio: 15,
    permisos: [],
  },
  {
    nombre: 'Patrulla',
    misiones: ['Agente I', 'Agente II', 'Agente III'],
    tiempo: '12 hour',
    ascenso: '12 horas',
    asciendeHasta: 0,
    nomina: [0, 3, 180],
    boni: [0, 5, 300],
    paga: [8, 3],
    precio: 30,
    permisos: [],
  },
  {
    nombre: 'Cabos',
    misiones: ['Cabo I', 'Cabo II', 'Cabo III'],
    tiempo: '1 days',
    ascenso: '1 día',
    asciendeHasta: 0,
    nomina: [0, 4, 240],
    boni: [0, 6, 360],
    paga: [10, 4],
    precio: 50,
    permisos: [],
  },
  {
    nombre: 'Oficiales',
    misiones: ['Oficial I', 'Oficial II', 'Oficial III'],
    tiempo: '2 days',
    ascenso: '2 días',
    asciendeHasta: 4,
    nomina: [3, 4, 240],
    boni: [6, 6, 360],
    paga: [14, 6],
    precio: 80,
    permisos: PATRULLA,
  },
  {
    nombre: 'Inspección',
    misiones: ['Inspección I', 'Inspección II', 'Inspección III'],
    tiempo: '3 days',
    ascenso: '3 días',
    asciendeHasta: 5,
    nomina: [4, 4, 240],
    boni: [7, 6, 360],
    paga: [18, 7],
    precio: 120,
    permisos: PATRULLA,
  },
  {
    nombre: 'Comisaría',
    misiones: ['Comisaría I', 'Comisaría II'],
    tiempo: '5 days',
    ascenso: '5 días',
    asciendeHasta: 6,
    nomina: [5, 3, 180],
    boni: [8, 5, 300],
    paga: [24, 9],
    precio: 170,
    permisos: [...PATRULLA, 'ajs'],
  },
  {
    nombre: 'Supervisión',
    misiones: ['Supervisión I', 'Supervisión II'],
    tiempo: '7 days',
    ascenso: '7 días',
    asciendeHasta: 7,
    nomina: [5, 3, 180],
    boni: [9, 5, 300],
    paga: [30, 12],
    precio: 230,
    permisos: MANDO,
  },
  {
    nombre: 'Coordinación',
    misiones: ['Coordinación I', 'Coordinación II'],
    tiempo: '10 days',
    ascenso: '10 días',
    asciendeHasta: 8,
    nomina: [4, 2, 120],
    boni: [8, 4, 240],
    paga: [38, 15],
    precio: 300,
    permisos: [...MANDO, 'trl', 'epm', 'deg'],
  },
  {
    nombre: 'Gerencia',
    misiones: ['Gerencia'],
    tiempo: '30 days',
    ascenso: 'Por nombramiento',
    asciendeHasta: 9,
    nomina: [3, 2, 0],
    boni: [0, 0, 0],
    paga: [50, 0],
    precio: 0,
    permisos: PERMISOS,
  },
  {
    nombre: 'Dirección',
    misiones: ['Dirección'],
    tiempo: '30 days',
    ascenso: 'Por nombramiento',
    asciendeHasta: 9,
    nomina: [0, 2, 0],
    boni: [0, 0, 0],
    paga: [60, 0],
    precio: 0,
    permisos: PERMISOS,
  },
  {
    nombre: 'Fundación',
    misiones: ['Fundación'],
    tiempo: '30 days',
    ascenso: 'Por nombramiento',
    asciendeHasta: 9,
    nomina: [0, 1, 0],
    boni: [0, 0, 0],
    paga: [70, 0],
    precio: 0,
    permisos: PERMISOS,
  },
];
