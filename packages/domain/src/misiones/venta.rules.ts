import type { Subject } from '../acceso/can';
import { formatCredits } from '../formato/credits';
import type { Moneda } from '../formato/moneda';
import { priceBetween } from '../rangos/priceBetween';
import { failIfEmpty, type Rule } from '../reglas/Rule';
import { needsFirma } from '../solicitudes/necesitaFirma';
import { MISIONES } from './textos';

export interface MisionPrecio {
  readonly id: number;
  readonly categoria: number;
  readonly precio: number;
  /** 1 if the mission is for sale. */
  readonly venta: number;
}

type Vendedor = Pick<Subject, 'id_categoria' | 'permisoSys'>;

/**
 * Whether the mission is below the seller's category (docs/reglas/ventas.md); the owner sells any
 * mission.
 */
export const reachesMision = (
  { id_categoria, permisoSys }: Vendedor,
  mision: Pick<MisionPrecio, 'categoria'>,
): boolean => permisoSys === 1 || mision.categoria < id_categoria;

/**
 * The missions that the seller may offer (MIS-07, MIS-08): for sale, above the person's mission,
 * not cheaper than it, and below the seller's category. `precios` is in ladder order, lowest first;
 * `actual` is the id of the person's mission.
 */
export function listOfertas<M extends MisionPrecio>(
  precios: readonly M[],
  actual: number,
  vendedor: Vendedor,
): M[] {
  const at = precios.findIndex(({ id }) => id === actual);
  const own = precios[at];
  if (!own) return [];
  return precios
    .slice(at + 1)
    .filter(
      (mision) =>
        mision.venta === 1 && priceBetween(own, mision) >= 0 && reachesMision(vendedor, mision),
    );
}

/** The form of a mission sale; null = not chosen yet. */
export interface VentaMisionValues {
  usuario: number | null;
  rango: number | null;
}

export const ventaMisionRules: readonly Rule<VentaMisionValues>[] = [
  failIfEmpty('usuario', MISIONES.seleccionaUsuario),
  failIfEmpty('rango', MISIONES.seleccionaMision),
];

export interface EstadoVentaMision {
  /** Whether the mission ranks above the buyer's. */
  readonly esSuperior: boolean;
  readonly enVenta: boolean;
  /** Whether the seller may sell the mission: see {@link reachesMision}. */
  readonly alcanza: boolean;
  readonly firma: string | null;
  readonly categoria: number;
  readonly firmaDesde: number;
  /** Credits. */
  readonly precio: number;
  /** The price that the seller saw. */
  readonly visto: number;
  readonly moneda: Moneda;
}

/** The rules at the time of the sale, whatever the form showed (MIS-07 to MIS-09). */
export const venderMisionRules: readonly Rule<EstadoVentaMision>[] = [
  ({ esSuperior }) => (esSuperior ? null : { campo: 'esSuperior', texto: MISIONES.noSuperior }),
  ({ enVenta }) => (enVenta ? null : { campo: 'enVenta', texto: MISIONES.noEnVenta }),
  ({ alcanza }) => (alcanza ? null : { campo: 'alcanza', texto: MISIONES.noAlcanza }),
  ({ precio }) => (precio >= 0 ? null : { campo: 'precio', texto: MISIONES.precioMenor }),
  ({ firma, categoria, firmaDesde }) =>
    needsFirma(firma, categoria, firmaDesde)
      ? { campo: 'firma', texto: MISIONES.faltaFirma }
      : null,
  ({ precio, visto, moneda }) =>
    precio === visto
      ? null
      : { campo: 'visto', texto: MISIONES.precioCambiado(formatCredits(precio, moneda)) },
];
