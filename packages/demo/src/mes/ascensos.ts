import { findNextMission, reaches } from '@garita/domain/ascensos/siguiente';
import { waitOf } from '@garita/domain/ascensos/tiempoAscenso';
import { must } from '@garita/domain/must';
import { needsFirma } from '@garita/domain/solicitudes/necesitaFirma';
import { createFirma } from './firmas';
import { isActiva, type Mundo, type Persona } from './Mundo';
import { credit } from './nomina';
import { annulSolicitud, categoriaOf, holds, isAbove, misionOf, stand } from './rangos';

/**
 * A person's next mission. Null while the person must wait or has a pending proposal, and at the
 * end of the ladder.
 */
function findSiguiente(m: Mundo, persona: Persona) {
  const { categorias, escala } = m.catalogo;
  const { tiempo_ascenso } = must(categorias.get(categoriaOf(m, persona)), 'A category');
  const since = (persona.fila.rango_desde as Date).getTime();
  if (!isActiva(persona) || persona.solicitud || m.ahora < since + waitOf(tiempo_ascenso))
    return null;
  return findNextMission(escala, misionOf(m, persona).id);
}

/** Whether `por` may promote `persona` to a category. */
function promotes(m: Mundo, por: Persona, persona: Persona, categoria: number): boolean {
  const { categorias } = m.catalogo;
  const hasta = categorias.get(categoriaOf(m, por))?.asciende_hasta ?? 0;
  return (
    isActiva(por) &&
    holds(m, por, 'asc') &&
    isAbove(m, por, persona) &&
    reaches(hasta, [...categorias.keys()], categoria)
  );
}

/** The mission that `por` may propose to `persona` now; null if there is none. */
export function findPropuesta(m: Mundo, persona: Persona, por: Persona) {
  const siguiente = findSiguiente(m, persona);
  return siguiente && promotes(m, por, persona, siguiente.categoria) ? siguiente : null;
}

export function propose(m: Mundo, persona: Persona, por: Persona): boolean {
  const siguiente = findPropuesta(m, persona, por);
  if (!siguiente) return false;
  const misiones = { mision_anterior_id: misionOf(m, persona).id, mision_nueva_id: siguiente.id };
  const who = { usuario_id: persona.fila.id, encargado_id: por.fila.id };
  persona.solicitud = m.insert('solicitudes', {
    ...who,
    ...misiones,
    creada_en: m.fecha,
    estado: 'pendiente',
    resuelta_en: null,
  });
  m.note('sendAscenso', por, ['usuario', persona.fila.id], {
    despues: { solicitud: persona.solicitud.id, mision: siguiente.nombre },
  });
  return true;
}

function accept(
  m: Mundo,
  persona: Persona,
  por: Persona,
  solicitud_id: number,
  peldano: number,
): void {
  if (
    needsFirma(
      (persona.fila.firma ?? null) as string | null,
      m.catalogo.escala[peldano]?.categoria ?? 0,
      m.guion.firmaDesde,
    )
  ) {
    const firma = createFirma(m, persona);
    m.note('addFirma', persona, ['usuario', persona.fila.id], {
      antes: { firma: null },
      despues: { firma },
    });
  }
  const antes = misionOf(m, persona);
  const who = { usuario_id: persona.fila.id, encargado_id: por.fila.id };
  const mision_nueva_id = stand(m, persona, peldano);
  const { nombre } = misionOf(m, persona);
  const { id } = m.insert('ascensos', {
    ...who,
    mision_anterior_id: antes.id,
    mision_nueva_id,
    fecha: m.fecha,
    solicitud_id,
  });
  const motivo = `Ascendió a ${persona.fila.usuario} a ${nombre}`;
  credit(m, por, {
    tipo: 'ascenso',
    cantidad: 1,
    motivo,
    encargado_id: por.fila.id,
    ascenso_id: id,
  });
  const despues = { mision: nombre, solicitud: solicitud_id, encargado: por.fila.id };
  m.note('actionSolicitudes', persona, ['usuario', persona.fila.id], {
    antes: { mision: antes.nombre },
    despues,
  });
}

function answer(
  m: Mundo,
  persona: Persona,
  por: Persona,
  solicitud: NonNullable<Persona['solicitud']>,
): void {
  if (persona.solicitud !== solicitud || !isActiva(persona)) return;
  const peldano = m.catalogo.escala.findIndex(({ id }) => id === solicitud.mision_nueva_id);
  const categoria = m.catalogo.escala[peldano]?.categoria ?? 0;
  // A promotion to a higher category waits until the person's time is over. Otherwise the person
  // could reach the category of the time's senior.
  const waits = persona.tiempo !== null && categoria > categoriaOf(m, persona);
  if (waits) m.later(10, () => answer(m, persona, por, solicitud));
  else if (!promotes(m, por, persona, categoria)) annulSolicitud(m, persona);
  else settle(m, persona, por, solicitud, peldano);
}

function settle(
  m: Mundo,
  persona: Persona,
  por: Persona,
  solicitud: NonNullable<Persona['solicitud']>,
  peldano: number,
): void {
  const declines = m.random.chance(0.05);
  Object.assign(solicitud, { estado: declines ? 'declinada' : 'aceptada', resuelta_en: m.fecha });
  persona.solicitud = null;
  if (declines)
    m.note('actionSolicitudes', persona, ['solicitud', solicitud.id], {
      antes: { estado: 'pendiente' },
      despues: { estado: 'declinada' },
    });
  else accept(m, persona, por, solicitud.id, peldano);
}

/**
 * Tries to promote a person who is clocked in and whose wait is over. The promoter is a superior
 * who is clocked in, or sometimes the manager.
 */
export function tryAscenso(m: Mundo, persona: Persona): void {
  const { papel } = persona;
  const tope =
    papel.tope &&
    m.catalogo.escala.findIndex(({ categoria }) => categoria === papel.tope?.[0]) +
      papel.tope[1] -
      1;
  const siguiente = findSiguiente(m, persona);
  if (
    !persona.fichaje ||
    !siguiente ||
    (tope !== null && persona.peldano >= tope) ||
    !m.random.chance(0.5)
  )
    return;
  const boss = m.random.chance(0.15) ? m.find(m.guion.oficios.gerente) : undefined;
  const por =
    boss ?? m.pick([...m.dentro].filter((one) => promotes(m, one, persona, siguiente.categoria)));
  if (!por || !propose(m, persona, por)) return;
  const { solicitud } = persona;
  if (solicitud) m.later(m.random.between(1, 14), () => answer(m, persona, por, solicitud));
}
