import type { PedidoUsuarios } from './UsuariosScreenProps';

type PedidoLleno = Exclude<PedidoUsuarios, string>;

/** Whether the previous request is of this act: then its form can start with that input. */
export const isPedidoDe = <Acto extends PedidoLleno['acto']>(
  acto: Acto,
  pedido: PedidoUsuarios | null,
): pedido is Extract<PedidoLleno, { acto: Acto }> =>
  pedido !== null && typeof pedido === 'object' && pedido.acto === acto;
