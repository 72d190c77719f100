import { groupClones } from '@garita/domain/clones/groupClones';
import { must } from '@garita/domain/must';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import { listPermitidos, listShared } from './clones.repository';

type SharedRow = Awaited<ReturnType<typeof listShared>>[number];

const toClon = ({ id, usuario, categoria_id, despedido_en, permiso }: SharedRow) => ({
  id,
  usuario,
  id_categoria: categoria_id,
  despedido: flag(despedido_en !== null),
  permitido: flag(permiso !== null),
});

/**
 * The groups of people whom shared addresses link, the oldest group first. Within a group the
 * people are in order of name.
 */
export async function getGrupos(db: Db) {
  const rows = await listShared(db);
  const grupos = groupClones(
    rows.map(({ id, direccion_hash, primera_vez }) => ({
      usuario: id,
      direccion: direccion_hash,
      desde: primera_vez.getTime(),
    })),
  );
  const numOf = new Map(grupos.flatMap((ids, index) => ids.map((id) => [id, index] as const)));
  const users = grupos.map((): ReturnType<typeof toClon>[] => []);
  // A person with two shared addresses has two rows.
  for (const row of new Map(rows.map((one) => [one.id, one])).values())
    users[must(numOf.get(row.id), 'The group of a person who shares an address')]?.push(
      toClon(row),
    );
  return users.map((people, index) => ({ num: index + 1, users: people }));
}

/** The people who may share an address, in order of name. */
export const getPermitidos = async (db: Db) =>
  (await listPermitidos(db)).map(({ id, usuario, categoria_id, encargado, fecha }) => ({
    usuario: id,
    usuarioNombre: usuario,
    id_categoria: categoria_id,
    encargadoNombre: encargado,
    fecha: fecha.toISOString(),
  }));
