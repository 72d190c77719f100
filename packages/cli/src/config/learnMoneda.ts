import { call } from '@garita/api-client/call';
import type { Context } from '../Context';
import { createApi } from '../createApi';
import { findServidor } from './servidor';

/**
 * The timeout for reading the currency's name, in milliseconds. It is short, since amounts are
 * readable without it.
 */
const PATIENCE_MS = 3000;

/**
 * Reads the agency's currency into the context. If the portal fails, the currency stays credits.
 */
export async function learnMoneda(context: Context): Promise<void> {
  const { env } = context;
  try {
    const api = createApi(await findServidor(env), null, { env });
    const signal = AbortSignal.timeout(PATIENCE_MS);
    context.moneda = (await call(api, 'configuracion', undefined, { signal })).moneda;
  } catch {
    // The command itself reports the portal's failure.
  }
}
