import type { Subject } from '../acceso/can';
import type { Moneda } from '../agencia/moneda';
import { formatCredits } from '../formato/credits';
import { priceBetween } from '../rangos/priceBetween';
import type { Rule } from '../reglas/Rule';
import { needsFirma } from '../solicitudes/necesitaFirma';
import { MISIONES } from './textos';

/** A mission of the price list. */
export interface MisionPrecio {
  readonly id: number;
  readonly categoria: number;
  readonly precio: number;
  /** 1 when it is for sale. */
  readonly venta: number;
}

type Vendedor = Pick<Subject, 'id_categoria' | 'permisoSys'>;

/** Only missions below the seller's category, as when a person is edited; the owner gives any. */
export const reachesMision = (
  { id_categoria, permisoSys }: Vendedor,
  mision: Pick<MisionPrecio, 'categoria'>,
): boolean => permisoSys === 1 || mision.categoria < id_categoria;

/**
 * What a person can buy of a seller (MIS-07, MIS-08): missions for sale above their own and below the seller's.
 * @param precios the price list in ladder order: what stands later in it is higher.
 * @param actual id of the person's mission.
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

/** The sale of a mission as it is filled in; null = not chosen yet. */
export interface VentaMisionValues {
  usuario: number | null;
  rango: number | null;
}

export const ventaMisionRules: readonly Rule<VentaMisionValues>[] = [
  ({ usuario }) =>
    usuario === null ? { campo: 'usuario', texto: MISIONES.seleccionaUsuario } : null,
  ({ rango }) => (rango === null ? { campo: 'rango', texto: MISIONES.seleccionaMision } : null),
];

/** How things stand at the moment of a sale. */
export interface EstadoVentaMision {
  /** The mission stands above the buyer's. */
  readonly esSuperior: boolean;
  /** It is for sale. */
  readonly enVenta: boolean;
  /** It stands below the seller's category. */
  readonly alcanza: boolean;
  readonly firma: string | null;
  readonly categoria: number;
  readonly firmaDesde: number;
  /** What it costs, in credits. */
  readonly precio: number;
  /** What the seller saw. */
  readonly visto: number;
  /** What the agency calls its money, where it is not that of this page. */
  readonly moneda?: Moneda;
}

/** Everything that must hold now, whatever the form showed (MIS-07 to MIS-09, domain §6). */
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
