import { foldCase } from '@garita/domain/formato/foldCase';
import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from './tables';

/**
 * Leaves of a query the person of a name, whatever its case. Where two people have one since before names were folded alike everywhere, whose name is
 * written exactly so comes first, and the older one otherwise: both can be reached.
 */
export const withNombre =
  (nombre: string) =>
  <O>(query: SelectQueryBuilder<DB, 'usuarios', O>): SelectQueryBuilder<DB, 'usuarios', O> =>
    query
      .where('usuarios.usuario_plegado', '=', foldCase(nombre))
      .orderBy(sql`usuarios.usuario = ${normalizeNombre(nombre)}`, 'desc')
      .orderBy('usuarios.usuario_homonimo')
      .limit(1);
