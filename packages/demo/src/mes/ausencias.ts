import { localDay } from '@garita/domain/formato/localDay';
import type { Ausencia } from '../guion/Guion';
import { DAY, HOUR, isActiva, type Mundo, type Persona } from './Mundo';

const dayIn = ({ fin, catalogo }: Mundo, days: number): string =>
  localDay(fin + days * DAY, catalogo.zona);

/** A margin in ms. From any instant of a day, both ends of the day are at most this far away. */
const AROUND = DAY + HOUR;

/**
 * A person's accepted absences, in ms since 1970, with a margin on both sides. With the margin, the
 * story does not depend on the present time of day.
 */
export const listFueras = (
  { fin, guion }: Mundo,
  usuario: string,
): { desde: number; hasta: number }[] =>
  guion.ausencias
    .filter(([who, , , , , decision]) => who === usuario && decision?.[0] === 'aceptada')
    .map(([, , desde, hasta, , , vuelve]) => ({
      desde: fin + desde * DAY - AROUND,
      hasta: fin + (vuelve === undefined ? hasta : vuelve - 1) * DAY + AROUND,
    }));

export const isAway = ({ ahora }: Mundo, { fueras }: Persona): boolean =>
  fueras.some(({ desde, hasta }) => ahora >= desde && ahora < hasta);

function ask(m: Mundo, [usuario, motivo, desde, hasta, , decision, vuelve]: Ausencia): void {
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
  m.note('addAusencia', persona, ['ausencia', ausencia.id], {
    despues: { usuario: usuario_id, motivo, inicio, final },
  });
  if (!decision) return;
  const [estado, por] = decision;
  m.later(m.random.between(20, 150), () => {
    const encargado = por === 'propia' ? persona : m.find(por);
    if (!encargado || ausencia.estado !== 'en_espera') return;
    Object.assign(ausencia, { estado, decidida_en: m.fecha, encargado_id: encargado.fila.id });
    const antes = { usuario: usuario_id, estado: 'en_espera' };
    m.note(
      por === 'propia' ? 'retirarAusencia' : 'ausenciaAction',
      encargado,
      ['ausencia', ausencia.id],
      { antes, despues: { usuario: usuario_id, estado } },
    );
  });
  if (vuelve === undefined) return;
  m.plan(m.fin + vuelve * DAY, () => {
    const antes = ausencia.final;
    Object.assign(ausencia, { final: dayIn(m, vuelve - 1), terminada_en: m.fecha });
    const change = {
      antes: { usuario: usuario_id, final: antes },
      despues: { usuario: usuario_id, final: ausencia.final },
    };
    m.note('terminarAusencia', persona, ['ausencia', ausencia.id], change);
  });
}

export function planAusencias(m: Mundo): void {
  for (const guion of m.guion.ausencias) {
    const [, , desde, , antes] = guion;
    m.plan(m.fin + desde * DAY - AROUND - antes * HOUR, () => ask(m, guion));
  }
}
