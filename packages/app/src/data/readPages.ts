import type { CallAnswer, CallInput } from '@garita/api-client/call';
import { nextOf } from '@garita/domain/listas/pagina';
import { type DefaultError, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { queryKey, type ReadId } from './read';

type Rows = readonly { readonly id: number }[];
/** The calls that read an append-only list in pages, newest row first. */
type PagedId = {
  [Id in ReadId]: CallInput<Id> extends { antes?: number; limit?: number }
    ? CallAnswer<Id> extends Rows
      ? Id
      : never
    : never;
}[ReadId];
/** The compiler cannot prove that the answer of every `PagedId` is a list of rows. */
type PageOf<Id extends PagedId> = Rows & CallAnswer<Id>;
type Page = { readonly antes?: number };

const flatten = <Page extends Rows>({ pages }: { readonly pages: readonly Page[] }): Page =>
  pages.flat() as Rows as Page;

/** A paged list as an infinite query. Its data is the loaded rows, newest first. */
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
