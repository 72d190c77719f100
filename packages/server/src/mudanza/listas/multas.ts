import { readLista } from '@garita/domain/mudanza/respuestas';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';
import { withIds } from '../withIds';
import type { CobroDe } from './cobros';
import { motivoOf } from './motivoOf';

/** The fines. @param cobroDe which row of the pay list collected a fine */
export function bringMultas(origen: Origen, traido: Traido, cobroDe: CobroDe): void {
  for (const multa of withIds(readLista(origen.respuestas, 'getAllMultas', origen.zona))) {
    const { id, fecha, creditos } = multa;
    const usuario = origen.personaDe(multa.usuarioNombre, multa.usuario);
    const encargado = origen.personaDe(multa.encargadoNombre);
    if (usuario === null || encargado === null || usuario === encargado || fecha === null) {
      const texto = `Multa de ${creditos ?? 0}: ${motivoOf(multa.motivo)}`;
      traido.frase({ persona: usuario, fuente: 'multas', texto, encargado, fecha });
      continue;
    }
    const cobro = multa.cobrado ? cobroDe(id) : null;
    traido.add('multas', {
      id,
      usuario_id: usuario,
      encargado_id: encargado,
      motivo: motivoOf(multa.motivo),
      creditos: Math.max(0, creditos ?? 0),
      fecha,
      cobrada_en: multa.cobrado ? (cobro?.fecha ?? origen.corte) : null,
      cobrada_por: cobro?.encargado ?? null,
      pago_id: cobro?.pago ?? null,
    });
  }
}
