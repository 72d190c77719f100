import { type CallAnswer, type CallInput, call, type PagedId } from '@garita/api-client/call';
import { nextOf } from '@garita/domain/listas/pagina';
import type { Connection } from '../connect';

export async function readAll<Id extends PagedId>(
  { api }: Pick<Connection, 'api'>,
  id: Id,
): Promise<CallAnswer<Id>> {
  const rows: { readonly id: number }[] = [];
  for (let query: { antes?: number } | null = {}; query !== null; ) {
    const page = (await call<Id>(api, id, query as CallInput<Id>)) as typeof rows;
    rows.push(...page);
    const antes = nextOf(page);
    query = antes === null ? null : { antes };
  }
  return rows as CallAnswer<Id>;
}
