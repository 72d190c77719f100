import type { PedidoUsuarios } from './UsuariosScreenProps';

type PedidoLleno = Exclude<PedidoUsuarios, string>;

/** Whether the earlier request belongs to this act: its form can then start with it. */
export const isPedidoDe = <Acto extends PedidoLleno['acto']>(
  acto: Acto,
  pedido: PedidoUsuarios | null,
): pedido is Extract<PedidoLleno, { acto: Acto }> =>
  pedido !== null && typeof pedido === 'object' && pedido.acto === acto;
