import { readLista } from '@garita/domain/mudanza/respuestas';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';
import { withIds } from '../withIds';

const LISTAS = [
  ['pausadosNombre', 'pausado'],
  ['sumadosNombre', 'sumado'],
  ['fuerabaseNombre', 'fuerabase'],
] as const;

/** The roll calls. One without a date has no place here. */
export function bringPases(origen: Origen, traido: Traido): void {
  for (const pase of withIds(readLista(origen.respuestas, 'paseListas', origen.zona))) {
    const encargado = origen.personaDe(pase.encargadoNombre);
    const queda = origen.personaDe(pase.queda);
    if (encargado === null || queda === null || pase.fecha === null) {
      traido.quedan++;
      continue;
    }
    traido.add('paselistas', {
      id: pase.id,
      encargado_id: encargado,
      queda_id: queda,
      fecha: pase.fecha,
    });
    const called = new Set<number>();
    for (const [campo, resultado] of LISTAS)
      for (const nombre of (pase[campo] ?? '').split(/\s*,\s*/).filter(Boolean)) {
        const usuario = origen.personaDe(nombre);
        if (usuario === null || called.has(usuario)) continue;
        called.add(usuario);
        traido.add('paselista_personas', {
          paselista_id: pase.id,
          usuario_id: usuario,
          tiempo_id: null,
          resultado,
        });
      }
  }
}
