import { ACCESO } from '@garita/domain/acceso/textos';
import type { FastifyRequest } from 'fastify';
import { Rechazo } from '../rechazo';

/** How browsers mark a request that nobody has asked for yet; the second and third are those of older ones. */
const MARKS = ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'];

/**
 * A browser may fetch an address before its user goes there. The spec has two writes that are a GET, which must not happen so.
 * @throws Rechazo 403
 */
export function refusePrefetch({ method, headers }: FastifyRequest): void {
  if (
    method === 'GET' &&
    MARKS.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))
  )
    throw Rechazo.forbidden(ACCESO.anticipada);
}
