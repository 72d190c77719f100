import { readLista } from '@garita/domain/mudanza/respuestas';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';
import { withIds } from '../withIds';
import { motivoOf } from './motivoOf';

export function bringDegrados(origen: Origen, traido: Traido): void {
  for (const degrado of withIds(readLista(origen.respuestas, 'getAllDegrados', origen.zona))) {
    const { id, fecha, motivo, rango_degrado } = degrado;
    const usuario = origen.personaDe(degrado.usuarioNombre, degrado.usuario);
    const encargado = origen.personaDe(degrado.encargadoNombre);
    const nueva = origen.misionDe(rango_degrado);
    if (
      usuario === null ||
      encargado === null ||
      usuario === encargado ||
      nueva === null ||
      fecha === null
    ) {
      const texto =
        rango_degrado === null ? null : `Degradado a ${rango_degrado}: ${motivoOf(motivo)}`;
      traido.frase({ persona: usuario, fuente: 'degrados', texto, encargado, fecha });
      continue;
    }
    const anterior = origen.misionDe(degrado.rango_anterior);
    traido.add('degrados', {
      id,
      usuario_id: usuario,
      encargado_id: encargado,
      motivo: motivoOf(motivo),
      mision_anterior_id: anterior === nueva ? null : anterior,
      mision_nueva_id: nueva,
      fecha,
    });
  }
}
