import { formatCredits } from '@garita/domain/formato/credits';
import { priceBetween } from '@garita/domain/rangos/priceBetween';
import type { Comprador, MisionPrecio } from './MisionesScreenProps';

/** What a sale comes to, before it is sent. */
export interface Resumen {
  /** Credits: what the new mission costs more than the present one (MIS-09). */
  readonly creditos: number;
  readonly figures: readonly (readonly [name: string, value: string])[];
  /** What stands in the way; null when nothing does. */
  readonly aviso: string | null;
}

/** What a mission costs more than the one that somebody has (MIS-09); the whole of it while nobody is chosen. */
export function priceFor(
  precios: readonly MisionPrecio[],
  comprador: Pick<Comprador, 'id_rango'> | undefined,
  nueva: MisionPrecio,
): number {
  const actual = precios.find(({ id }) => id === comprador?.id_rango);
  return actual ? priceBetween(actual, nueva) : nueva.precio;
}

/**
 * What a person's next mission costs them.
 * @param firmaDesde the category from which one needs a signature.
 */
export function resumirVenta(
  comprador: Comprador,
  precios: readonly MisionPrecio[],
  nueva: MisionPrecio,
  firmaDesde: number,
): Resumen {
  const creditos = priceFor(precios, comprador, nueva);
  const figures = [
    ['Pasa de', comprador.mision],
    ['a', nueva.nombre],
    ['Paga', formatCredits(creditos)],
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
