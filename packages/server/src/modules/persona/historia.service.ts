import type { Target } from '@garita/domain/acceso/can';
import { must } from '@garita/domain/must';
import {
  DE_FUENTE,
  FUENTES,
  GRUPOS_HISTORIA,
  type GrupoHistoria,
  type Hecho,
  type HistorySource,
} from '@garita/domain/persona/hecho';
import {
  claveDe,
  compareHechos,
  formatLugar,
  type Lugar,
  parseLugar,
} from '@garita/domain/persona/lugar';
import { PERSONA } from '@garita/domain/persona/textos';
import type { Actor } from '../../access/Actor';
import type { Db } from '../../db/Db';
import type { HechoRow, Historia, Historias } from '../../gate/Historia';
import { Rechazo } from '../../rechazo';
import { mayRead } from './mayRead';
import { listFuentesTraidas, listTraidas } from './traidas.repository';

const PAGE = 30;

interface Lectura {
  readonly historias: Historias;
  readonly actor: Actor;
  readonly persona: Target & { readonly usuario: string };
}

/**
 * Whether the reader may see a source. The reader needs the source's `call` or, for their own
 * history, its `ownCall`.
 */
export const isTold = ({ call, ownCall }: Historia, actor: Actor, persona: Target): boolean =>
  mayRead(call, actor, persona) ||
  (actor.id === persona.id && ownCall !== undefined && mayRead(ownCall, actor, persona));

const toHecho = (
  fuente: HistorySource,
  { fecha, encargado, tipo, ...row }: HechoRow & Pick<Hecho, 'tipo'>,
  usuario: string,
): Hecho => ({
  fuente,
  tipo,
  ...row,
  fecha: fecha.toISOString(),
  encargado: encargado === usuario ? null : encargado,
});

interface Consulta extends Lectura {
  readonly antes: Lugar | null;
  /** The sources with sentences of an earlier portal. */
  readonly traidas: ReadonlySet<HistorySource>;
}

async function readFuente(
  db: Db,
  { historias, actor, persona, antes, traidas }: Consulta,
  fuente: HistorySource,
): Promise<Hecho[]> {
  const historia = historias[fuente];
  const isFull = historia.fullCall === undefined || mayRead(historia.fullCall, actor, persona);
  // One extra row shows whether there is another page.
  const pregunta = { persona: persona.id, isFull, antes: claveDe(antes, fuente), limit: PAGE + 1 };
  const rows = await historia.list(db, pregunta);
  if (isFull && traidas.has(fuente)) rows.push(...(await listTraidas(db, fuente, pregunta)));
  return rows.map(({ tipo = must(historia.tipo, `The kind of ${fuente}`), ...row }) =>
    toHecho(fuente, { tipo, ...row }, persona.usuario),
  );
}

/** A page of a person's history. @throws Rechazo 400 if `antes` is no place in a history. */
export async function getHistoria(
  db: Db,
  lectura: Lectura,
  { grupo, antes }: { grupo?: GrupoHistoria | undefined; antes?: string | undefined },
) {
  const lugar = antes === undefined ? null : parseLugar(antes);
  if (antes !== undefined && !lugar) throw Rechazo.invalid('antes', PERSONA.lugarDesconocido);
  const told = FUENTES.filter((fuente) =>
    isTold(lectura.historias[fuente], lectura.actor, lectura.persona),
  );
  const traidas = await listFuentesTraidas(db, lectura.persona.id);
  const hechos: Hecho[] = [];
  for (const fuente of told.filter(
    (one) => grupo === undefined || DE_FUENTE[one].grupo === grupo,
  )) {
    hechos.push(...(await readFuente(db, { ...lectura, antes: lugar, traidas }, fuente)));
  }
  hechos.sort(compareHechos);
  const page = hechos.slice(0, PAGE);
  const last = page.at(-1);
  return {
    grupos: GRUPOS_HISTORIA.filter((one) => told.some((fuente) => DE_FUENTE[fuente].grupo === one)),
    hechos: page,
    siguiente: last && hechos.length > PAGE ? formatLugar(last) : null,
  };
}
