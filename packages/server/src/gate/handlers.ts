import type { ACCESS, OperationId } from '@garita/api-client/access';
import type { OPERATIONS, SharedId } from '@garita/api-client/operations';
import type { operations } from '@garita/api-client/schema';
import type { Tema } from '@garita/domain/temas';
import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../access/Actor';
import type { PresentedKey } from '../access/presentedKey';
import type { Sitio } from '../access/sitio';
import type { Write } from '../write/WriteScope';
import type { FileAnswer } from './FileAnswer';
import type { ImageAnswer } from './ImageAnswer';
import type { JsonText } from './JsonText';
import type { StreamAnswer } from './StreamAnswer';

type JsonOf<T> = T extends { content: { 'application/json': infer B } } ? B : undefined;
type ContentOf<T> = T extends { content: { 'application/gzip': unknown } }
  ? FileAnswer
  : T extends { content: { 'image/png': unknown } }
    ? ImageAnswer
    : T extends { content: { 'text/event-stream': unknown } }
      ? StreamAnswer
      : JsonOf<T>;
type ParametersOf<O, K extends string> = O extends { parameters: { [P in K]?: infer V } }
  ? NonNullable<V>
  : unknown;
type BodyOf<O> = O extends { requestBody: infer B } ? JsonOf<B> : undefined;

export interface Call<Op extends OperationId> {
  readonly params: ParametersOf<operations[Op], 'path'>;
  readonly query: ParametersOf<operations[Op], 'query'>;
  readonly body: BodyOf<operations[Op]>;
  /** The caller, as read for this request; null on public calls. */
  readonly actor: ActorOf<Op>;
  /** The session token as sent, and the cookie for the browser. */
  readonly presented: PresentedKey;
  /** The caller's network address; only its hash is stored. */
  readonly address: string;
  readonly userAgent: string | null;
  /**
   * The id of the last event that the caller read before its stream broke; null for a new stream.
   */
  readonly lastEventId: string | null;
  /** The portal's address as the caller used it; null if passkeys do not work at that address. */
  readonly sitio: Sitio | null;
  readonly log: FastifyBaseLogger;
  /** The only way to change anything (`write/runWrite.ts`). */
  readonly write: Write<ActorOf<Op>>;
}

export type Body<Op extends OperationId> = BodyOf<operations[Op]>;

type IsPublic<Op extends OperationId> = [
  Extract<(typeof ACCESS)[Op][number], { public: true }>,
] extends [never]
  ? false
  : true;

/** On a public call the actor is null, even with a valid session. */
type ActorOf<Op extends OperationId> = IsPublic<Op> extends true ? Actor | null : Actor;

export type Answer<Op extends OperationId> = ContentOf<
  operations[Op]['responses'][200 & keyof operations[Op]['responses']]
>;

/** A shared answer depends only on the parameters. */
type CallOf<Op extends OperationId> = Op extends SharedId
  ? Pick<Call<Op>, 'params' | 'query'>
  : Call<Op>;

export type Handler<Op extends OperationId> = (
  call: CallOf<Op>,
) => Promise<Answer<Op> | JsonText<Answer<Op>>>;

export type Handlers = { readonly [Op in OperationId]: Handler<Op> };

/** The handlers of one tema. A call of the contract without a handler does not compile. */
export type HandlersOf<T extends Tema> = {
  readonly [Op in OperationId as (typeof OPERATIONS)[Op]['tema'] extends T
    ? Op
    : never]: Handler<Op>;
};
