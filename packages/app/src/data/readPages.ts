import type { CallAnswer, CallInput } from '@garita/api-client/call';
import { sendCall } from '@garita/api-client/sendCall';
import { nextOf } from '@garita/domain/listas/pagina';
import { type DefaultError, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { api } from '../portal/api';
import { type CallOf, queryKey, type ReadId, type TemaOf } from './read';

type Rows = readonly { readonly id: number }[];
/** A list that only grows: it is answered from the newest on, a page at a time. */
type PagedId = {
  [Id in ReadId]: CallInput<Id> extends { antes?: number; limit?: number }
    ? CallAnswer<Id> extends Rows
      ? Id
      : never
    : never;
}[ReadId];
/** The compiler cannot say it of all of them at once. */
type PageOf<Id extends PagedId> = Rows & CallAnswer<Id>;

const flatten = <Page extends Rows>({ pages }: { readonly pages: readonly Page[] }): Page =>
  pages.flat() as Rows as Page;

/** Such a list as a query whose data are the rows that have come, the newest first: by its tema, its name and its call, as `read`. */
export const readPages = <Id extends PagedId>(tema: TemaOf<Id>, operation: Id, call: CallOf<Id>) =>
  infiniteQueryOptions<PageOf<Id>, DefaultError, PageOf<Id>, QueryKey, number | null>({
    queryKey: queryKey(tema, operation),
    queryFn: async ({ pageParam, signal }) =>
      (await sendCall<Id>(
        api,
        call,
        (pageParam === null ? {} : { antes: pageParam }) as CallInput<Id>,
        { signal },
      )) as PageOf<Id>,
    initialPageParam: null,
    getNextPageParam: nextOf,
    select: flatten<PageOf<Id>>,
  });
