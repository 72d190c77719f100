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

/** The reader carries its `llamadas`. `toRows` is for an answer that is no list of rows itself. */
export const rowsOf = <Id extends BareId, Row = RowOf<CallAnswer<Id>>>(
  id: Id,
  toRows = (answer: CallAnswer<Id>): readonly Row[] => answer as unknown as readonly Row[],
) =>
  Object.assign(
    async ({ api }: Api) => toRows(await call<Id>(api, id, undefined as CallInput<Id>)),
    { llamadas: [id] },
  );

/** Reads all pages. */
export const allRowsOf = <Id extends PagedId>(id: Id) =>
  Object.assign((connection: Api) => readAll(connection, id), { llamadas: [id] });
