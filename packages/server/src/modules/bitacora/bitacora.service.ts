import type { OperationId } from '@garita/api-client/access';
import { OPERATIONS } from '@garita/api-client/operations';
import { listIds } from '@garita/domain/bitacora/listIds';
import { withoutSecrets } from '@garita/domain/bitacora/withoutSecrets';
import type { Db } from '../../db/Db';
import type { Call } from '../../gate/handlers';
import { listNombresMembresias } from '../membresias/catalogo.service';
import { listTramos, nombreEn } from '../rangos/nombres.service';
import { getCategorias } from '../rangos/rangos.service';
import {
  type CambioRow,
  type Filtro,
  listCambios,
  listNombres,
  searchCambios,
} from './bitacora.repository';

type Query = Call<'bitacora'>['query'];
type Values = Record<string, unknown> | null;

const POR_PAGINA = 50;

const temaOf = (operacion: string): string | null =>
  Object.hasOwn(OPERATIONS, operacion) ? OPERATIONS[operacion as OperationId].tema : null;
const operacionesOf = (tema: string): string[] =>
  Object.keys(OPERATIONS).filter((id) => temaOf(id) === tema);

/** The calls that a query asks for; undefined means all calls. */
function readOperaciones({ operacion, tema }: Query): string[] | undefined {
  if (tema === undefined) return operacion === undefined ? undefined : [operacion];
  const ofTema = operacionesOf(tema);
  return operacion === undefined ? ofTema : ofTema.filter((id) => id === operacion);
}

function toFiltro(query: Query): Filtro {
  const { actor, persona, desde, hasta, antes } = query;
  return {
    actor,
    persona,
    operaciones: readOperaciones(query),
    desde: desde === undefined ? undefined : new Date(desde),
    hasta: hasta === undefined ? undefined : new Date(hasta),
    antes,
  };
}

const valuesOf = (values: CambioRow['antes']): Values => withoutSecrets(values as Values);

/**
 * Reads a page. `siguiente` is the id of the row after which the next page begins; null when no
 * older row is left.
 */
async function readPage(
  db: Db,
  query: Query,
): Promise<{ rows: CambioRow[]; siguiente: number | null }> {
  const limit = query.limit ?? POR_PAGINA;
  const palabra = query.palabra?.trim() ?? '';
  // One extra row shows whether there is another page.
  const { found, oldest } =
    palabra === ''
      ? await listCambios(db, toFiltro(query), limit + 1)
      : await searchCambios(db, toFiltro(query), palabra, limit + 1);
  const rows = found.slice(0, limit);
  return { rows, siguiente: found.length > limit ? (rows.at(-1)?.id ?? null) : oldest };
}

/** The names of catalogue entries by id, for each call that edits a catalogue. */
async function readObjetos(
  db: Db,
  operaciones: readonly string[],
  categorias: readonly { readonly id_categoria: number; readonly n_categoria: string }[],
) {
  const of = async (
    operacion: string,
    list: () => Promise<readonly { readonly id: number; readonly nombre: string }[]>,
  ) =>
    [
      operacion,
      new Map(
        operaciones.includes(operacion) ? (await list()).map(({ id, nombre }) => [id, nombre]) : [],
      ),
    ] as const;
  const listCategorias = async () =>
    categorias.map(({ id_categoria, n_categoria }) => ({ id: id_categoria, nombre: n_categoria }));
  return new Map([
    await of('editRank', listCategorias),
    await of('setMatriz', listCategorias),
    ...(await Promise.all(
      (['editMemb', 'retirarMembresia', 'reponerMembresia'] as const).map((operacion) =>
        of(operacion, () => listNombresMembresias(db)),
      ),
    )),
  ]);
}

/**
 * A page of the log, the newest change first. The owner's changes are included: without them the
 * log would prove nothing.
 */
export async function readBitacora(db: Db, query: Query) {
  const { rows, siguiente } = await readPage(db, query);
  const shown = rows.map((row) => ({
    ...row,
    antes: valuesOf(row.antes),
    despues: valuesOf(row.despues),
  }));
  const ids = shown.flatMap(({ actor_id, persona_id, antes, despues }) => [
    actor_id ?? 0,
    persona_id ?? 0,
    ...listIds(antes),
    ...listIds(despues),
  ]);
  const nombres = await listNombres(db, [...new Set(ids)]);
  const nombreDe = new Map(nombres.map(({ id, usuario }) => [id, usuario]));
  const nameOf = (id: number | null) => (id === null ? null : (nombreDe.get(id) ?? null));
  // The list includes inactive categories, because old changes refer to them.
  const categorias = [...(await getCategorias(db)).values()].map(({ id, nombre }) => ({
    id_categoria: id,
    n_categoria: nombre,
  }));
  const objetos = await readObjetos(
    db,
    shown.map(({ operacion }) => operacion),
    categorias,
  );
  const misiones = await listTramos(db);
  return {
    filas: shown.map(
      ({ id, fecha, actor_id, con_token, operacion, objetivo_id, persona_id, antes, despues }) => ({
        id,
        fecha: fecha.toISOString(),
        actor: actor_id,
        actorNombre: nameOf(actor_id),
        conToken: con_token,
        operacion,
        tema: temaOf(operacion),
        persona: persona_id,
        personaNombre: nameOf(persona_id),
        objeto:
          operacion === 'editMis'
            ? nombreEn(misiones, Number(objetivo_id), fecha)
            : (objetos.get(operacion)?.get(Number(objetivo_id)) ?? null),
        antes,
        despues,
      }),
    ),
    nombres,
    categorias,
    siguiente,
  };
}
