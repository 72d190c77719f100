import { ACCESO } from '@garita/domain/acceso/textos';
import type { FastifyRequest } from 'fastify';
import { Rechazo } from '../rechazo';

/** The headers of a prefetch; the second and third are those of older browsers. */
const MARKS = ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'];

/**
 * A browser may prefetch an address. The spec has two writes that are a GET, and a prefetch must
 * not run them.
 * @throws Rechazo 403
 */
export function refusePrefetch({ method, headers }: FastifyRequest): void {
  if (
    method === 'GET' &&
    MARKS.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))
  )
    throw Rechazo.forbidden(ACCESO.anticipada);
}
