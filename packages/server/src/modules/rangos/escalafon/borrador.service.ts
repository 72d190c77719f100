import { PERMISOS } from '@garita/domain/acceso/permisos';
import {
  type Borrador,
  type CategoriaBorrador,
  claveOf,
  listActivas,
  type MisionBorrador,
} from '@garita/domain/escalafon/borrador';
import { nivelOf, posicionOf } from '@garita/domain/escalafon/posiciones';
import { ESCALAFON } from '@garita/domain/escalafon/textos';
import { isSame } from '@garita/domain/reglas/mergeCambio';
import { flag } from '../../../contract/flag';
import type { Db } from '../../../db/Db';
import { Rechazo } from '../../../rechazo';
import { replacePermisos, updateMision } from '../catalogo.repository';
import { listTodasCategorias, lockEscalafon, permisosDeCategorias } from '../rangos.repository';
import {
  deferPosiciones,
  insertMision,
  listMisionesConPersonas,
  putCategoria,
  retireMisiones,
  setAlcance,
  setPosiciones,
} from './borrador.repository';

export { lockEscalafon };

/**
 * The level up to which a category may promote. It is the chosen level `nivel`, unless an edit in
 * Mantenimiento has changed the position since.
 */
const meantBy = (posicion: number, nivel: number | null, niveles: readonly number[]): number =>
  nivel !== null && posicionOf(nivel, niveles) === posicion ? nivel : nivelOf(posicion, niveles);

/** The saved ladder as a draft, with the inactive levels. */
export async function readBorrador(db: Db): Promise<Borrador> {
  const [rows, misiones, permisos] = [
    await listTodasCategorias(db),
    await listMisionesConPersonas(db),
    await permisosDeCategorias(db, {}),
  ];
  const niveles = rows.filter(({ activa }) => activa).map(({ id }) => id);
  const categorias = rows.map(
    ({ id, asciende_hasta, asciende_nivel, ...row }): CategoriaBorrador => ({
      ...row,
      nivel: id,
      asciende_hasta: meantBy(asciende_hasta, asciende_nivel, niveles),
      permisos: PERMISOS.filter((code) =>
        permisos.some(({ categoria_id, codigo }) => categoria_id === id && codigo === code),
      ),
      misiones: misiones
        .filter(({ categoria_id }) => categoria_id === id)
        .map((m) => ({
          clave: claveOf(m.id),
          id: m.id,
          nombre: m.nombre,
          precio: m.precio,
          venta: flag(m.venta),
          personas: m.personas,
        })),
    }),
  );
  return { categorias, destinos: {} };
}

const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const toRow = (
  { nivel, misiones: _, permisos: __, ...categoria }: CategoriaBorrador,
  asciende_hasta: number,
) => ({
  ...(categoria as { [Campo in keyof typeof categoria]: NonNullable<(typeof categoria)[Campo]> }),
  id: nivel,
  asciende_hasta,
  asciende_nivel: categoria.asciende_hasta,
});

async function storeMision(
  tx: Db,
  mision: MisionBorrador,
  antes: MisionBorrador | undefined,
  nivel: number,
  ahora: Date,
): Promise<number> {
  const row = { nombre: mision.nombre, precio: mision.precio as number, venta: mision.venta === 1 };
  // `setPosiciones` assigns the final position when all missions exist.
  if (mision.id === null) return insertMision(tx, { ...row, categoria_id: nivel, posicion: 1 });
  if (!sameText({ ...mision, personas: 0 }, antes && { ...antes, personas: 0 }))
    await updateMision(tx, mision.id, row, ahora);
  return mision.id;
}

async function storeMisiones(
  tx: Db,
  antes: CategoriaBorrador | undefined,
  { nivel, misiones }: CategoriaBorrador,
  ahora: Date,
): Promise<[string, number][]> {
  const left = (antes?.misiones ?? []).flatMap(({ id, clave }) =>
    id !== null && !misiones.some((mision) => mision.clave === clave) ? [id] : [],
  );
  if (left.length > 0) await retireMisiones(tx, left, ahora);
  const ids: [string, number][] = [];
  for (const mision of misiones) {
    const id = await storeMision(
      tx,
      mision,
      antes?.misiones.find(({ clave }) => clave === mision.clave),
      nivel,
      ahora,
    );
    ids.push([mision.clave, id]);
  }
  await setPosiciones(
    tx,
    nivel,
    ids.map(([, id]) => id),
  );
  return ids;
}

/**
 * Stores a category's permission codes. The caller has locked the category's row.
 * @throws Rechazo 409 if the codes have changed since the ladder was read. This can happen because
 * an edit of the matrix does not lock the ladder.
 */
async function storePermisos(
  tx: Db,
  antes: CategoriaBorrador | undefined,
  { nivel, permisos }: CategoriaBorrador,
): Promise<void> {
  const present = (await permisosDeCategorias(tx, {}))
    .filter(({ categoria_id }) => categoria_id === nivel)
    .map(({ codigo }) => codigo);
  if (!isSame(present, antes?.permisos ?? []))
    throw Rechazo.conflict(ESCALAFON.haCambiado, 'version');
  await replacePermisos(tx, nivel, permisos);
}

/**
 * Replaces the ladder. People keep their missions. The caller holds the ladder's lock.
 * @returns the ids of the missions by their `clave`
 */
export async function storeBorrador(
  tx: Db,
  base: Borrador,
  borrador: Borrador,
  ahora: Date,
): Promise<ReadonlyMap<string, number>> {
  await deferPosiciones(tx);
  const niveles = listActivas(borrador).map(({ nivel }) => nivel);
  const ids = new Map<string, number>();
  for (const categoria of borrador.categorias) {
    const antes = base.categorias.find(({ nivel }) => nivel === categoria.nivel);
    const alcance = posicionOf(categoria.asciende_hasta, niveles);
    if (sameText(antes, categoria))
      await setAlcance(tx, categoria.nivel, {
        asciende_hasta: alcance,
        asciende_nivel: categoria.asciende_hasta,
      });
    else await putCategoria(tx, toRow(categoria, alcance));
    if (!sameText(antes?.permisos ?? [], categoria.permisos))
      await storePermisos(tx, antes, categoria);
    const stored = sameText(antes?.misiones, categoria.misiones)
      ? []
      : await storeMisiones(tx, antes, categoria, ahora);
    for (const [clave, id] of stored) ids.set(clave, id);
    for (const { clave, id } of categoria.misiones) if (id !== null) ids.set(clave, id);
  }
  return ids;
}
