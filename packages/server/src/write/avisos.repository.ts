import type { ModoAviso, TipoAviso } from '@garita/domain/avisos/aviso';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../db/Db';
import { forgetRows } from '../db/forgetRows';
import { type Places, prepareQuery } from '../db/prepareQuery';
import { later } from '../db/roundTrips/batch';
import type { DB } from '../db/tables';

/** Days for which the portal keeps a notice. */
const DIAS = 90;

export interface NuevoAviso {
  /** null = every user. */
  readonly usuarioId: number | null;
  readonly tipo: TipoAviso;
  readonly datos: object;
  /**
   * The cause of a notice outside a write; a person gets one notice per cause. Null for a write's
   * notice.
   */
  readonly causa: string | null;
}

interface Values {
  readonly usuarios: readonly (number | null)[];
  readonly tipos: readonly string[];
  readonly datos: readonly string[];
  readonly causas: readonly (string | null)[];
  readonly actor: number | null;
  readonly fecha: Date;
}

/**
 * Inserts notices. Skips the author, dismissed people, and people who have switched off notices or
 * this kind of notice. The people's rows are locked last and in the order of their ids, so two
 * writes that notify the same people cannot deadlock.
 */
const insertRows = prepareQuery((_, place: Places<Values>) => {
  const said = sql`unnest(${place('usuarios')}::int[], ${place('tipos')}::text[], ${place('datos')}::text[], ${place('causas')}::text[])`;
  return sql<never>`
    with dicho as (select * from ${said} with ordinality as d (usuario_id, tipo, datos, causa, orden)),
    para as (
      select u.id as usuario_id, d.tipo, d.datos, d.causa, d.orden from dicho d join usuarios u on u.id = d.usuario_id
      where u.despedido_en is null and u.conf_app
      union all
      select u.id, d.tipo, d.datos, d.causa, d.orden from dicho d cross join usuarios u
      where d.usuario_id is null and u.despedido_en is null and u.conf_app
    ),
    puestos as (
      insert into avisos (usuario_id, tipo, datos, causa, fecha)
      select p.usuario_id, p.tipo, p.datos::jsonb, p.causa, ${place('fecha')}::timestamptz
      from para p left join avisos_personas a on a.usuario_id = p.usuario_id
      where p.usuario_id is distinct from ${place('actor')}::int and coalesce(a.preferencias ->> p.tipo, '') <> 'no'
      order by p.orden, p.usuario_id
      on conflict do nothing
      returning usuario_id
    )
    insert into avisos_personas (usuario_id, version) select distinct usuario_id, 1 from puestos order by usuario_id
    on conflict (usuario_id) do update set version = avisos_personas.version + 1
    returning usuario_id`;
});

const toValues = (
  avisos: readonly NuevoAviso[],
  { actorId, fecha }: { actorId: number | null; fecha: Date },
): Values => ({
  usuarios: avisos.map(({ usuarioId }) => usuarioId),
  tipos: avisos.map(({ tipo }) => tipo),
  datos: avisos.map(({ datos }) => JSON.stringify(datos)),
  causas: avisos.map(({ causa }) => causa),
  actor: actorId,
  fecha,
});

/** Adds notices that commit with their write. */
export const noteAvisos = (
  tx: Transaction<DB>,
  avisos: readonly NuevoAviso[],
  author: { actorId: number | null; fecha: Date },
): Promise<void> => later(tx, insertRows.with(toValues(avisos, author)));

/** Adds notices outside a write. @returns whether a person got a notice */
export const insertAvisos = async (
  db: Db,
  avisos: readonly NuevoAviso[],
  fecha: Date,
): Promise<boolean> =>
  avisos.length > 0 &&
  (await insertRows(db, toValues(avisos, { actorId: null, fecha }))).length > 0;

/**
 * Marks a person's notices as read, and notifies the person's other tabs.
 * @returns how many notices were marked
 */
export async function markLeidos(
  tx: Db,
  by: { usuarioId: number; hasta: number; ids: readonly number[]; ahora: Date },
): Promise<number> {
  const { rows } = await sql<{ cuantos: number }>`
    with leidos as (
      update avisos set leido_en = ${by.ahora}
      where usuario_id = ${by.usuarioId} and leido_en is null and (id <= ${by.hasta} or id = any(${[...by.ids]}::int[]))
      returning id
    ),
    sube as (
      insert into avisos_personas (usuario_id, version) select ${by.usuarioId}::int, 1 where exists (select from leidos)
      on conflict (usuario_id) do update set version = avisos_personas.version + 1
    )
    select count(*)::int as cuantos from leidos`.execute(tx);
  return rows[0]?.cuantos ?? 0;
}

/** Stores a person's settings of the given kinds. The settings of other kinds stay. */
export async function setPreferencias(
  tx: Db,
  usuarioId: number,
  tipos: Readonly<Partial<Record<TipoAviso, ModoAviso>>>,
): Promise<void> {
  const preferencias = JSON.stringify(tipos);
  await sql`
    insert into avisos_personas (usuario_id, version, preferencias) values (${usuarioId}, 1, ${preferencias}::jsonb)
    on conflict (usuario_id) do update
    set preferencias = avisos_personas.preferencias || excluded.preferencias, version = avisos_personas.version + 1`.execute(
    tx,
  );
}

export async function forgetOldAvisos(db: Db, now: Date): Promise<void> {
  await forgetRows(db, 'avisos', sql`fecha < ${new Date(now.getTime() - DIAS * 86_400_000)}`);
}
