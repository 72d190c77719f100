import { parseDay } from '@garita/domain/formato/days';
import { momentOf } from '@garita/domain/formato/zona';
import { readLista } from '@garita/domain/mudanza/respuestas';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';
import { withIds } from '../withIds';
import { motivoOf } from './motivoOf';

const ESTADOS = ['en_espera', 'aceptada', 'cancelada'] as const;

/**
 * The absences. Where the old portal does not say when one was asked for, it is the latest possible
 * moment: its first day, and before those asked for later.
 */
export function bringAusencias(origen: Origen, traido: Traido): void {
  const waiting = new Set<number>();
  let later = origen.corte;
  for (const ausencia of withIds(readLista(origen.respuestas, 'getAusencias', origen.zona))) {
    const { id, inicio, final, motivo } = ausencia;
    const usuario = origen.personaDe(ausencia.usuarioNombre, ausencia.usuario);
    const estado = ESTADOS[ausencia.estado ?? 0];
    const first = inicio === null ? null : parseDay(inicio);
    const waits = estado === 'en_espera';
    if (
      usuario === null ||
      estado === undefined ||
      first === null ||
      inicio === null ||
      final === null ||
      inicio > final ||
      (waits && waiting.has(usuario))
    ) {
      const texto = `Ausencia del ${inicio ?? '—'} al ${final ?? '—'}: ${motivoOf(motivo)}`;
      traido.frase({
        persona: usuario,
        fuente: 'ausencias',
        texto,
        fecha:
          ausencia.fecha ??
          (first === null ? null : new Date(momentOf(first, origen.zona)).toISOString()),
      });
      continue;
    }
    if (waits) waiting.add(usuario);
    const begin = new Date(momentOf(first, origen.zona)).toISOString();
    const latest = [begin, later].toSorted()[0] as string;
    const creada = ausencia.fecha ?? latest;
    later = [creada, later].toSorted()[0] as string;
    traido.add('ausencias', {
      id,
      usuario_id: usuario,
      motivo: motivo ?? '—',
      inicio,
      final,
      estado,
      creada_en: creada,
      decidida_en: waits ? null : creada,
      encargado_id: waits ? null : origen.personaDe(ausencia.encargadoNombre),
      terminada_en: ausencia.terminada && estado === 'aceptada' ? creada : null,
    });
  }
}
