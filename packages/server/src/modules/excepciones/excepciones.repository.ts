import type { Db } from '../../db/Db';

/**
 * The permissions given to single people. The people are in the order of names, and each person's
 * newest permission comes first.
 */
export const listCodigos = (db: Db) =>
  db
    .selectFrom('excepciones as x')
    .innerJoin('usuarios as u', 'u.id', 'x.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .innerJoin('usuarios as e', 'e.id', 'x.encargado_id')
    .select([
      'u.id',
      'u.usuario',
      'u.despedido_en',
      'm.categoria_id',
      'x.codigo',
      'x.fecha',
      'x.encargado_id',
      'e.usuario as encargado',
    ])
    .orderBy('u.usuario')
    .orderBy('u.id')
    .orderBy('x.fecha', 'desc')
    .orderBy('x.codigo')
    .execute();

export type CodigoRow = Awaited<ReturnType<typeof listCodigos>>[number];

/**
 * A person with the permission codes of their exception; undefined for an unknown id. `codigos` is
 * empty without an exception.
 */
export async function findExcepcion(db: Db, usuarioId: number) {
  const person = await db
    .selectFrom('usuarios')
    .select(['usuario', 'despedido_en'])
    .where('id', '=', usuarioId)
    .executeTakeFirst();
  if (!person) return undefined;
  const rows = await db
    .selectFrom('excepciones')
    .select('codigo')
    .where('usuario_id', '=', usuarioId)
    .execute();
  return { ...person, codigos: rows.map(({ codigo }) => codigo) };
}

export async function addCodigos(
  tx: Db,
  {
    codigos,
    ...row
  }: { usuario_id: number; codigos: readonly string[]; encargado_id: number; fecha: Date },
): Promise<void> {
  if (codigos.length === 0) return;
  await tx
    .insertInto('excepciones')
    .values(codigos.map((codigo) => ({ ...row, codigo })))
    .execute();
}

/** Deletes the rows; the audit log keeps the permissions. */
export async function removeCodigos(
  tx: Db,
  usuarioId: number,
  codigos: readonly string[],
): Promise<void> {
  if (codigos.length === 0) return;
  await tx
    .deleteFrom('excepciones')
    .where('usuario_id', '=', usuarioId)
    .where('codigo', 'in', [...codigos])
    .execute();
}
