import { nextOf } from '@garita/domain/listas/pagina';
import { type CallAnswer, type CallInput, call, type PagedId } from './call';
import type { ApiClient } from './createClient';

/**
 * All rows of an append-only list, the newest first. The generator requests a page when the caller
 * has taken the last row of the page before.
 * @throws ApiError
 */
export async function* rows<Id extends PagedId>(
  client: ApiClient,
  id: Id,
): AsyncGenerator<CallAnswer<Id>[number], void> {
  for (let antes: number | null | undefined; antes !== null; ) {
    const input = antes === undefined ? {} : { antes };
    // The compiler cannot prove that the answer of every PagedId is a list of rows.
    const page = (await call<Id>(client, id, input as CallInput<Id>)) as CallAnswer<Id> &
      readonly { readonly id: number }[];
    yield* page;
    antes = nextOf(page);
  }
}
