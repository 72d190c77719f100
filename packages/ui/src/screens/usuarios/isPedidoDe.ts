import type { PedidoUsuarios } from './UsuariosScreenProps';

type PedidoLleno = Exclude<PedidoUsuarios, string>;

/**
 * Whether the previous request is of this act. If it is, the act's form can start with its input.
 */
export const isPedidoDe = <Acto extends PedidoLleno['acto']>(
  acto: Acto,
  pedido: PedidoUsuarios | null,
): pedido is Extract<PedidoLleno, { acto: Acto }> =>
  pedido !== null && typeof pedido === 'object' && pedido.acto === acto;
