import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../contract/loadContract';
import type { Deps } from '../deps';
import { readVersions } from '../write/versions.repository';
import { readClocks } from './clocks';

/** Changes at every start: what a newer server would answer differently must not be taken from a cache. */
const BOOT = Date.now().toString(36);

/**
 * Marks the answer of a read with an ETag of the versions and clocks that decide it, and answers 304 without asking for the data when the caller
 * has it already. The versions are read before the data: at worst a newer answer carries an older mark and is fetched once more.
 * @returns whether the request has been answered.
 */
export async function answersFromVersions(
  { db, clock, clocks: known }: Deps,
  { versions, clocks }: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (versions.length === 0) return false;
  const etag = `"${BOOT}.${await readVersions(db, versions)}${await readClocks(known, db, clocks, clock())}"`;
  reply.header('etag', etag);
  if (request.headers['if-none-match'] !== etag) return false;
  reply.code(304).send();
  return true;
}
