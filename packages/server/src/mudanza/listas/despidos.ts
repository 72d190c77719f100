import { readLista } from '@garita/domain/mudanza/respuestas';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';
import { withIds } from '../withIds';
import { motivoOf } from './motivoOf';

/** The dismissals. Of two without a return for a person, only the newer one is a dismissal here. */
export function bringDespidos(
  origen: Origen,
  traido: Traido,
  isDespedida: (id: number) => boolean,
): void {
  const standing = new Set<number>();
  for (const despido of withIds(readLista(origen.respuestas, 'getAllDespidos', origen.zona))) {
    const { id, fecha, motivo } = despido;
    const usuario = origen.personaDe(despido.usuarioNombre, despido.usuario);
    const encargado = origen.personaDe(despido.encargadoNombre, despido.encargado);
    const stands = despido.ingreso === null;
    const isOdd = usuario !== null && stands && (standing.has(usuario) || !isDespedida(usuario));
    if (usuario === null || usuario === encargado || fecha === null || isOdd) {
      traido.frase({
        persona: usuario,
        fuente: 'despidos',
        texto: `Despido: ${motivoOf(motivo)}`,
        encargado,
        fecha,
      });
      continue;
    }
    if (stands) standing.add(usuario);
    traido.add('despidos', {
      id,
      usuario_id: usuario,
      encargado_id: encargado,
      motivo: motivoOf(motivo),
      fecha,
      ingreso_en: despido.ingreso,
    });
  }
}
