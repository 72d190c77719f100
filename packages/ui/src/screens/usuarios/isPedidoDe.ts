import type { PedidoUsuarios } from './UsuariosScreenProps';

type PedidoLleno = Exclude<PedidoUsuarios, string>;

/** Whether what was asked for before is of this act, so that its form begins with it. */
export const isPedidoDe = <Acto extends PedidoLleno['acto']>(
  acto: Acto,
  pedido: PedidoUsuarios | null,
): pedido is Extract<PedidoLleno, { acto: Acto }> =>
  pedido !== null && typeof pedido === 'object' && pedido.acto === acto;
