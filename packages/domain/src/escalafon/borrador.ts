import type { Permiso } from '../acceso/permisos';
import type { CategoriaValues } from '../mantenimiento/catalogo';

/** A mission of a ladder that is being edited. */
export interface MisionBorrador {
  /** What names it within its draft, also before it has an id. */
  readonly clave: string;
  /** Null while it is new. */
  readonly id: number | null;
  readonly nombre: string;
  /** Credits; null while nothing that is a number is typed. */
  readonly precio: number | null;
  readonly venta: 0 | 1;
  /** How many active people stand on it; nobody on a new one. */
  readonly personas: number;
}

/** What of a category a ladder edits: all that Mantenimiento does. */
type Campos = Omit<CategoriaValues, 'n_categoria' | 'asciende_hasta' | 'permisos'>;

/** A level of authority, 1 the lowest, with the category that stands on it. */
export interface CategoriaBorrador extends Readonly<Campos> {
  readonly nivel: number;
  /** Whether the level is in use; one that is not keeps what it had. */
  readonly activa: boolean;
  readonly nombre: string;
  /** The highest LEVEL up to which its people promote, 0 nobody: unlike a position it means the same when another level is switched off. */
  readonly asciende_hasta: number;
  /** The codes that it gives. */
  readonly permisos: readonly Permiso[];
  /** In ladder order. */
  readonly misiones: readonly MisionBorrador[];
}

/** A whole ladder while it is edited. */
export interface Borrador {
  /** Every level that there is, the lowest first. */
  readonly categorias: readonly CategoriaBorrador[];
  /** By the id of a mission that leaves the ladder, the `clave` of the one where its people go. */
  readonly destinos: Readonly<Record<number, string>>;
}

/** The levels of authority that every agency can use. */
export const NIVELES = 12;

/** What names a mission that the agency has. */
export const claveOf = (id: number): string => `m${id}`;

/** A level of which nothing is known yet. */
export const emptyCategoria = (nivel: number): CategoriaBorrador => ({
  nivel,
  activa: false,
  nombre: `Nivel ${nivel}`,
  placa: '',
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

/** A ladder with all levels, those that nothing is known of too. */
export function withEveryLevel(categorias: readonly CategoriaBorrador[]): CategoriaBorrador[] {
  const missing = Array.from({ length: NIVELES }, (_, i) => i + 1).filter(
    (nivel) => !categorias.some((c) => c.nivel === nivel),
  );
  return [...categorias, ...missing.map(emptyCategoria)].sort((a, b) => a.nivel - b.nivel);
}

/** The categories in use, the lowest first. */
export const listActivas = ({ categorias }: Pick<Borrador, 'categorias'>): CategoriaBorrador[] =>
  categorias.filter(({ activa }) => activa);

/** A mission with the level that it stands on. */
export interface Peldanio extends MisionBorrador {
  readonly nivel: number;
}

/** The missions on which somebody can stand, in the order in which people rise. */
export const listPeldanios = (borrador: Pick<Borrador, 'categorias'>): Peldanio[] =>
  listActivas(borrador).flatMap(({ nivel, misiones }) =>
    misiones.map((mision) => ({ ...mision, nivel })),
  );
