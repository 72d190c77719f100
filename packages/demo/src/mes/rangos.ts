import { isBelow, type Subject } from '@garita/domain/acceso/can';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { DAY, isActiva, type Mundo, type Persona } from './Mundo';

export const misionOf = ({ catalogo }: Mundo, { peldano }: Persona) =>
  catalogo.escala[peldano] as Mundo['catalogo']['escala'][number];

export const categoriaOf = (m: Mundo, persona: Persona): number => misionOf(m, persona).categoria;

const subjectOf = (m: Mundo, persona: Persona): Subject => ({
  id: persona.fila.id,
  id_categoria: categoriaOf(m, persona),
  permisos: [],
  permisoSys: persona.fila.permiso_sys ? 1 : 0,
  fichaje: persona.fichaje !== null,
});

export const isAbove = (m: Mundo, one: Persona, other: Persona): boolean =>
  isBelow(subjectOf(m, one), subjectOf(m, other));

export const holds = (m: Mundo, persona: Persona, codigo: Permiso): boolean =>
  Boolean(persona.fila.permiso_sys) ||
  persona.excepciones.has(codigo) ||
  m.catalogo.permisos.get(categoriaOf(m, persona))?.has(codigo) === true;

export const listHolders = (m: Mundo, codigo: Permiso): Persona[] =>
  m.gente.filter((persona) => isActiva(persona) && holds(m, persona, codigo));

/**
 * The people who can supervise a time now. The list omits people who are still clocked in at the
 * end, because the script lists the times that they supervise.
 */
export const listAltos = (m: Mundo, bajo: Persona): Persona[] =>
  [...m.dentro].filter(
    (persona) => persona.sale < m.fin + DAY && holds(m, persona, 'tt') && isAbove(m, persona, bajo),
  );

/** Moves a person to a mission without a promotion, and annuls a pending proposal. */
export function moveTo(
  m: Mundo,
  persona: Persona,
  peldano: number,
  por: Persona,
): { mision_anterior_id: number; mision_nueva_id: number } {
  const misiones = {
    mision_anterior_id: misionOf(m, persona).id,
    mision_nueva_id: stand(m, persona, peldano),
  };
  annulSolicitud(m, persona);
  m.insert('cambios_rango', {
    usuario_id: persona.fila.id,
    encargado_id: por.fila.id,
    ...misiones,
    fecha: m.fecha,
  });
  return misiones;
}

/**
 * Moves a person to a step of the ladder; the wait for the next promotion starts. @returns the
 * mission's id
 */
export function stand(m: Mundo, persona: Persona, peldano: number): number {
  persona.peldano = peldano;
  const { id } = misionOf(m, persona);
  Object.assign(persona.fila, { mision_id: id, rango_desde: m.fecha });
  return id;
}

export function annulSolicitud(m: Mundo, persona: Persona): void {
  if (persona.solicitud)
    Object.assign(persona.solicitud, { estado: 'anulada', resuelta_en: m.fecha });
  persona.solicitud = null;
}
