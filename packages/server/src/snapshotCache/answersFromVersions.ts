import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../access/Actor';
import type { Operation } from '../contract/loadContract';
import { type Reading, readClocks } from './clocks';
import type { SnapshotCache } from './SnapshotCache';

/**
 * A part of every ETag. It changes at each start, because a newer server may answer differently.
 */
const BOOT = Date.now().toString(36);

const formatVersions = ({ versions }: SnapshotCache, temas: readonly string[]): string =>
  temas.flatMap((tema) => (versions.has(tema) ? [`${tema}${versions.get(tema)}`] : [])).join('.');

/**
 * The caller and their rights as a part of an ETag. A browser keeps answers after a sign-out, and
 * sends their ETags for the next person. The session is not a part: no versioned answer depends on
 * it, so a person can reuse the answers after signing in again.
 */
function formatAsker({ sesionId: _, ...asker }: Actor): string {
  return `.${createHash('sha256').update(JSON.stringify(asker)).digest('base64url').slice(0, 22)}`;
}

/**
 * Sets an ETag from the versions and clocks on which an answer depends, and from the caller unless
 * the answer is shared. If the client already has the answer, the portal answers 304 without
 * reading the data. The portal reads the versions before the data. So at worst a newer answer has
 * an older ETag, and the client fetches it once more.
 * @returns whether it has answered the request.
 */
export async function answersFromVersions(
  { db, clock, clocks }: Pick<Reading, 'db' | 'clocks'> & { readonly clock: () => Date },
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { actor, snapshot, headers } = request;
  if (operation.versions.length === 0 || !snapshot) return false;
  const ticked = await readClocks({ clocks, db, snapshot, now: clock() }, operation.clocks);
  const asker = operation.shared || actor === null ? '' : formatAsker(actor);
  const etag = `"${BOOT}.${formatVersions(snapshot, operation.versions)}${ticked}${asker}"`;
  reply.header('etag', etag);
  if (headers['if-none-match'] !== etag) return false;
  reply.code(304).send();
  return true;
}
