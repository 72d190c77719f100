import type { ResultadoPase } from '@garita/domain/paselista/lista';
import { ESPERA_PASE } from '@garita/domain/paselista/lista';
import { PASE_LISTA } from '@garita/domain/paselista/textos';
import { leave } from './fichajes';
import { MINUTE, type Mundo, type OpenTime, type Persona } from './Mundo';
import { credit } from './nomina';
import { holds, isAbove } from './rangos';
import { cancel, pause, resumeLater } from './tiempos';

/**
 * The roll calls of a day, in minutes before the present time of day. They are more than
 * `ESPERA_PASE` apart.
 */
const HORAS = [405, 360, 315, 270, 225, 180, 135];
const LEAST = 3;

function pickResultado({ random }: Mundo, { reloj }: OpenTime): ResultadoPase {
  const draw = random.next();
  if (draw < 0.06) return 'fuerabase';
  return draw < 0.16 && reloj.pausadoDesde === null ? 'pausado' : 'sumado';
}

function callOne(
  m: Mundo,
  time: OpenTime,
  por: Persona,
  id: number,
): { usuario: number; resultado: ResultadoPase } {
  const resultado = pickResultado(m, time);
  const { bajo } = time;
  m.add('paselista_personas', {
    paselista_id: id,
    usuario_id: bajo.fila.id,
    tiempo_id: time.fila.id,
    resultado,
  });
  if (resultado === 'sumado')
    credit(m, bajo, {
      tipo: 'asistencia',
      cantidad: 1,
      motivo: PASE_LISTA.motivo,
      encargado_id: por.fila.id,
      paselista_id: id,
    });
  if (resultado === 'pausado') {
    pause(m, time, por, { isNoted: false });
    resumeLater(m, time);
  }
  if (resultado === 'fuerabase') {
    cancel(m, time, por, { isNoted: false });
    m.later(4, () => leave(m, bajo));
  }
  return { usuario: bajo.fila.id, resultado };
}

/**
 * Holds a roll call: a person who is clocked in calls all people of lower categories with an open
 * time.
 */
function callRoll(m: Mundo): void {
  const last = m.of('paselistas').at(-1)?.fecha as Date | undefined;
  if (last && m.ahora - last.getTime() <= (ESPERA_PASE + 1) * MINUTE) return;
  const calledBy = (por: Persona) =>
    [...m.abiertas].filter((s) => !s.queda && isAbove(m, por, s.bajo));
  const altos = [...m.dentro].filter((one) => holds(m, one, 'tt'));
  const [por] = altos
    .sort((a, b) => calledBy(b).length - calledBy(a).length || a.fila.id - b.fila.id)
    .slice(m.random.between(0, 1));
  if (!por || calledBy(por).length < LEAST) return;
  const queda = m.pick(altos) ?? por;
  const { id } = m.insert('paselistas', {
    encargado_id: por.fila.id,
    queda_id: queda.fila.id,
    fecha: m.fecha,
  });
  const called = calledBy(por).map((time) => callOne(m, time, por, id));
  credit(m, por, {
    tipo: 'asistencia',
    cantidad: 1,
    motivo: PASE_LISTA.motivoEncargado,
    encargado_id: por.fila.id,
    paselista_id: id,
  });
  const idsOf = (wanted: ResultadoPase) =>
    called.filter(({ resultado }) => resultado === wanted).map(({ usuario }) => usuario);
  const despues = {
    pausados: idsOf('pausado'),
    sumados: idsOf('sumado'),
    fuerabase: idsOf('fuerabase'),
    queda: queda.fila.id,
  };
  m.note('sendLista', por, ['paselista', id], { despues });
}

export function planPases(m: Mundo): void {
  for (let day = 38; day >= 0; day--)
    for (const hora of HORAS)
      m.before(day + (hora + m.random.between(-6, 6)) / 1440, () => callRoll(m));
}
