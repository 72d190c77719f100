import type { Normativa } from '@garita/domain/normativa/normativa';
import { type Insertable, sql } from 'kysely';
import type { Espera } from '../../db/countWaiting';
import type { Db } from '../../db/Db';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';

const selectVersions = (db: Db) =>
  db
    .selectFrom('normativas as n')
    .leftJoin('usuarios as u', 'u.id', 'n.publicada_por')
    .select(['n.version', 'n.contenido', 'n.publicada_en', 'n.publicada_por', 'u.usuario as autor'])
    .orderBy('n.version', 'desc')
    .$narrowType<{ contenido: Normativa }>();

export const listVersions = (db: Db) => selectVersions(db).execute();

/**
 * The newest stored version. Undefined while the agency has published none and no acceptance or
 * sanction needs the portal's default version.
 */
export const findNewest = (db: Db) => selectVersions(db).limit(1).executeTakeFirst();

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

export const insertVersion = (
  tx: Db,
  row: { version: number; contenido: Normativa; publicada_en: Date; publicada_por: number | null },
) =>
  tx
    .insertInto('normativas')
    .values({
      version: row.version,
      contenido: JSON.stringify(row.contenido),
      publicada_en: row.publicada_en,
      publicada_por: row.publicada_por,
    })
    .onConflict((c) => c.column('version').doNothing())
    .execute();

/** The instant of the agency's setup. From then on the portal's default normativa applies. */
export const findSince = (db: Db) =>
  db.selectFrom('agencia').select('creada_en').executeTakeFirst();

/** The row of the draft; undefined before the first draft. */
export const findDraft = (db: Db, { lock }: { lock: boolean }) =>
  db
    .selectFrom('normativa_borrador as b')
    .innerJoin('usuarios as u', 'u.id', 'b.editado_por')
    .select(['b.numero', 'b.contenido', 'b.editado_en', 'u.usuario as autor'])
    .$if(lock, (query) => query.forUpdate('b'))
    .$narrowType<{ contenido: Normativa | null }>()
    .executeTakeFirst();

/** Inserts an empty draft if there is no row, so that edits have a row to lock. */
export const insertDraft = (tx: Db, por: number, ahora: Date) =>
  tx
    .insertInto('normativa_borrador')
    .values({ id: 1, numero: 0, editado_en: ahora, editado_por: por })
    .onConflict((c) => c.column('id').doNothing())
    .execute();

/** Stores the draft. `contenido` null = no draft. */
export const updateDraft = (
  tx: Db,
  draft: { contenido: Normativa | null; numero: number; por: number; ahora: Date },
) =>
  tx
    .updateTable('normativa_borrador')
    .set({
      contenido: draft.contenido && JSON.stringify(draft.contenido),
      numero: draft.numero,
      editado_en: draft.ahora,
      editado_por: draft.por,
    })
    .execute();

export const findAcceptance = (db: Db, version: number, usuarioId: number) =>
  db
    .selectFrom('normativa_aceptaciones')
    .select('fecha')
    .where('version', '=', version)
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();

/**
 * One row if the person must still accept the last version of the normativa. The portal's default
 * version needs no acceptance: no user published it.
 */
export const normativaSinAceptar = prepareQuery(
  (_, place: Places<{ usuarioId: number }>) => sql<Espera>`
    select 1 as cuantos, v.publicada_en as desde
    from (select version, publicada_en, publicada_por from normativas order by version desc limit 1) as v
    where v.publicada_por is not null and not exists (
      select from normativa_aceptaciones a
      where a.version = v.version and a.usuario_id = ${place('usuarioId')}::int)`,
);

/** Stores an acceptance. @returns whether it is the person's first acceptance of this version */
export async function insertAcceptance(
  tx: Db,
  row: Insertable<DB['normativa_aceptaciones']>,
): Promise<boolean> {
  const added = await tx
    .insertInto('normativa_aceptaciones')
    .values(row)
    .onConflict((c) => c.columns(['version', 'usuario_id']).doNothing())
    .returning('usuario_id')
    .execute();
  return added.length > 0;
}

export const listAcceptances = (db: Db, version: number) =>
  db
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .leftJoin('normativa_aceptaciones as a', (join) =>
      join.onRef('a.usuario_id', '=', 'u.id').on('a.version', '=', version),
    )
    .select(['u.id', 'u.usuario', 'm.categoria_id', 'm.nombre as mision', 'a.fecha'])
    .where('u.despedido_en', 'is', null)
    .orderBy('m.categoria_id', 'desc')
    .orderBy('m.posicion', 'desc')
    .orderBy('u.id')
    .execute();

/**
 * A person's earlier faults, by the kind of fault: one entry for each undeleted fine and each
 * demotion with an infraction.
 */
export async function listHistoria(db: Db, usuarioId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sanciones as s')
    .leftJoin('multas as x', 'x.id', 's.multa_id')
    .select('s.aplicada')
    .where('s.usuario_id', '=', usuarioId)
    .where('s.despido_id', 'is', null)
    .where('x.anulado_en', 'is', null)
    .execute();
  return rows.map(({ aplicada }) => aplicada);
}

export const insertSancion = (tx: Db, row: Insertable<DB['sanciones']>) =>
  tx.insertInto('sanciones').values(row).execute();

export interface Anotada {
  readonly codigo: string;
  readonly version: number;
  readonly texto: string;
  readonly propuesta: string;
  readonly porque: string | null;
}

/** The infraction of a row joined to `sanciones as s`; null if there is none. */
export const anotada = sql<Anotada | null>`case when s.id is not null then jsonb_build_object(
  'codigo', s.codigo, 'version', s.version, 'texto', s.texto, 'propuesta', s.propuesta, 'porque', s.porque) end`.as(
  'infraccion',
);
