import { foldCase } from '@garita/domain/formato/foldCase';
import { nombreColumns } from '@garita/server/src/db/nombreColumns';
import type { Guion } from '../guion/Guion';
import { DAY, isActiva, type Mundo, type Persona } from './Mundo';

/** The name with which a person registered. */
export const firstNameOf = ({ cambiados }: Guion, usuario: string): string =>
  cambiados.find(([who]) => who === usuario)?.[1] ?? usuario;

function ask(m: Mundo, usuario: string, nombre: string) {
  const persona = m.find(usuario);
  if (!persona || !isActiva(persona)) return null;
  const fila = {
    usuario_id: persona.fila.id,
    nombre,
    creada_en: m.fecha,
    estado: 'pendiente' as const,
    resuelta_en: null,
    encargado_id: null,
    enterada_en: null,
  };
  const solicitud = m.insert('solicitudes_nombre', fila);
  m.note('actionNombre', persona, ['nombre', solicitud.id], {
    despues: { usuario: persona.fila.id, nombre },
  });
  return { persona, solicitud };
}

function answer(
  m: Mundo,
  {
    persona,
    solicitud,
  }: { persona: Persona; solicitud: { id: number; nombre: string; estado?: unknown } },
  accepts: boolean,
): void {
  const por = m.find(solicitud.id % 4 === 0 ? m.guion.oficios.duenia : m.guion.oficios.gerente);
  if (!por || !isActiva(persona) || solicitud.estado !== 'pendiente') return;
  const [usuario_id, anterior, nuevo] = [persona.fila.id, persona.fila.usuario, solicitud.nombre];
  const estado = accepts ? 'aceptada' : 'declinada';
  Object.assign(solicitud, { estado, resuelta_en: m.fecha, encargado_id: por.fila.id });
  if (accepts) {
    Object.assign(persona.fila, nombreColumns(nuevo));
    m.insert('cambios_nombre', {
      usuario_id,
      encargado_id: por.fila.id,
      anterior,
      anterior_plegado: foldCase(anterior),
      nuevo,
      fecha: m.fecha,
    });
  }
  const antes = { usuario: usuario_id, nombre: anterior, estado: 'pendiente' };
  m.note('actionNombre', por, ['nombre', solicitud.id], {
    antes,
    despues: { usuario: usuario_id, nombre: accepts ? nuevo : anterior, estado },
  });
  // Most people read that their request was declined. The latest such answer stays unread.
  if (!accepts && m.fin - m.ahora > 5 * DAY)
    m.later(m.random.between(60, 900), () => {
      if (!isActiva(persona)) return;
      Object.assign(solicitud, { enterada_en: m.fecha });
      m.note('enterarseNombre', persona, ['nombre', solicitud.id], {
        despues: { usuario: usuario_id, nombre: nuevo },
      });
    });
}

/** Plans the requests for another name. The management answers some hours later. */
export function planNombres(m: Mundo): void {
  const plan = (usuario: string, nombre: string, hace: number, accepts: boolean | null) =>
    m.before(hace, () => {
      const asked = ask(m, usuario, nombre);
      if (asked && accepts !== null)
        m.later(m.random.between(40, 500), () => answer(m, asked, accepts));
    });
  for (const [usuario, , hace] of m.guion.cambiados) plan(usuario, usuario, hace, true);
  for (const [usuario, nombre, hace] of m.guion.declinados) plan(usuario, nombre, hace, false);
  for (const [usuario, nombre, hace] of m.guion.pendientes) plan(usuario, nombre, hace, null);
}
