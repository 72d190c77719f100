import type { Despido } from '../guion/Guion';
import { isActiva, type Mundo, type Persona } from './Mundo';
import { annulSolicitud } from './rangos';

function closeOpen(m: Mundo, persona: Persona, por: Persona): void {
  const { id } = persona.fila;
  annulSolicitud(m, persona);
  for (const other of m.gente) if (other.solicitud?.encargado_id === id) annulSolicitud(m, other);
  const nombre = m
    .of('solicitudes_nombre')
    .find(({ usuario_id, estado }) => usuario_id === id && estado === 'pendiente');
  Object.assign(nombre ?? {}, { estado: 'anulada', resuelta_en: m.fecha });
  const ausencia = m
    .of('ausencias')
    .find(({ usuario_id, estado }) => usuario_id === id && estado === 'en_espera');
  Object.assign(ausencia ?? {}, {
    estado: 'cancelada',
    decidida_en: m.fecha,
    encargado_id: por.fila.id,
  });
  for (const estado of m.of('estados'))
    if (estado.usuario_id === id && !estado.anulado_en)
      Object.assign(estado, { anulado_en: m.fecha, anulado_por: por.fila.id });
  for (const one of m.of('empleados_mes'))
    if (one.usuario_id === id && !one.retirado_en)
      Object.assign(one, { retirado_en: m.fecha, retirado_por: por.fila.id });
}

function readmit(m: Mundo, persona: Persona, despido: object, por: Persona): void {
  const antes = { despedido: persona.fila.despedido_en, permisos: [] };
  Object.assign(persona.fila, { despedido_en: null });
  Object.assign(despido, { ingreso_en: m.fecha, ingreso_por: por.fila.id });
  m.note('ingresar', por, ['usuario', persona.fila.id], {
    antes,
    despues: { despedido: null, permisos: [] },
  });
}

/** Dismisses a person. If the person is clocked in, the dismissal waits. */
function dismiss(m: Mundo, persona: Persona, guion: Despido): void {
  const [, , motivo, por, fuera] = guion;
  const [encargado, gerente] = [por === null ? null : m.find(por), m.find(m.guion.oficios.gerente)];
  if (persona.fichaje) m.later(15, () => dismiss(m, persona, guion));
  if (persona.fichaje || !gerente || encargado === undefined || !isActiva(persona)) return;
  const { firma = null } = persona.fila;
  closeOpen(m, persona, encargado ?? gerente);
  Object.assign(persona.fila, { despedido_en: m.fecha, firma: null });
  const row = {
    usuario_id: persona.fila.id,
    encargado_id: encargado?.fila.id ?? null,
    motivo,
    fecha: m.fecha,
    ingreso_en: null,
    ingreso_por: null,
  };
  const despido = m.insert('despidos', row);
  const despues = { despedido: m.fecha, despido: despido.id, motivo };
  m.note('despedir', encargado, ['usuario', persona.fila.id], {
    antes: { despedido: null, firma },
    despues,
  });
  if (fuera !== null) m.later(fuera * 1440, () => readmit(m, persona, despido, gerente));
}

export function planDespidos(m: Mundo): void {
  for (const guion of m.guion.despidos)
    m.before(guion[1], () => {
      const persona = m.find(guion[0]);
      if (persona) dismiss(m, persona, guion);
    });
}
