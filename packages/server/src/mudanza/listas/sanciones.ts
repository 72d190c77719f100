import { readLista } from '@garita/domain/mudanza/respuestas';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';
import { withIds } from '../withIds';
import type { CobroDe } from './cobros';

const MOTIVO_LENGTH = 500;
/** What a reason says that the old portal does not give. */
const SIN_MOTIVO = '—';

export const motivoOf = (motivo: string | null): string =>
  motivo?.slice(0, MOTIVO_LENGTH) ?? SIN_MOTIVO;

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

/** The dismissals. Of two that stand for a person, only the newer one is a dismissal here. */
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
