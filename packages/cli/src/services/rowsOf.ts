import type { OperationId } from '@garita/api-client/access';
import { type CallAnswer, type CallInput, call, type PagedId } from '@garita/api-client/call';
import type { Connection } from '../connect';
import { readAll } from './readAll';

/** The calls that need no fields. */
type BareId = {
  [Id in OperationId]: CallInput<Id> extends infer Input
    ? [Input] extends [object]
      ? Partial<Input> extends Input
        ? Id
        : never
      : Id
    : never;
}[OperationId];

type RowOf<Answer> = Answer extends readonly (infer Row)[] ? Row : never;

type Api = Pick<Connection, 'api'>;

/**
 * A reader of a list, which also declares its `llamadas`. @param toRows gets the rows out of an
 * answer that is not a list
 */
export const rowsOf = <Id extends BareId, Row = RowOf<CallAnswer<Id>>>(
  id: Id,
  toRows = (answer: CallAnswer<Id>): readonly Row[] => answer as unknown as readonly Row[],
) =>
  Object.assign(
    async ({ api }: Api) => toRows(await call<Id>(api, id, undefined as CallInput<Id>)),
    { llamadas: [id] },
  );

/** A reader of all pages of a list. */
export const allRowsOf = <Id extends PagedId>(id: Id) =>
  Object.assign((connection: Api) => readAll(connection, id), { llamadas: [id] });
