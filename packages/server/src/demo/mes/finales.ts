import { must } from '@garita/domain/must';
import { findPropuesta, propose } from './ascensos';
import { enter, leave } from './fichajes';
import { DAY, isActiva, MINUTE, type Mundo, type Persona, type Sesion } from './Mundo';
import { categoriaOf } from './rangos';
import { adjust, link, open, pause, resume, unlink } from './tiempos';

/** Something done to a session: so many minutes ago, what, by whom, and for an adjustment by how much. */
type Acto = readonly [hace: number, accion: 'ligado' | 'desligado' | 'pausado' | 'reanudado' | 'ajustado', por: string, minutos?: number];

/** A session that is open at the end, as it came about; `suya`: whoever opened it supervises it. */
interface Guion {
  readonly usuario: string;
  readonly abierto: number;
  readonly por: string;
  readonly suya: boolean;
  readonly actos: readonly Acto[];
}

/** With senior and without, paused once and again, adjusted up and down: what a shift looks like. */
// biome-ignore format: a script reads better with an act a line
const GUIONES: readonly Guion[] = [
  { usuario: 'Ronda-Nocturna', abierto: 132, por: 'Supervisora', suya: true, actos: [] },
  { usuario: 'I1l_O0scar', abierto: 95, por: 'Supervisora', suya: true, actos: [[60, 'pausado', 'Supervisora'], [48, 'reanudado', 'Oficial']] },
  { usuario: 'elPatio83', abierto: 74, por: 'Oficial', suya: true, actos: [[20, 'ajustado', 'Supervisora', 10]] },
  { usuario: 'luz_verde', abierto: 58, por: 'Oficial', suya: true, actos: [[41, 'ajustado', 'Oficial', -5], [12, 'pausado', 'Oficial']] },
  { usuario: 'm0nt4ñes', abierto: 46, por: 'Supervisora', suya: false, actos: [] },
  { usuario: 'Zarzamora', abierto: 203, por: 'Oficial', suya: true, actos: [
    [150, 'pausado', 'Oficial'], [135, 'reanudado', 'Oficial'], [90, 'desligado', 'Oficial'], [88, 'ligado', 'Supervisora'], [7, 'pausado', 'Supervisora']] },
  { usuario: 'Ñoño_77', abierto: 25, por: 'Oficial', suya: false, actos: [[9, 'pausado', 'Supervisora']] },
  { usuario: 'lLucía', abierto: 11, por: 'Supervisora', suya: true, actos: [] },
  { usuario: 'Farolera', abierto: 6, por: 'Oficial', suya: false, actos: [] },
  // The forgotten session: open for more than eight hours, and whoever opened it has long gone home.
  { usuario: 'Halcón-3', abierto: 545, por: 'Supervisora', suya: true, actos: [[541, 'desligado', 'Supervisora']] },
];
/** The forgotten clock-in: open for more than sixteen hours. */
const OLVIDADO = { usuario: 'Mirlo.Negro', hace: 18 * 60 + 25 };

/** When the two accounts that are in came in and went today, in minutes before the present; no exit while they are in. */
const DENTRO: readonly (readonly [usuario: string, from: number, to: number | null])[] = [
  ['Oficial', 420, 290],
  ['Supervisora', 550, 535],
  ['Supervisora', 330, 201],
  ['Oficial', 214, null],
  ['Supervisora', 151, null],
];

const ACTS = {
  ligado: link,
  desligado: unlink,
  pausado: (m: Mundo, sesion: Sesion, por: Persona) => pause(m, sesion, por),
  reanudado: resume,
  ajustado: (m: Mundo, sesion: Sesion, por: Persona, minutos = 0) => adjust(m, sesion, por, minutos),
} as const;

/** Plans the last day of those who are in at the present, with the sessions that are open then. */
export function planFinales(m: Mundo): void {
  const ago = (minutes: number, act: () => void) => m.before(minutes / 1440, act);
  const come = (usuario: string, from: number) =>
    ago(from, () => {
      const persona = m.find(usuario);
      if (persona) enter(m, persona, m.fin + DAY);
    });
  for (const [usuario, from, to] of DENTRO) {
    come(usuario, from);
    if (to !== null)
      ago(to, () => {
        const persona = m.find(usuario);
        if (persona) leave(m, persona);
      });
  }
  come(OLVIDADO.usuario, OLVIDADO.hace);
  for (const { usuario, abierto, por, suya, actos } of GUIONES) {
    come(usuario, abierto + 4);
    ago(abierto, () => {
      const [bajo, alto] = [m.find(usuario), m.find(por)];
      if (!bajo?.fichaje || !alto) return;
      const sesion = open(m, bajo, alto, suya, true);
      for (const [hace, accion, quien, minutos] of actos) ago(hace, () => ACTS[accion](m, sesion, must(m.find(quien), quien), minutos));
    });
  }
}

/** Plans the promotions that wait for an answer, among them Cabo's, which asks for a first signature. */
export function planPendientes(m: Mundo): void {
  const by = (minutes: number, choose: (por: Persona) => Persona | undefined) =>
    m.before(minutes / 1440, () => {
      const por = m.find('Supervisora');
      const persona = por && choose(por);
      if (persona) propose(m, persona, por);
    });
  by(264, () => m.find('Cabo'));
  const isMeant = (one: Persona) => !one.fichaje && !one.papel.tope && one.papel.constancia > 0.1 && categoriaOf(m, one) >= 2;
  for (const minutes of [17, 52, 83, 140, 171, 230]) by(minutes, (por) => m.pick(m.gente.filter((one) => isMeant(one) && findPropuesta(m, one, por))));
}

/** Sign-ins that were refused, now and then. */
export function planAccesos(m: Mundo): void {
  for (let place = 0; place < 22; place++)
    m.before(place * 1.5 + m.random.next(), () => {
      const persona = m.pick(m.gente.filter((one) => isActiva(one) && one.papel.constancia > 0.1));
      const direccion_hash = `demo-acceso-${place % 6}`.padEnd(43, '0');
      for (let again = 0; again <= place % 3; again++)
        m.later(again, () =>
          m.insert('accesos_fallidos', { usuario_id: place % 5 === 3 ? null : (persona?.fila.id ?? null), direccion_hash, fecha: new Date(m.ahora - MINUTE) }),
        );
    });
}
