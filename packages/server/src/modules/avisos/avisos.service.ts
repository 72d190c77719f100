import { ACCESS, type OperationId } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import {
  type Aviso,
  MODO_INICIAL,
  type ModoAviso,
  TIPOS_AVISO,
  type TipoAviso,
} from '@garita/domain/avisos/aviso';
import { nombreDeTipoAviso } from '@garita/domain/avisos/describeAviso';
import { AVISOS, TITULOS_MODO } from '@garita/domain/avisos/textos';
import type { Actor } from '../../access/Actor';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import { markLeidos, setPreferencias } from '../../write/avisos.repository';
import type { WriteScope } from '../../write/WriteScope';
import { countSinLeer, findPreferencias, listAvisosDe, listVersiones } from './avisos.repository';

const POR_PAGINA = 20;

export async function getAvisos(
  db: Db,
  usuarioId: number,
  { antes, limite = POR_PAGINA }: { antes?: number; limite?: number },
) {
  // One extra row shows whether there is another page.
  const [found, sin_leer] = await Promise.all([
    listAvisosDe(db, { usuarioId, antes: antes ?? null, limite: limite + 1 }),
    countSinLeer(db, usuarioId),
  ]);
  const rows = found.slice(0, limite);
  const avisos = rows.map(({ id, tipo, datos, fecha, leido_en }) => ({
    id,
    tipo: tipo as TipoAviso,
    datos: datos as Aviso['datos'],
    fecha: fecha.toISOString(),
    leido: leido_en !== null,
  }));
  return { avisos, siguiente: found.length > limite ? (rows.at(-1)?.id ?? null) : null, sin_leer };
}

/** Marks the caller's own notices as read. @throws Rechazo 400 when the input names no notice. */
export async function leerAvisos(
  { tx, actor, ahora, audit, unchanged }: WriteScope,
  { hasta, ids }: { hasta?: number; ids?: readonly number[] },
) {
  if (hasta === undefined && ids === undefined) throw Rechazo.invalid('hasta', AVISOS.faltanLeidos);
  const leidos = await markLeidos(tx, {
    usuarioId: actor.id,
    hasta: hasta ?? 0,
    ids: ids ?? [],
    ahora,
  });
  if (leidos === 0) unchanged();
  else await audit({ objetivo: null, despues: { leidos } });
  return { msg: AVISOS.leidos, status: 0 as const };
}

/**
 * The call that a kind of notice is about. A user who may not make the call does not get the
 * notice.
 */
const DE_LLAMADA: Readonly<Partial<Record<TipoAviso, OperationId>>> = {
  propuestaAceptada: 'turnosAscenso',
  propuestaDeclinada: 'turnosAscenso',
};

function listTipos(actor: Actor): TipoAviso[] {
  return TIPOS_AVISO.filter((tipo) => {
    const llamada = DE_LLAMADA[tipo];
    return llamada === undefined || can(ACCESS[llamada], actor);
  });
}

type Modos = Partial<Record<TipoAviso, ModoAviso>>;

const readModos = async (db: Db, actor: Actor): Promise<Modos> => {
  const chosen = (await findPreferencias(db, actor.id)) as Modos;
  return Object.fromEntries(
    listTipos(actor).map((tipo) => [tipo, chosen[tipo] ?? MODO_INICIAL[tipo]]),
  );
};

export const getPreferencias = async (db: Db, actor: Actor) => ({
  tipos: await readModos(db, actor),
});

/** @throws Rechazo 400 for a kind that the caller cannot get. */
export async function changePreferencias(
  { tx, actor, audit, unchanged }: WriteScope,
  { tipos }: { tipos: Modos },
) {
  const before = await readModos(tx, actor);
  const asked = Object.entries(tipos) as [TipoAviso, ModoAviso][];
  if (asked.some(([tipo]) => before[tipo] === undefined))
    throw Rechazo.invalid('tipos', AVISOS.noLlega);
  const changed = asked.filter(([tipo, modo]) => before[tipo] !== modo);
  if (changed.length === 0) unchanged();
  else {
    await setPreferencias(tx, actor.id, Object.fromEntries(changed));
    const told = (modos: Modos) => ({
      avisos: changed
        .map(([tipo]) => `${nombreDeTipoAviso(tipo)}: ${TITULOS_MODO[modos[tipo] ?? 'no']}`)
        .join('. '),
    });
    await audit({ objetivo: null, antes: told(before), despues: told(tipos) });
  }
  return { msg: AVISOS.guardadas, status: 0 as const };
}

export const readVersiones = async (
  db: Db,
  usuarioIds: readonly number[],
): Promise<ReadonlyMap<number, number>> =>
  new Map(
    (await listVersiones(db, usuarioIds)).map(({ usuario_id, version }) => [usuario_id, version]),
  );
