import { call } from '@garita/api-client/call';
import { CREDITOS } from '@garita/domain/agencia/moneda';
import { setMoneda } from '@garita/domain/agencia/monedaActual';
import type { Context } from '../Context';
import { createApi } from '../createApi';
import { findServidor } from './servidor';

/** Timeout for the currency's name, in milliseconds: amounts are readable without it. */
const PATIENCE_MS = 3000;

/**
 * Reads the agency's currency name, for the amounts that a command writes. When the portal fails
 * the default, credits, remains: the command itself reports the failure.
 */
export async function learnMoneda({ env }: Pick<Context, 'env'>): Promise<void> {
  setMoneda(CREDITOS);
  try {
    const api = createApi(await findServidor(env), null, { env });
    const signal = AbortSignal.timeout(PATIENCE_MS);
    setMoneda((await call(api, 'configuracion', undefined, { signal })).moneda);
  } catch {
    // The command itself reports it.
  }
}
