import type { OperationId } from '@garita/api-client/access';
import { type CallAnswer, type CallInput, call, type PagedId } from '@garita/api-client/call';
import type { Connection } from '../connect';
import { readAll } from './readAll';

/** The calls that answer a list and need no fields. */
type ListId = {
  [Id in OperationId]: CallAnswer<Id> extends readonly unknown[]
    ? CallInput<Id> extends infer Input
      ? [Input] extends [object]
        ? Partial<Input> extends Input
          ? Id
          : never
        : Id
      : never
    : never;
}[OperationId];

type Api = Pick<Connection, 'api'>;

/** The reader carries its `llamadas`. */
export const rowsOf = <Id extends ListId>(id: Id) =>
  Object.assign(({ api }: Api) => call<Id>(api, id, undefined as CallInput<Id>), {
    llamadas: [id],
  });

/** Reads all pages. */
export const allRowsOf = <Id extends PagedId>(id: Id) =>
  Object.assign((connection: Api) => readAll(connection, id), { llamadas: [id] });
