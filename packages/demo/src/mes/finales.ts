import { must } from '@garita/domain/must';
import { findPropuesta, propose } from './ascensos';
import { enter, leave } from './fichajes';
import { DAY, isActiva, MINUTE, type Mundo, type OpenTime, type Persona } from './Mundo';
import { categoriaOf } from './rangos';
import { adjust, link, open, pause, resume, unlink } from './tiempos';

const ACTS = {
  ligado: link,
  desligado: unlink,
  pausado: (m: Mundo, time: OpenTime, por: Persona) => pause(m, time, por),
  reanudado: resume,
  ajustado: (m: Mundo, time: OpenTime, por: Persona, minutos = 0) => adjust(m, time, por, minutos),
} as const;

export function planFinales(m: Mundo): void {
  const ago = (minutes: number, act: () => void) => m.before(minutes / 1440, act);
  const come = (usuario: string, from: number) =>
    ago(from, () => {
      const persona = m.find(usuario);
      if (persona) enter(m, persona, m.fin + DAY);
    });
  for (const [usuario, from, to] of m.guion.dentro) {
    come(usuario, from);
    if (to !== null)
      ago(to, () => {
        const persona = m.find(usuario);
        if (persona) leave(m, persona);
      });
  }
  come(m.guion.olvidado.usuario, m.guion.olvidado.hace);
  for (const { usuario, abierto, por, suya, actos } of m.guion.turnos) {
    come(usuario, abierto + 4);
    ago(abierto, () => {
      const [bajo, alto] = [m.find(usuario), m.find(por)];
      if (!bajo?.fichaje || !alto) return;
      const time = open(m, bajo, alto, suya, true);
      for (const [hace, accion, quien, minutos] of actos)
        ago(hace, () => ACTS[accion](m, time, must(m.find(quien), quien), minutos));
    });
  }
}

/**
 * Plans the pending promotions. The first belongs to `aspirante` and requires a first signature.
 */
export function planPendientes(m: Mundo): void {
  const by = (minutes: number, choose: (por: Persona) => Persona | undefined) =>
    m.before(minutes / 1440, () => {
      const por = m.find(m.guion.oficios.supervisora);
      const persona = por && choose(por);
      if (persona) propose(m, persona, por);
    });
  by(264, () => m.find(m.guion.oficios.aspirante));
  const isMeant = (one: Persona) =>
    !one.fichaje && !one.papel.tope && one.papel.constancia > 0.1 && categoriaOf(m, one) >= 2;
  for (const minutes of [17, 52, 83, 140, 171, 230])
    by(minutes, (por) =>
      m.pick(m.gente.filter((one) => isMeant(one) && findPropuesta(m, one, por))),
    );
}

export function planAccesos(m: Mundo): void {
  for (let place = 0; place < 22; place++)
    m.before(place * 1.5 + m.random.next(), () => {
      const persona = m.pick(m.gente.filter((one) => isActiva(one) && one.papel.constancia > 0.1));
      const direccion_hash = `demo-acceso-${place % 6}`.padEnd(43, '0');
      for (let again = 0; again <= place % 3; again++)
        m.later(again, () =>
          m.insert('accesos_fallidos', {
            usuario_id: place % 5 === 3 ? null : (persona?.fila.id ?? null),
            direccion_hash,
            fecha: new Date(m.ahora - MINUTE),
          }),
        );
    });
}
