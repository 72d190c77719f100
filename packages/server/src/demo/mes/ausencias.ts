import { localDay } from '@garita/domain/formato/localDay';
import { DAY, HOUR, isActiva, type Mundo, type Persona } from './Mundo';

type Decision = null | readonly ['aceptada' | 'cancelada', por: 'Gerente' | 'Fundadora' | 'propia'];

/**
 * Whose absence, why, on which days counted from today, how many hours before the first day it was asked for, what became of it (null waits, `propia` took it
 * back), and on which day its person was there again before its time.
 */
type Guion = readonly [usuario: string, motivo: string, desde: number, hasta: number, antes: number, decision: Decision, vuelve?: number];

const aceptada = ['aceptada', 'Gerente'] as const;
const cancelada = ['cancelada', 'Gerente'] as const;

const GUIONES: readonly Guion[] = [
  ['Trueno_Azul', 'Operación de rodilla', -29, -21, 40, aceptada],
  ['Lobo.Gris', 'Visita familiar', -26, -22, 30, aceptada, -24],
  ['Beltrán-X', 'Torneo de otra agencia', -23, -22, 28, cancelada],
  ['Marta-VZ', 'Mudanza', -21, -19, 60, aceptada],
  ['Agente', 'No me apetece', -20, -19, 30, cancelada],
  ['Pizarra', 'Examen de conducir', -18, -18, 33, aceptada],
  ['PatrullaNorte', 'Viaje de trabajo, sin conexión por las noches', -17, -14, 45, ['aceptada', 'Fundadora']],
  ['Peñalara', 'Gripe', -13, -11, 5, aceptada],
  ['Hiedra', 'Fiesta mayor de mi pueblo', -12, -11, 40, aceptada],
  ['Cabo', 'Descanso', -10, -10, 26, cancelada],
  ['Sra.Quintana', 'Vacaciones', -9, -6, 70, ['aceptada', 'Fundadora']],
  ['Jinete_Z', 'Concierto en otra ciudad', -5, -5, 44, ['cancelada', 'propia']],
  ['Óscar.M', 'Gripe', -4, -2, 8, aceptada],
  ['Álvaro.Ruiz', 'Vacaciones', -2, 8, 50, ['aceptada', 'Fundadora']],
  ['CaféConLeche', 'Sin internet en casa hasta que venga el técnico', -1, 2, 6, aceptada],
  ['Oficial', 'Exámenes finales', 2, 6, 90, aceptada],
  ['Galgo-22', 'Mudanza', 12, 14, 330, aceptada],
  ['Vigía.Sur', 'Viaje de estudios. Vuelvo el domingo por la noche; si hay reunión, contad conmigo para votar por mensaje.', 9, 15, 240, null],
  ['Capi.Ñandú', 'Me cambian el turno en el trabajo y esa semana salgo tarde.', 3, 7, 76, null],
  ['Supervisora', 'Boda de mi hermana', 5, 6, 123, null],
  ['Roble.Alto', 'Campamento sin cobertura', 4, 5, 108, null],
];

/** A day of the agency, counted from today. */
const dayIn = ({ fin, catalogo }: Mundo, days: number): string => localDay(fin + days * DAY, catalogo.zona);

/** At least as far as a day of the agency lies around any moment of it. */
const AROUND = DAY + HOUR;

/**
 * When somebody is away by an absence that was accepted, in ms: all of its days, and as much around them that it does not matter at what time of day
 * the present is. The story is the same at any.
 */
export const listFueras = ({ fin }: Mundo, usuario: string): { desde: number; hasta: number }[] =>
  GUIONES.filter(([who, , , , , decision]) => who === usuario && decision?.[0] === 'aceptada').map(([, , desde, hasta, , , vuelve]) => ({
    desde: fin + desde * DAY - AROUND,
    hasta: fin + (vuelve === undefined ? hasta : vuelve - 1) * DAY + AROUND,
  }));

/** Whether somebody is away at this moment. */
export const isAway = ({ ahora }: Mundo, { fueras }: Persona): boolean => fueras.some(({ desde, hasta }) => ahora >= desde && ahora < hasta);

function ask(m: Mundo, [usuario, motivo, desde, hasta, , decision, vuelve]: Guion): void {
  const persona = m.find(usuario);
  if (!persona || !isActiva(persona)) return;
  const [inicio, final, usuario_id] = [dayIn(m, desde), dayIn(m, hasta), persona.fila.id];
  const ausencia = m.insert('ausencias', {
    usuario_id,
    motivo,
    inicio,
    final,
    creada_en: m.fecha,
    estado: 'en_espera',
    decidida_en: null,
    encargado_id: null,
    terminada_en: null,
  });
  m.note('addAusencia', persona, ['ausencia', ausencia.id], { despues: { usuario: usuario_id, motivo, inicio, final } });
  if (!decision) return;
  const [estado, por] = decision;
  m.later(m.random.between(20, 150), () => {
    const encargado = por === 'propia' ? persona : m.find(por);
    if (!encargado || ausencia.estado !== 'en_espera') return;
    Object.assign(ausencia, { estado, decidida_en: m.fecha, encargado_id: encargado.fila.id });
    const antes = { usuario: usuario_id, estado: 'en_espera' };
    m.note(por === 'propia' ? 'retirarAusencia' : 'ausenciaAction', encargado, ['ausencia', ausencia.id], { antes, despues: { usuario: usuario_id, estado } });
  });
  if (vuelve === undefined) return;
  m.plan(m.fin + vuelve * DAY, () => {
    const antes = ausencia.final;
    Object.assign(ausencia, { final: dayIn(m, vuelve - 1), terminada_en: m.fecha });
    const change = { antes: { usuario: usuario_id, final: antes }, despues: { usuario: usuario_id, final: ausencia.final } };
    m.note('terminarAusencia', persona, ['ausencia', ausencia.id], change);
  });
}

/** Plans that people ask for their absences, as a rule some time before. */
export function planAusencias(m: Mundo): void {
  for (const guion of GUIONES) {
    const [, , desde, , antes] = guion;
    m.plan(m.fin + desde * DAY - AROUND - antes * HOUR, () => ask(m, guion));
  }
}
