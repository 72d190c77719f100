import { readLista } from '@garita/domain/mudanza/respuestas';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';

const SALDO = 'Saldo del portal anterior';
/** The ids of the closed period, which not every load needs, and of the open one: ids follow time. */
export const ANTERIOR = 1;
const ABIERTO = 2;

/** The open period with one entry a person and kind: what the old portal's counters say. */
export function bringNomina({ respuestas, zona, corte, personaDe }: Origen, traido: Traido): void {
  traido.add('periodos', { id: ABIERTO, abierto_en: corte, cerrado_en: null });
  let id = 0;
  for (const fila of readLista(respuestas, 'allNomina', zona).filas) {
    const usuario = personaDe(fila.usuarioNombre, fila.usuario);
    if (usuario === null) {
      traido.quedan++;
      continue;
    }
    const counts = [
      ['ascenso', fila.ascensos],
      ['asistencia', fila.asistencias],
      ['minutos', fila.times],
    ] as const;
    for (const [tipo, cantidad] of counts)
      if (cantidad !== null && cantidad !== 0)
        traido.add('nomina', {
          id: ++id,
          usuario_id: usuario,
          periodo_id: ABIERTO,
          tipo,
          cantidad,
          fecha: fila.fecha ?? corte,
          motivo: SALDO,
          ajuste: false,
        });
  }
}
