import type { CallAnswer, CallInput } from '@garita/api-client/call';
import { nextOf } from '@garita/domain/listas/pagina';
import { type DefaultError, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { queryKey, type ReadId } from './read';

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
/** The fields that ask for a page. */
type Page = { readonly antes?: number };

const flatten = <Page extends Rows>({ pages }: { readonly pages: readonly Page[] }): Page =>
  pages.flat() as Rows as Page;

/** Such a list as a query whose data are the rows that have come, the newest first: by its name, as `read`. */
export const readPages = <Id extends PagedId>(operation: Id) =>
  infiniteQueryOptions<PageOf<Id>, DefaultError, PageOf<Id>, QueryKey, Page>({
    queryKey: queryKey(operation),
    initialPageParam: {},
    getNextPageParam: (page) => {
      const antes = nextOf(page);
      return antes === null ? null : { antes };
    },
    select: flatten<PageOf<Id>>,
  });
