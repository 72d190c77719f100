import type { Subject } from '../acceso/can';

/** A number of a form: null while nothing that is one is typed. */
type Numero = number | null;

/** What of a category can be edited, in the order of the form; fields as on the wire. */
export interface CategoriaValues {
  n_categoria: string;
  placa: string;
  ascenso: string;
  tiempo_ascenso: string;
  asciende_hasta: Numero;
  nomina_ascenso: Numero;
  nomina_asistencia: Numero;
  nomina_times: Numero;
  paga_nomina: Numero;
  boni_ascenso: Numero;
  boni_asistencia: Numero;
  boni_times: Numero;
  paga_boni: Numero;
  traslado: string;
  traslado_venta: Numero;
  porciento: string;
  /** The codes that the category gives by default. */
  permisos: readonly string[];
}

/** A membership of the catalogue: what is filled in for a new one, and what of it can be edited. */
export interface MembresiaValues {
  nombre: string;
  details: string;
  /** Address of its icon; empty for the built-in one. */
  image: string;
  precio: Numero;
  /** Whether it never ends; fixed as soon as somebody has it, like `vip`. */
  perma: 0 | 1;
  vip: 0 | 1;
  reduccion: 0 | 1;
}

/** What can be filled in of a membership, without what the portal adds to it. */
export const toMembresiaValues = <Precio extends Numero>({
  nombre,
  details,
  image,
  precio,
  perma,
  vip,
  reduccion,
}: Omit<MembresiaValues, 'precio'> & { readonly precio: Precio }) => ({
  nombre,
  details,
  image,
  precio,
  perma,
  vip,
  reduccion,
});

/** What of a mission can be edited. */
export interface MisionValues {
  nombre: string;
  venta: 0 | 1;
  precio: Numero;
}

/** The fields as people read them. */
export const CAMPOS_CATEGORIA: Readonly<Record<keyof CategoriaValues, string>> = {
  n_categoria: 'Nombre',
  placa: 'Placa',
  ascenso: 'Cada cuánto se asciende',
  tiempo_ascenso: 'Espera entre ascensos',
  asciende_hasta: 'Asciende hasta',
  nomina_ascenso: 'Ascensos para la nómina',
  nomina_asistencia: 'Asistencias para la nómina',
  nomina_times: 'Minutos para la nómina',
  paga_nomina: 'Paga de nómina',
  boni_ascenso: 'Ascensos para la bonificación',
  boni_asistencia: 'Asistencias para la bonificación',
  boni_times: 'Minutos para la bonificación',
  paga_boni: 'Paga de bonificación',
  traslado: 'Qué da un traslado',
  traslado_venta: 'Traslado en venta',
  porciento: 'Porciento',
  permisos: 'Permisos por defecto',
};
export const CAMPOS_MEMBRESIA: Readonly<Record<keyof MembresiaValues, string>> = {
  nombre: 'Nombre',
  details: 'Qué da',
  image: 'Icono',
  precio: 'Precio',
  perma: 'Para siempre',
  vip: 'VIP',
  reduccion: 'Reduce los requisitos a la mitad',
};
export const CAMPOS_MISION: Readonly<Record<keyof MisionValues, string>> = {
  nombre: 'Nombre',
  venta: 'En venta',
  precio: 'Precio',
};

/** As much as an agency can mean: what is beyond is a slip of the hand, or somebody helping themselves. */
export const LIMITES = {
  /** Credits of one pay. */
  paga: 100_000,
  /** Credits of a price. */
  precio: 10_000_000,
  /** Promotions or attendances that a pay asks for; also positions of the ladder. */
  cuenta: 10_000,
  /** Minutes that a pay asks for: more than two months. */
  minutos: 100_000,
  esperaDias: 3650,
} as const;

/** Who edits the catalogue. */
type Editor = Pick<Subject, 'id_categoria' | 'permisoSys'>;

/**
 * Whether somebody with `man` may edit a category and its missions: those below their own, since nobody sets what they themselves are asked
 * for and paid; the owner edits all.
 */
export const mayEditCategoria = (
  { id_categoria, permisoSys }: Editor,
  categoria: number,
): boolean => permisoSys === 1 || categoria < id_categoria;

/**
 * Up to which position of the ladder an editor may let a category promote: those below their own, or as far as it does already.
 * @param categorias the ids of all categories, in ladder order
 */
export const alcanceOf = (
  { id_categoria, permisoSys }: Editor,
  categorias: readonly number[],
  present: number,
): number =>
  permisoSys === 1
    ? categorias.length
    : Math.max(present, categorias.filter((id) => id < id_categoria).length);
