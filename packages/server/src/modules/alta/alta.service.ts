import { isBelow } from '@garita/domain/acceso/can';
import { listAjenosDeCategoria } from '@garita/domain/acceso/listAjenosDeCategoria';
import type { FilaAlta, FilaJuzgada, MisionAlta } from '@garita/domain/alta/filas';
import { judgeFilas } from '@garita/domain/alta/judgeFilas';
import { ALTA } from '@garita/domain/alta/textos';
import { normalizeFirma } from '@garita/domain/firmas/firma.rules';
import { foldCase } from '@garita/domain/formato/foldCase';
import { localDay } from '@garita/domain/formato/localDay';
import { toEsqueleto } from '@garita/domain/nombres/esqueleto';
import { normalizeNombre } from '@garita/domain/nombres/nombre';
import type { Actor } from '../../access/Actor';
import type { Db } from '../../db/Db';
import { getAgencia } from '../ajustes/ajustes.service';
import { listEditables } from '../rangos/catalogo.service';
import { listVetadosDe } from '../vetos/vigente.service';
import { listConocidas } from './alta.repository';

async function findConocidas(db: Db, filas: readonly FilaAlta[]) {
  const nombres = filas.map(({ usuario }) => normalizeNombre(usuario.trim()));
  const rows = await listConocidas(db, {
    plegados: nombres.map(foldCase),
    esqueletos: nombres.map(toEsqueleto),
    firmas: filas.map(({ firma = '' }) => normalizeFirma(firma)).filter((firma) => firma !== ''),
  });
  return rows.map(({ usuario, despedido_en, mision_id, mision, firma }) => ({
    usuario,
    despedida: despedido_en !== null,
    misionId: mision_id,
    mision,
    firma,
  }));
}

/**
 * The ladder's missions, and a function that returns why the actor may not give a mission. The
 * actor sees the new people's entry codes and could sign in with them. So new people must be below
 * the actor, without a permission that the actor lacks.
 */
async function readEscala(db: Db, actor: Actor) {
  const categorias = await listEditables(db);
  const permisos = new Map(categorias.map((one) => [one.id_categoria, one.permisos]));
  const misiones = categorias.flatMap(({ id_categoria, n_categoria, misiones: all }) =>
    all.map(({ id, nombre }): MisionAlta => ({ id, nombre, id_categoria, n_categoria })),
  );
  const refusal = ({ id_categoria }: MisionAlta): string | null => {
    if (!isBelow(actor, { id: 0, id_categoria })) return ALTA.misionAlta;
    const ajenos = listAjenosDeCategoria(actor, [], permisos.get(id_categoria) ?? []);
    return ajenos.length > 0 ? ALTA.misionConPermisos(ajenos.join(', ')) : null;
  };
  return { misiones, refusal };
}

export async function judgeLista(
  db: Db,
  actor: Actor,
  filas: readonly FilaAlta[],
  now: Date,
): Promise<FilaJuzgada[]> {
  const { zona } = await getAgencia(db);
  const escala = await readEscala(db, actor);
  return judgeFilas(filas, {
    ...escala,
    conocidas: await findConocidas(db, filas),
    vetados: await listVetadosDe(
      db,
      filas.map(({ usuario }) => normalizeNombre(usuario)),
      now,
    ),
    hoy: localDay(now.getTime(), zona),
  });
}

export function countEstados(filas: readonly FilaJuzgada[]) {
  const count = (estado: FilaJuzgada['estado']) =>
    filas.filter((one) => one.estado === estado).length;
  return {
    nuevas: count('nueva'),
    estaban: count('estaba'),
    distintas: count('distinta'),
    faltas: count('falta'),
  };
}

export async function previewAlta(db: Db, actor: Actor, filas: readonly FilaAlta[], now: Date) {
  const judged = await judgeLista(db, actor, filas, now);
  return {
    ...countEstados(judged),
    filas: judged.map((one) => ({ ...one, faltas: [...one.faltas] })),
  };
}
