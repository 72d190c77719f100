import type { Permiso } from '../acceso/permisos';
import type { CategoriaValues } from '../mantenimiento/catalogo';

export interface MisionBorrador {
  /** The mission's key in the draft; a new mission has a key before it has an id. */
  readonly clave: string;
  /** Null for a new mission. */
  readonly id: number | null;
  readonly nombre: string;
  /** Credits; null while the input is no number. */
  readonly precio: number | null;
  readonly venta: 0 | 1;
  /** Number of active people with this mission; 0 for a new mission. */
  readonly personas: number;
}

/** The fields of a category that the draft has in the form of `CategoriaValues`. */
type Campos = Omit<CategoriaValues, 'n_categoria' | 'asciende_hasta' | 'permisos'>;

/** A level of authority, 1 the lowest, with its category. */
export interface CategoriaBorrador extends Readonly<Campos> {
  readonly nivel: number;
  /** Whether the level is in use; an unused level keeps its values. */
  readonly activa: boolean;
  readonly nombre: string;
  /**
   * The highest LEVEL to which its people may promote others; 0 = none. It stays the same when
   * another level is switched off.
   */
  readonly asciende_hasta: number;
  readonly permisos: readonly Permiso[];
  /** In ladder order. */
  readonly misiones: readonly MisionBorrador[];
}

export interface Borrador {
  /** Every level, lowest first. */
  readonly categorias: readonly CategoriaBorrador[];
  /** For each removed mission's id, the key of its people's new mission. */
  readonly destinos: Readonly<Record<number, string>>;
}

export const NIVELES = 12;

export const claveOf = (id: number): string => `m${id}`;

export const emptyCategoria = (nivel: number): CategoriaBorrador => ({
  nivel,
  activa: false,
  nombre: `Nivel ${nivel}`,
  placa: '',
  placa_avatar: '',
  ascenso: '1 día',
  tiempo_ascenso: '1 days',
  asciende_hasta: 0,
  nomina_ascenso: 0,
  nomina_asistencia: 0,
  nomina_times: 0,
  paga_nomina: 0,
  boni_ascenso: 0,
  boni_asistencia: 0,
  boni_times: 0,
  paga_boni: 0,
  traslado: '',
  traslado_venta: 0,
  porciento: '',
  permisos: [],
  misiones: [],
});

export function withEveryLevel(categorias: readonly CategoriaBorrador[]): CategoriaBorrador[] {
  const missing = Array.from({ length: NIVELES }, (_, i) => i + 1).filter(
    (nivel) => !categorias.some((c) => c.nivel === nivel),
  );
  return [...categorias, ...missing.map(emptyCategoria)].sort((a, b) => a.nivel - b.nivel);
}

export const listActivas = ({ categorias }: Pick<Borrador, 'categorias'>): CategoriaBorrador[] =>
  categorias.filter(({ activa }) => activa);

export interface Peldanio extends MisionBorrador {
  readonly nivel: number;
}

/** The missions of the levels in use, in ladder order. */
export const listPeldanios = (borrador: Pick<Borrador, 'categorias'>): Peldanio[] =>
  listActivas(borrador).flatMap(({ nivel, misiones }) =>
    misiones.map((mision) => ({ ...mision, nivel })),
  );
