import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../access/Actor';
import type { Operation } from '../contract/loadContract';
import { type Reading, readClocks } from './clocks';
import type { SnapshotCache } from './SnapshotCache';

/** Changes at every start: what a newer server would answer differently must not be taken from a cache. */
const BOOT = Date.now().toString(36);

const formatVersions = ({ versions }: SnapshotCache, temas: readonly string[]): string =>
  temas.flatMap((tema) => (versions.has(tema) ? [`${tema}${versions.get(tema)}`] : [])).join('.');

/**
 * Who asks, with their rights, as a part of an ETag: a handler is given both. A browser keeps an answer after the person has signed out, and asks with its ETag
 * for the next one. The session is left out: it decides no versioned answer, and somebody who signs in again may keep what they have.
 */
function formatAsker({ sesionId: _, ...asker }: Actor): string {
  return `.${createHash('sha256').update(JSON.stringify(asker)).digest('base64url').slice(0, 22)}`;
}

/**
 * Marks the answer of a read with an ETag of the versions and clocks that decide it and, unless it is the same for all, of who asks, and answers 304 without asking for the data when the caller
 * has it already. The versions are read before the data: at worst a newer answer carries an older mark and is fetched once more.
 * @returns whether the request has been answered.
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
