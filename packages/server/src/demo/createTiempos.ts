import { must } from '@garita/domain/must';
import { adjustReloj, linkReloj, pauseReloj, type Reloj, resumeReloj, startReloj, unlinkReloj } from '@garita/domain/tiempos/reloj';
import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../db/tables';
import { insertMany } from './insertMany';

const MINUTE = 60_000;

type Accion = DB['tiempos_registro']['accion'];

/** Something done to a session: so many minutes ago, what, by whom, and for an adjustment by how much. */
type Acto = readonly [hace: number, accion: Extract<Accion, 'ligado' | 'desligado' | 'pausado' | 'reanudado' | 'ajustado'>, por: string, minutos?: number];

/** An open session as it came about. */
interface Guion {
  readonly abierto: number;
  readonly por: string;
  /** Whoever opened it supervises it. */
  readonly propio: boolean;
  readonly actos: readonly Acto[];
}

/** With senior and without, paused once and again, adjusted up and down: what a shift looks like. */
const GUIONES: readonly Guion[] = [
  { abierto: 132, por: 'Supervisora', propio: true, actos: [] },
  {
    abierto: 95,
    por: 'Supervisora',
    propio: true,
    actos: [
      [60, 'pausado', 'Supervisora'],
      [48, 'reanudado', 'Oficial'],
    ],
  },
  { abierto: 74, por: 'Oficial', propio: true, actos: [[20, 'ajustado', 'Supervisora', 10]] },
  {
    abierto: 58,
    por: 'Oficial',
    propio: true,
    actos: [
      [41, 'ajustado', 'Oficial', -5],
      [12, 'pausado', 'Oficial'],
    ],
  },
  { abierto: 46, por: 'Supervisora', propio: false, actos: [] },
  {
    abierto: 203,
    por: 'Oficial',
    propio: true,
    actos: [
      [150, 'pausado', 'Oficial'],
      [135, 'reanudado', 'Oficial'],
      [90, 'desligado', 'Oficial'],
      [88, 'ligado', 'Supervisora'],
      [7, 'pausado', 'Supervisora'],
    ],
  },
  { abierto: 25, por: 'Oficial', propio: false, actos: [[9, 'pausado', 'Supervisora']] },
  { abierto: 11, por: 'Gerente', propio: true, actos: [] },
  { abierto: 6, por: 'Oficial', propio: false, actos: [] },
];

interface Estado {
  readonly reloj: Reloj;
  readonly alto: string | null;
}

function apply({ reloj, alto }: Estado, [, accion, por, minutos = 0]: Acto, at: number): Estado {
  if (accion === 'ligado') return { reloj: linkReloj(reloj, at), alto: por };
  if (accion === 'desligado') return { reloj: unlinkReloj(reloj), alto: null };
  if (accion === 'ajustado') return { reloj: adjustReloj(reloj, minutos), alto };
  return { reloj: accion === 'pausado' ? pauseReloj(reloj, at) : resumeReloj(reloj, at), alto };
}

/** How a session stands after all that was done to it. */
function play({ abierto, por, propio, actos }: Guion, now: number): Estado {
  const opened: Estado = { reloj: startReloj(now - abierto * MINUTE, propio), alto: propio ? por : null };
  return actos.reduce((estado, acto) => apply(estado, acto, now - acto[0] * MINUTE), opened);
}

/** Whom the demo gives a session: people of the lower ranks whom no test knows by name. A small agency has none. */
const listBajos = (tx: Kysely<DB>) =>
  tx
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select('u.id')
    .where('u.id', '>', 8)
    .where('u.despedido_en', 'is', null)
    .where('m.categoria_id', '<', 5)
    .orderBy('u.id')
    .limit(GUIONES.length)
    .execute();

/** Opens the demo's time sessions, with the log of what was done to each. */
export async function createTiempos(tx: Kysely<DB>, now: Date): Promise<void> {
  const cuentas = await tx.selectFrom('usuarios').select(['id', 'usuario']).where('usuario', 'in', ['Gerente', 'Supervisora', 'Oficial']).execute();
  const ids = new Map(cuentas.map(({ id, usuario }) => [usuario, id]));
  const idOf = (usuario: string): number => must(ids.get(usuario), usuario);
  const at = (hace: number) => new Date(now.getTime() - hace * MINUTE);
  for (const [index, { id: usuario_id }] of (await listBajos(tx)).entries()) {
    const guion = GUIONES[index] as Guion;
    const { reloj, alto } = play(guion, now.getTime());
    const amounts = guion.actos.map(([, accion, , minutos = 0]) => ({ pausas: accion === 'pausado' ? 1 : 0, sumado: minutos }));
    const { id } = await tx
      .insertInto('tiempos')
      .values({
        usuario_id,
        alto_id: alto === null ? null : idOf(alto),
        abierto_en: at(guion.abierto),
        inicio: new Date(reloj.inicio),
        ligado: reloj.ligado === null ? null : new Date(reloj.ligado),
        pausado_desde: reloj.pausadoDesde === null ? null : new Date(reloj.pausadoDesde),
        ms_pausados: reloj.msPausados,
        pausas: amounts.reduce((sum, { pausas }) => sum + pausas, 0),
        sumado: amounts.reduce((sum, { sumado }) => sum + sumado, 0),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const opening = { tiempo_id: id, accion: 'abierto' as const, encargado_id: idOf(guion.por), fecha: at(guion.abierto) };
    const done = guion.actos.map(([hace, accion, por, minutos = null]) => ({ tiempo_id: id, accion, minutos, encargado_id: idOf(por), fecha: at(hace) }));
    await insertMany(tx, 'tiempos_registro', [opening, ...done] satisfies Insertable<DB['tiempos_registro']>[]);
  }
}
