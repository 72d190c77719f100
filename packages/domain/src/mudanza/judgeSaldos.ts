import { contar } from '../formato/contar';
import { formatCredits } from '../formato/credits';
import { readMoneda } from '../formato/moneda';
import { campoDe } from './filas';
import type { Hallazgo } from './Hallazgo';
import { type Respuestas, readLista } from './respuestas';

/** The credits to pay for a row of the pay list: never below 0. */
const netOf = ({ monto, multa }: { monto: number | null; multa: number | null }): number =>
  Math.max(0, (monto ?? 0) - (multa ?? 0));

interface Deuda {
  readonly persona: string | null;
  readonly autor: string | null;
  readonly monto: number | null;
}

/** Whether a debt comes over as a debt. Without its people it is only a sentence of the history. */
const isClear = ({ persona, autor, monto }: Deuda): boolean =>
  persona !== null && autor !== null && monto !== null;

const SIN_DECIR = 'alguien que no se dice';

const doubt = (que: string, { persona, autor, monto }: Deuda): Hallazgo => ({
  tipo: 'mira',
  texto: `${que} de ${persona ?? SIN_DECIR}, anotada por ${autor ?? SIN_DECIR}: ${monto ?? 'una cantidad que no se entiende'}. Mírala y vuelve a anotarla aquí.`,
});

/** Sums the debts that come over. */
export function judgeSaldos(respuestas: Respuestas, zona: string): Hallazgo[] {
  const moneda = readMoneda(campoDe(respuestas['listas/configuracion.json'], 'moneda'));
  const multas = readLista(respuestas, 'getAllMultas', zona).flatMap((one) =>
    one.cobrado || one.fecha === null
      ? []
      : [{ persona: one.usuarioNombre, autor: one.encargadoNombre, monto: one.creditos }],
  );
  const ventas = readLista(respuestas, 'allVentas', zona).flatMap((one) =>
    one.pagado || one.fecha === null
      ? []
      : [{ persona: one.usuarioNombre, autor: one.encargoNombre, monto: one.credito }],
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
      multas.filter(isClear).map(({ monto }) => monto),
      'multa',
      'multas',
      'por cobrar',
    ),
    ...tell(
      ventas.filter(isClear).map(({ monto }) => monto),
      'venta',
      'ventas',
      'por entregar',
    ),
    ...tell(pagas.map(netOf), 'paga', 'pagas', 'por pagar'),
    ...multas.filter((one) => !isClear(one)).map((one) => doubt('Multa por cobrar', one)),
    ...ventas.filter((one) => !isClear(one)).map((one) => doubt('Venta por entregar', one)),
  ];
}
