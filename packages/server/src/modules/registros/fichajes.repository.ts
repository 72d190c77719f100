import { REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../db/anyOf';
import { behind, type Clave } from '../../db/behind';
import { findNewestOf } from '../../db/findNewestOf';
import type { DB } from '../../db/tables';

const FICHAJES = { table: 'fichajes', owner: 'usuario_id', fecha: 'entrada' } as const;

export interface DiaDe {
  readonly usuario_id: number;
  readonly dia: string;
}

export async function listFichajes(
  db: Kysely<DB>,
  personas: number[] | null,
  despues: Clave | null,
) {
  const ids = personas && (await findNewestOf(db, FICHAJES, personas, despues, REGISTROS_MAXIMO));
  return await db
    .selectFrom('fichajes as f')
    .innerJoin('usuarios as u', 'u.id', 'f.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select([
      'f.id',
      'f.usuario_id',
      'f.dia',
      'f.entrada',
      'f.salida',
      'f.descontado',
      'u.usuario',
      'm.categoria_id',
    ])
    .$if(ids !== null, (query) => query.where(anyOf('f.id', ids?.map(({ id }) => id) ?? [])))
    .where(behind('f.entrada', sql.ref('f.id'), despues))
    .orderBy('f.entrada', 'desc')
    .orderBy('f.id', 'desc')
    .limit(REGISTROS_MAXIMO)
    .execute();
}

/** The newest days with clock-ins, of everyone or some people: a row per person and day. */
export const listDias = (db: Kysely<DB>, personas: number[] | null, despues: DiaDe | null) =>
  db
    .selectFrom('fichajes as f')
    .innerJoin('usuarios as u', 'u.id', 'f.usuario_id')
    .select(['f.usuario_id', 'f.dia', 'u.usuario'])
    .$if(personas !== null, (query) => query.where(anyOf('f.usuario_id', personas ?? [])))
    .$if(despues !== null, (query) =>
      query.where(
        sql<boolean>`(f.dia, -f.usuario_id::bigint) < (${despues?.dia}::date, ${-(despues?.usuario_id ?? 0)}::bigint)`,
      ),
    )
    .groupBy(['f.dia', 'f.usuario_id', 'u.id'])
    .orderBy('f.dia', 'desc')
    .orderBy('f.usuario_id')
    .limit(REGISTROS_MAXIMO)
    .execute();

/**
 * The closed clock-ins of some people on some days, by the index on both. It includes unrequested
 * pairs of person and day.
 */
export const listCerrados = (db: Kysely<DB>, personas: number[], dias: string[]) =>
  db
    .selectFrom('fichajes as f')
    .select(['f.usuario_id', 'f.dia', 'f.entrada', 'f.salida', 'f.descontado'])
    .where('f.salida', 'is not', null)
    .where(anyOf('f.usuario_id', personas))
    .where(sql<boolean>`f.dia = any(${dias}::date[])`)
    .execute();
