import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../contract/loadContract';
import { chooseEncoding, SharedAnswer } from './SharedAnswer';

interface Sharing {
  readonly operation: Operation;
  readonly now: Date;
  /** Serialises the answer, which must not depend on the caller. */
  readonly make: () => Promise<string>;
}

/** The tag of a cached answer: its ETag and, if it has running minutes, the second. */
const tagOf = ({ shared }: Operation, etag: unknown, now: Date): string =>
  `${etag} ${shared === 'second' ? Math.floor(now.getTime() / 1000) : ''}`;

/** Sends an answer that is the same for all callers. The answer is computed and compressed once. */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  { operation, now, make }: Sharing,
): Promise<FastifyReply> {
  const { snapshot, params, query, headers } = request;
  const build = async () => new SharedAnswer(await make());
  const key = `${operation.id} ${JSON.stringify([params, query])}`;
  const shared = snapshot
    ? await snapshot.answers.get(key, tagOf(operation, reply.getHeader('etag'), now), build)
    : await build();
  const encoding = chooseEncoding(headers['accept-encoding'], shared);
  reply.code(200).type('application/json; charset=utf-8');
  if (!encoding) return reply.send(shared.bytes);
  // The headers come after the compression. The request may time out during the compression, and
  // then it gets another answer.
  const encoded = await shared.encode(encoding);
  return reply.header('vary', 'accept-encoding').header('content-encoding', encoding).send(encoded);
}
