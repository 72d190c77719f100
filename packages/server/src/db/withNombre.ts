import { foldCase } from '@garita/domain/formato/foldCase';
import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from './tables';

/** A name as people are found by it. */
interface Buscado {
  readonly plegado: string;
  readonly exacto: string;
}

export const toBuscado = (nombre: string): Buscado => ({
  plegado: foldCase(nombre),
  exacto: normalizeNombre(nombre),
});

/**
 * Leaves of a query the person of a name, whatever its case. Where two people have one since before names were folded alike everywhere, whose name is
 * written exactly so comes first, and the older one otherwise: both can be reached.
 */
export const withNombre =
  ({ plegado, exacto }: Buscado) =>
  <O>(query: SelectQueryBuilder<DB, 'usuarios', O>): SelectQueryBuilder<DB, 'usuarios', O> =>
    query
      .where('usuarios.usuario_plegado', '=', plegado)
      .orderBy(sql`usuarios.usuario = ${exacto}`, 'desc')
      .orderBy('usuarios.usuario_homonimo')
      .limit(1);
