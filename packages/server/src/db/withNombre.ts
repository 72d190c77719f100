import { foldCase } from '@garita/domain/formato/foldCase';
import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from './tables';

export interface Buscado {
  readonly plegado: string;
  readonly exacto: string;
}

export const toBuscado = (nombre: string): Buscado => ({
  plegado: foldCase(nombre),
  exacto: normalizeNombre(nombre),
});

/**
 * Accounts that are older than the folding of names may share a folded name. The exact spelling
 * finds its account. Any other spelling finds the account with `usuario_homonimo` 0: the active
 * account, or the older account if both are active or both dismissed.
 */
export const withNombre =
  ({ plegado, exacto }: Buscado) =>
  <O>(query: SelectQueryBuilder<DB, 'usuarios', O>): SelectQueryBuilder<DB, 'usuarios', O> =>
    query
      .where('usuarios.usuario_plegado', '=', plegado)
      .orderBy(sql`usuarios.usuario = ${exacto}`, 'desc')
      .orderBy('usuarios.usuario_homonimo')
      .limit(1);
