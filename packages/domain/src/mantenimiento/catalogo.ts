import type { Subject } from '../acceso/can';

/** A number input; null while it is no number. */
type Numero = number | null;

/** A category's editable fields, in the order of the form; named as on the wire. */
export interface CategoriaValues {
  n_categoria: string;
  placa: string;
  /** The code of the badge, or the name of the group, that its people's avatars have; '' = any. */
  placa_avatar: string;
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
  /** The category's default permission codes. */
  permisos: readonly string[];
}

/** The fields of a membership in the catalogue, when it is created and when it is edited. */
export interface MembresiaValues {
  nombre: string;
  details: string;
  /** The icon's address; empty for the built-in one. */
  image: string;
  precio: Numero;
  /**
   * Whether the membership never ends. Neither `perma` nor `vip` can change after the first sale.
   */
  perma: 0 | 1;
  vip: 0 | 1;
  reduccion: 0 | 1;
}

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

export interface MisionValues {
  nombre: string;
  venta: 0 | 1;
  precio: Numero;
}

export const CAMPOS_CATEGORIA: Readonly<Record<keyof CategoriaValues, string>> = {
  n_categoria: 'Nombre',
  placa: 'Placa',
  placa_avatar: 'Placa o grupo del avatar',
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

/** Plausible maxima: a larger number is a typing error or fraud. */
export const LIMITES = {
  /** Credits of one pay. */
  paga: 100_000,
  /** Credits of a price. */
  precio: 10_000_000,
  /** Promotions or attendances that a pay requires; also positions of the ladder. */
  cuenta: 10_000,
  /** Minutes that a pay requires: more than two months. */
  minutos: 100_000,
  esperaDias: 3650,
} as const;

type Editor = Pick<Subject, 'id_categoria' | 'permisoSys'>;

/**
 * Users edit only categories below their own, so no user sets their own pay. The owner edits all
 * categories (docs/reglas/escalafon.md).
 */
export const mayEditCategoria = (
  { id_categoria, permisoSys }: Editor,
  categoria: number,
): boolean => permisoSys === 1 || categoria < id_categoria;

/** The highest position that the editor may set. `categorias` are all ids, in ladder order. */
export const alcanceOf = (
  { id_categoria, permisoSys }: Editor,
  categorias: readonly number[],
  present: number,
): number =>
  permisoSys === 1
    ? categorias.length
    : Math.max(present, categorias.filter((id) => id < id_categoria).length);
