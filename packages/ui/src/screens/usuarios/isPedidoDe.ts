import type { PedidoUsuarios } from './UsuariosScreenProps';

type PedidoLleno = Exclude<PedidoUsuarios, string>;

/** The earlier request belongs to this act, so that its form can start with it. */
export const isPedidoDe = <Acto extends PedidoLleno['acto']>(
  acto: Acto,
  pedido: PedidoUsuarios | null,
): pedido is Extract<PedidoLleno, { acto: Acto }> =>
  pedido !== null && typeof pedido === 'object' && pedido.acto === acto;
