import { formatCredits } from '@garita/domain/formato/credits';
import { foldCase } from '@garita/domain/formato/foldCase';
import type { Moneda } from '@garita/domain/formato/moneda';
import { isAcabada } from '@garita/domain/membresias/vigencia';
import type { MembresiaVendida } from './MembresiasScreenProps';

const isSameBuyer = (a: MembresiaVendida, b: MembresiaVendida): boolean =>
  a.usuario === null
    ? b.usuario === null && foldCase(a.usuarioNombre) === foldCase(b.usuarioNombre)
    : a.usuario === b.usuario;

/**
 * Whether the buyer has a later sale of the same membership. Such a sale starts when this sale
 * ends.
 */
const hasFollowing = (vendida: MembresiaVendida, vendidas: readonly MembresiaVendida[]): boolean =>
  vendida.finaliza !== null &&
  vendidas.some(
    (one) =>
      one.membresia === vendida.membresia &&
      isSameBuyer(one, vendida) &&
      one.finaliza !== null &&
      one.finaliza > (vendida.finaliza ?? ''),
  );

/**
 * The effect of the deletion on the sale's debt, as computed by the server's
 * `membresias/annul.service.ts`. Null for a sale older than the accounts.
 */
function describeVenta(
  { pagado, credito, encargadoNombre, finaliza }: MembresiaVendida,
  ahora: number,
  moneda: Moneda,
): string | null {
  if (pagado === null || credito === null) return null;
  const venta = `La venta de ${formatCredits(credito, moneda)}`;
  if (pagado === 1)
    return `${venta} ya está pagada y seguirá en Ventas. Si vais a devolver lo pagado, márcala antes allí como no pagada.`;
  if (isAcabada({ finaliza }, ahora))
    return `${venta} no está pagada y seguirá pendiente en Ventas: la membresía se disfrutó entera.`;
  return `${venta}, que no está pagada, se anula: ${encargadoNombre} no la deberá.`;
}

/**
 * The consequences of deleting a sold membership, in sentences.
 * @param vendidas all sales, to find a sale that starts when this sale ends.
 * @param ahora the current time in milliseconds.
 */
export function describeBorrado(
  vendida: MembresiaVendida,
  vendidas: readonly MembresiaVendida[],
  ahora: number,
  moneda: Moneda,
): string[] {
  const { usuarioNombre, membresiaNombre } = vendida;
  const acabada = isAcabada(vendida, ahora);
  return [
    acabada
      ? `La membresía ${membresiaNombre} de ${usuarioNombre} ya terminó: solo desaparece de la lista.`
      : `${usuarioNombre} deja de tener ${membresiaNombre} desde ahora mismo.`,
    ...(!acabada && hasFollowing(vendida, vendidas)
      ? ['Lo que se le vendió a continuación empieza antes, con todos sus días.']
      : []),
    ...[describeVenta(vendida, ahora, moneda)].filter((text) => text !== null),
  ];
}
