import { call } from '@garita/api-client/call';
import { CREDITOS } from '@garita/domain/agencia/moneda';
import { setMoneda } from '@garita/domain/agencia/monedaActual';
import type { Context } from '../Context';
import { createApi } from '../createApi';
import { findServidor } from './servidor';

/** For how long it is waited for what the money is called: amounts can be read without it. */
const PATIENCE_MS = 3000;

/**
 * Asks the portal what its agency calls its money, for the amounts that a command is about to write. A portal that does not say leaves credits: what is
 * wrong with it, the command itself will tell.
 */
export async function learnMoneda({ env }: Pick<Context, 'env'>): Promise<void> {
  setMoneda(CREDITOS);
  try {
    const api = createApi(await findServidor(env), null, { env });
    const signal = AbortSignal.timeout(PATIENCE_MS);
    setMoneda((await call(api, 'configuracion', undefined, { signal })).moneda);
  } catch {
    // Told by the command itself.
  }
}
