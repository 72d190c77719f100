import { ACCESO } from '@garita/domain/acceso/textos';
import type { FastifyRequest } from 'fastify';
import { Rechazo } from '../rechazo';

/** Headers of a prefetch; the last three belong to older browsers. */
const MARKS = ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'];

/**
 * Refuses a browser's prefetch. Two writes of the contract are a GET, and a prefetch must not run
 * them.
 * @throws Rechazo 403
 */
export function refusePrefetch({ method, headers }: FastifyRequest): void {
  if (
    method === 'GET' &&
    MARKS.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))
  )
    throw Rechazo.forbidden(ACCESO.anticipada);
}
