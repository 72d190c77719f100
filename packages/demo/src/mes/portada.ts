import { must } from '@garita/domain/must';
import { isAway } from './ausencias';
import { isActiva, type Mundo, type Persona } from './Mundo';
import { categoriaOf } from './rangos';

/**
 * Sets a status, in place of the person's earlier status.
 * @param usuario null = a random active person without a status
 * @param dura minutes until the status is deleted; if omitted, it stays
 */
function write(m: Mundo, usuario: string | null, mensaje: string, dura?: number): void {
  const has = ({ fila }: Persona) =>
    m.of('estados').some(({ usuario_id, anulado_en }) => usuario_id === fila.id && !anulado_en);
  const others = m.gente.filter(
    (one) => isActiva(one) && !has(one) && one.papel.constancia > 0.1 && !isAway(m, one),
  );
  const persona = usuario === null ? m.pick(others) : m.find(usuario);
  if (!persona || !isActiva(persona)) return;
  const { id } = persona.fila;
  const remove = () => {
    const old = m
      .of('estados')
      .find(({ usuario_id, anulado_en }) => usuario_id === id && !anulado_en);
    if (!old || !isActiva(persona)) return;
    Object.assign(old, { anulado_en: m.fecha, anulado_por: id });
    m.note('actionEstados', persona, ['estado', old.id], {
      antes: { usuario: id, mensaje: old.mensaje },
    });
  };
  remove();
  const estado = m.insert('estados', {
    usuario_id: id,
    mensaje,
    fecha: m.fecha,
    anulado_en: null,
    anulado_por: null,
  });
  m.note('actionEstados', persona, ['estado', estado.id], { despues: { usuario: id, mensaje } });
  if (dura) m.later(dura, remove);
}

const CUANTOS = 3;

/**
 * Chooses the people with the most minutes as the employees of the month, in place of the earlier
 * ones.
 */
function choose(m: Mundo): void {
  const por = must(m.find(m.guion.oficios.gerente), 'The manager');
  for (const one of m.of('empleados_mes').filter(({ retirado_en }) => !retirado_en)) {
    Object.assign(one, { retirado_en: m.fecha, retirado_por: por.fila.id });
    m.note('actionEmpleadoMes', por, ['empleadomes', one.id], {
      antes: { usuario: one.usuario_id, desde: one.fecha },
    });
  }
  const best = m.gente
    .filter((one) => isActiva(one) && categoriaOf(m, one) < 10)
    .sort((a, b) => b.minutosMes - a.minutosMes);
  const chosen = best.slice(0, CUANTOS);
  for (const { fila } of chosen)
    m.insert('empleados_mes', {
      usuario_id: fila.id,
      encargado_id: por.fila.id,
      fecha: m.fecha,
      retirado_en: null,
      retirado_por: null,
    });
  m.note('actionEmpleadoMes', por, null, {
    despues: { empleados: chosen.map(({ fila }) => ({ id: fila.id, usuario: fila.usuario })) },
  });
  for (const persona of m.gente) persona.minutosMes = 0;
}

export function planPortada(m: Mundo): void {
  for (const [place, [usuario, mensaje]] of m.guion.mensajes.entries())
    m.before(((place * 5 + 1) * 60 + 7) / 1440, () => write(m, usuario, mensaje));
  for (let place = 0; place < 14; place++)
    m.before(4 + place * 2.3, () =>
      write(m, null, m.guion.mensajes[13 - place]?.[1] ?? '', m.random.between(300, 1400)),
    );
  for (const hace of [28.2, 14.3, 1.2]) m.before(hace, () => choose(m));
}
