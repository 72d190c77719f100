import { hasChanged } from '../../db/countChanged';
import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import { nombreColumns } from '../../db/nombreColumns';
import { type Places, prepareQuery } from '../../db/prepareQuery';

/** Accounts per statement, far below PostgreSQL's limit of parameters. */
const BATCH = 500;

/** A new account. Without a password it needs an entry code (0041). */
interface NuevaCuenta {
  readonly usuario: string;
  readonly clave_hash: string | null;
  readonly mision_id: number;
  readonly registrado_en: Date;
  readonly rango_desde: Date;
  readonly permiso_sys?: boolean;
  readonly firma?: string | null;
  readonly debe_cambiar_clave?: boolean;
}

/**
 * Inserts accounts, all or none. If one name or signature is taken, all inserts fail.
 * @returns each id by the account's name
 */
export async function insertUsuarios(
  tx: Db,
  rows: readonly NuevaCuenta[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (let at = 0; at < rows.length; at += BATCH) {
    const some = rows
      .slice(at, at + BATCH)
      .map((row) => ({ ...row, ...nombreColumns(row.usuario) }));
    for (const { id, usuario } of await tx
      .insertInto('usuarios')
      .values(some)
      .returning(['id', 'usuario'])
      .execute())
      ids.set(usuario, id);
  }
  return ids;
}

/** Inserts an account. The unique indexes reject a name as in `setNombre`. @returns the id */
export const insertUsuario = (tx: Db, row: NuevaCuenta) =>
  inserting('usuarios')(tx, { ...row, ...nombreColumns(row.usuario) });

/** Renames a person. The unique indexes reject a name that is taken or looks like a taken name. */
export const setNombre = (tx: Db, id: number, usuario: string) =>
  tx.updateTable('usuarios').set(nombreColumns(usuario)).where('id', '=', id).execute();

/** Sets a signature. The unique index rejects a signature that another active person has. */
export const setFirma = (tx: Db, id: number, firma: string | null) =>
  tx.updateTable('usuarios').set({ firma }).where('id', '=', id).execute();

/** Sets a person's mission, and restarts the wait for the next promotion. */
export const misionNueva = prepareQuery(
  (db, place: Places<{ id: number; misionId: number; ahora: Date }>) =>
    db
      .updateTable('usuarios')
      .set({ mision_id: place('misionId'), rango_desde: place('ahora') })
      .where('id', '=', place('id')),
);
export const setMision = async (tx: Db, id: number, misionId: number, ahora: Date): Promise<void> =>
  void (await misionNueva(tx, { id, misionId, ahora }));

/** Moves all people from one mission to another. Their waits for the next promotion go on. */
export const changeMision = (tx: Db, anteriorId: number, nuevaId: number) =>
  tx
    .updateTable('usuarios')
    .set({ mision_id: nuevaId })
    .where('mision_id', '=', anteriorId)
    .execute();

/** @param clave.debeCambiar whether the person must choose another password at the next sign-in */
export const setClaveHash = (tx: Db, id: number, clave: { hash: string; debeCambiar: boolean }) =>
  tx
    .updateTable('usuarios')
    .set({ clave_hash: clave.hash, debe_cambiar_clave: clave.debeCambiar })
    .where('id', '=', id)
    .execute();

export const lastSeen = prepareQuery((db, place: Places<{ id: number; ahora: Date }>) =>
  db
    .updateTable('usuarios')
    .set({ ultima_vez: place('ahora') })
    .where('id', '=', place('id')),
);

/** Toggles a setting. @returns whether it is on now */
export async function flipAjuste(
  tx: Db,
  id: number,
  column: 'conf_estados' | 'conf_app',
): Promise<boolean> {
  const row = await tx
    .updateTable('usuarios')
    .set((eb) => ({ [column]: eb.not(column) }))
    .where('id', '=', id)
    .returning(column)
    .executeTakeFirstOrThrow();
  return row[column];
}

/** Readmits a dismissed person, without a signature. @returns whether they were dismissed */
export const readmit = (tx: Db, id: number) =>
  hasChanged(
    tx
      .updateTable('usuarios')
      .set({ despedido_en: null, firma: null })
      .where('id', '=', id)
      .where('despedido_en', 'is not', null),
  );

/** Dismisses an active person and removes their signature. @returns whether they were active */
export const dismiss = (tx: Db, id: number, now: Date) =>
  hasChanged(
    tx
      .updateTable('usuarios')
      .set({ despedido_en: now, firma: null })
      .where('id', '=', id)
      .where('despedido_en', 'is', null),
  );

/**
 * Makes another person the owner. A unique index allows one owner, so the old owner loses the flag
 * first.
 */
export async function moveOwnership(tx: Db, from: number, to: number): Promise<void> {
  await tx.updateTable('usuarios').set({ permiso_sys: false }).where('id', '=', from).execute();
  await tx.updateTable('usuarios').set({ permiso_sys: true }).where('id', '=', to).execute();
}
