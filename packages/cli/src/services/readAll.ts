import type { CallAnswer, PagedId } from '@garita/api-client/call';
import { rows } from '@garita/api-client/rows';
import type { Connection } from '../connect';

export async function readAll<Id extends PagedId>(
  { api }: Pick<Connection, 'api'>,
  id: Id,
): Promise<CallAnswer<Id>> {
  const all: unknown[] = [];
  for await (const row of rows(api, id)) all.push(row);
  return all as CallAnswer<Id>;
}
