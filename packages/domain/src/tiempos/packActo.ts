import { type AccionTiempo, type EstadoTiempo, OP_TIEMPO } from './acciones';
import { OPERACIONES } from './ajusteTiempo.rules';

interface Sesion extends Pick<EstadoTiempo, 'alto' | 'pausa'> {
  readonly id: number;
}

/** An act on one time (as the user saw it), on several, or on all. */
export type ActoPedido<S extends Sesion = Sesion> =
  | { readonly accion: Exclude<AccionTiempo, 'ajustar'>; readonly tiempo: S }
  | {
      readonly accion: 'ajustar';
      readonly tiempo: S;
      readonly operacion: keyof typeof OPERACIONES;
      readonly minutos: number;
    }
  | { readonly accion: 'confirmarVarios'; readonly tiempos: readonly S[] }
  | { readonly accion: 'ligarTodos' | 'desligarTodos' };

/**
 * The body of an act (TIE-15, TIE-23). It has the time's state as the user saw it. Pausing and
 * resuming share a number, linking and unlinking too, so the server must detect a stale view.
 */
export function packActo(acto: ActoPedido) {
  const op = OP_TIEMPO[acto.accion];
  const seenOf = ({ id, pausa, alto }: Sesion) => ({ id, pausa, alto });
  if ('tiempos' in acto) return { op, tiempos: acto.tiempos.map(seenOf) };
  if (!('tiempo' in acto)) return { op };
  const seen = { op, ...seenOf(acto.tiempo) };
  return acto.accion === 'ajustar'
    ? { ...seen, operacion: OPERACIONES[acto.operacion], minutos: acto.minutos }
    : seen;
}
