import type { Permiso } from '@garita/domain/acceso/permisos';
import { compareFila } from '@garita/domain/matriz/compareFila';
import { findBloqueo } from '@garita/domain/matriz/findBloqueo';
import { type FilaCambiada, MATRIZ } from '@garita/domain/matriz/textos';
import { isSame } from '@garita/domain/reglas/mergeCambio';
import type { Actor } from '../../access/Actor';
import type { Body } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { lockCategoria, replacePermisos } from '../rangos/catalogo.service';

type Input = Body<'setMatriz'>;

/**
 * The permission codes of a category: `presente` are its current codes, `vista` the codes that the
 * editor saw, `pedida` the codes that the editor wants.
 */
interface MatrizChange {
  readonly id: number;
  readonly n_categoria: string;
  readonly presente: readonly string[];
  readonly vista: readonly string[] | undefined;
  readonly pedida: readonly Permiso[];
}

/**
 * Locks the categories in ascending order, so that two requests cannot deadlock.
 * @throws Rechazo 404 for an unknown category.
 */
async function lockFilas(
  { tx }: WriteScope,
  { data, previos = [] }: Input,
): Promise<MatrizChange[]> {
  const pedidos: MatrizChange[] = [];
  for (const { id_categoria: id, permisos: pedida } of [...data].sort(
    (a, b) => a.id_categoria - b.id_categoria,
  )) {
    const row = await lockCategoria(tx, id);
    if (!row) throw Rechazo.notFound(MATRIZ.categoriaDesconocida);
    const vista = previos.find(({ id_categoria }) => id_categoria === id)?.permisos;
    pedidos.push({ id, n_categoria: row.nombre, presente: row.permisos, vista, pedida });
  }
  return pedidos;
}

/** Omits the rows that the editor left unchanged; they keep their current codes. */
const listCambios = (pedidos: readonly MatrizChange[]): MatrizChange[] =>
  pedidos.filter(
    ({ presente, vista, pedida }) => !isSame(pedida, presente) && !(vista && isSame(pedida, vista)),
  );

const listChoques = (cambios: readonly MatrizChange[]): FilaCambiada[] =>
  cambios.flatMap(({ n_categoria, presente, vista }) =>
    vista && !isSame(vista, presente) ? [{ n_categoria, ...compareFila(vista, presente) }] : [],
  );

function requireAllowed(actor: Actor, cambios: readonly MatrizChange[]): void {
  for (const { id, presente, pedida } of cambios) {
    const { dados, quitados } = compareFila(presente, pedida);
    for (const codigo of [...dados, ...quitados]) {
      const bloqueo = findBloqueo(actor, id, codigo);
      if (bloqueo) throw Rechazo.forbidden(bloqueo);
    }
  }
}

/**
 * Changes the permission codes of categories, all or none, with an audit row for each. The codes
 * apply from the next request on.
 * @throws Rechazo 400 for a category that is named twice; 403 by `findBloqueo`; 404 for an unknown
 * category; 409 for rows that have changed since the editor read them.
 */
export async function setMatriz(scope: WriteScope, input: Input) {
  if (new Set(input.data.map(({ id_categoria }) => id_categoria)).size < input.data.length)
    throw Rechazo.invalid('data', MATRIZ.repetida);
  const cambios = listCambios(await lockFilas(scope, input));
  requireAllowed(scope.actor, cambios);
  const choques = listChoques(cambios);
  if (choques.length > 0) throw Rechazo.conflict(MATRIZ.haCambiado(choques));
  if (cambios.length === 0) scope.unchanged();
  for (const { id, presente, pedida } of cambios) {
    await replacePermisos(scope.tx, id, pedida);
    await scope.audit({
      objetivo: ['categoria', id],
      antes: { permisos: [...presente].sort() },
      despues: { permisos: [...pedida].sort() },
    });
  }
  return { msg: MATRIZ.guardada, status: 0 as const };
}
