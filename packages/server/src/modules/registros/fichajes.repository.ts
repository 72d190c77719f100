import { REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import { sql } from 'kysely';
import { anyOf } from '../../db/anyOf';
import { type Clave, pageBehind } from '../../db/behind';
import type { Db } from '../../db/Db';
import { findNewestOf } from '../../db/findNewestOf';
import { selectFichajes } from '../fichajes/fichajes.service';

const FICHAJES = { table: 'fichajes', owner: 'usuario_id', fecha: 'entrada' } as const;

export interface DiaDe {
  readonly usuario_id: number;
  readonly dia: string;
}

export async function listFichajes(db: Db, personas: number[] | null, despues: Clave | null) {
  const ids = personas && (await findNewestOf(db, FICHAJES, personas, despues, REGISTROS_MAXIMO));
  return await selectFichajes(db)
    .$if(ids !== null, (query) => query.where(anyOf('f.id', ids?.map(({ id }) => id) ?? [])))
    .$call(pageBehind('f.entrada', 'f.id', despues, REGISTROS_MAXIMO))
    .execute();
}

/** The newest days with clock-ins, one row per person and day. `personas` null = all people. */
export const listDias = (db: Db, personas: number[] | null, despues: DiaDe | null) =>
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
 * The closed clock-ins of these people on these days, through the index on person and day. The
 * result may have a person's day that the caller did not ask for.
 */
export const listCerrados = (db: Db, personas: number[], dias: string[]) =>
  db
    .selectFrom('fichajes as f')
    .select(['f.usuario_id', 'f.dia', 'f.entrada', 'f.salida', 'f.descontado'])
    .where('f.salida', 'is not', null)
    .where(anyOf('f.usuario_id', personas))
    .where(sql<boolean>`f.dia = any(${dias}::date[])`)
    .execute();
