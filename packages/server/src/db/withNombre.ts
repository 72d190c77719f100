import { foldCase } from '@garita/domain/formato/foldCase';
import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from './tables';

interface Buscado {
  readonly plegado: string;
  readonly exacto: string;
}

export const toBuscado = (nombre: string): Buscado => ({
  plegado: foldCase(nombre),
  exacto: normalizeNombre(nombre),
});

/**
 * Selects the person of a name, in any case. Two people may share a folded name from before the
 * code folded them. Then the exact spelling comes first, else the older person, so both can be
 * reached.
 */
export const withNombre =
  ({ plegado, exacto }: Buscado) =>
  <O>(query: SelectQueryBuilder<DB, 'usuarios', O>): SelectQueryBuilder<DB, 'usuarios', O> =>
    query
      .where('usuarios.usuario_plegado', '=', plegado)
      .orderBy(sql`usuarios.usuario = ${exacto}`, 'desc')
      .orderBy('usuarios.usuario_homonimo')
      .limit(1);
