import { contar } from '../formato/contar';
import { formatCredits } from '../formato/credits';
import { readMoneda } from '../formato/moneda';
import { campoDe } from './filas';
import type { Hallazgo } from './Hallazgo';
import { type Respuestas, readLista } from './respuestas';

/** The credits to pay for a row of the pay list: never below 0. */
const netOf = ({ monto, multa }: { monto: number | null; multa: number | null }): number =>
  Math.max(0, (monto ?? 0) - (multa ?? 0));

/** Sums the debts that come over. */
export function judgeSaldos(respuestas: Respuestas, zona: string): Hallazgo[] {
  const moneda = readMoneda(campoDe(respuestas['listas/configuracion.json'], 'moneda'));
  const multas = readLista(respuestas, 'getAllMultas', zona).filter(
    ({ cobrado, fecha }) => !cobrado && fecha !== null,
  );
  const ventas = readLista(respuestas, 'allVentas', zona).filter(
    ({ pagado, fecha }) => !pagado && fecha !== null,
  );
  const pagas = readLista(respuestas, 'getListaPaga', zona).filas.filter(
    // A row with `restar` 2 is left out of the totals.
    ({ pagado, restar }) => !pagado && restar !== 2,
  );
  const tell = (
    credits: readonly (number | null)[],
    one: string,
    many: string,
    como: string,
  ): Hallazgo[] => {
    const sum = credits.reduce<number>((all, some) => all + (some ?? 0), 0);
    const texto = `${contar(credits.length, one, many)} ${como}: ${formatCredits(sum, moneda)}.`;
    return credits.length === 0 ? [] : [{ tipo: 'viene', texto }];
  };
  return [
    ...tell(
      multas.map(({ creditos }) => creditos),
      'multa',
      'multas',
      'por cobrar',
    ),
    ...tell(
      ventas.map(({ credito }) => credito),
      'venta',
      'ventas',
      'por entregar',
    ),
    ...tell(pagas.map(netOf), 'paga', 'pagas', 'por pagar'),
  ];
}
