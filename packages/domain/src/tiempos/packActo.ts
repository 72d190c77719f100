import { type AccionTiempo, type EstadoTiempo, OP_TIEMPO } from './acciones';
import { OPERACIONES } from './ajusteTiempo.rules';

interface Sesion extends Pick<EstadoTiempo, 'alto' | 'pausa'> {
  readonly id: number;
}

/** Something to be done to one session, which is passed as it was seen, or to all. */
export type ActoPedido<S extends Sesion = Sesion> =
  | { readonly accion: Exclude<AccionTiempo, 'ajustar'>; readonly tiempo: S }
  | { readonly accion: 'ajustar'; readonly tiempo: S; readonly operacion: keyof typeof OPERACIONES; readonly minutos: number }
  | { readonly accion: Exclude<keyof typeof OP_TIEMPO, AccionTiempo> };

/**
 * An act as it goes over the wire (TIE-15, TIE-23). Of the session, what was seen of it goes along: pausing and resuming, linking and
 * unlinking share a number, so the server must be able to refuse what was decided by an old look.
 */
export function packActo(acto: ActoPedido) {
  const op = OP_TIEMPO[acto.accion];
  if (!('tiempo' in acto)) return { op };
  const { id, pausa, alto } = acto.tiempo;
  const seen = { op, id, pausa, alto };
  return acto.accion === 'ajustar' ? { ...seen, operacion: OPERACIONES[acto.operacion], minutos: acto.minutos } : seen;
}
