import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { priceBetween } from '@garita/domain/rangos/priceBetween';
import type { Comprador, MisionPrecio } from './MisionesScreenProps';

export interface Resumen {
  /** In credits: the price difference between the new and the current mission (MIS-09). */
  readonly creditos: number;
  readonly figures: readonly (readonly [name: string, value: string])[];
  /** Why the mission cannot be sold; null when it can be sold. */
  readonly aviso: string | null;
}

/** The price difference to the buyer's mission (MIS-09); the full price without a buyer. */
export function priceFor(
  precios: readonly MisionPrecio[],
  comprador: Pick<Comprador, 'id_rango'> | undefined,
  nueva: MisionPrecio,
): number {
  const actual = precios.find(({ id }) => id === comprador?.id_rango);
  return actual ? priceBetween(actual, nueva) : nueva.precio;
}

/**
 * The summary of a mission's sale: its price, and what prevents the sale.
 * @param firmaDesde the lowest category that needs a signature.
 */
export function resumirVenta(
  comprador: Comprador,
  precios: readonly MisionPrecio[],
  nueva: MisionPrecio,
  firmaDesde: number,
  moneda: Moneda,
): Resumen {
  const creditos = priceFor(precios, comprador, nueva);
  const figures = [
    ['Pasa de', comprador.mision],
    ['a', nueva.nombre],
    ['Paga', formatCredits(creditos, moneda)],
  ] as const;
  const faltaFirma = nueva.categoria >= firmaDesde && comprador.conFirma !== 1;
  return {
    creditos,
    figures,
    aviso: faltaFirma
      ? `Esa misión exige firma y ${comprador.usuario} no tiene: hay que ponerle una antes, en Firmas.`
      : null,
  };
}
