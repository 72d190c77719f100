import type { Avatar } from '@garita/domain/avatar/avatar';
import { type RutasPerfil, readPerfil } from '@garita/domain/avatar/readPerfil';
import { OutboundError } from '../outbound/OutboundError';
import type { PublicFetch } from '../outbound/publicFetch';
import { SERVICE_LIMITS } from '../outbound/serviceLimits';

/** Statuses of a name that no avatar has or can have. */
export const UNKNOWN: readonly number[] = [400, 404, 410];
export const PERFIL_HEADERS = { accept: 'application/json' };

/** The agency's avatar service. */
export interface AvatarService extends RutasPerfil {
  /** Address of a profile with `{usuario}` for the name; null for no service. */
  readonly perfil: string | null;
  /**
   * Whether the portal's operator chose the address. Then it may be in the portal's own network.
   */
  readonly isOperators: boolean;
}

/**
 * Reads the avatar from an answer of the service. An answer without a profile gives an avatar too,
 * whose `estado` names the failure.
 */
export function readAnswer(
  { status, body }: { readonly status: number; readonly body: string },
  nombre: string,
  rutas: RutasPerfil,
): Avatar {
  if (UNKNOWN.includes(status)) return { estado: 'desconocido' };
  if (status === 403) return { estado: 'prohibido' };
  if (status < 200 || status > 299) return { estado: 'no-responde', fallo: 'estado' };
  try {
    return readPerfil(JSON.parse(body), nombre, rutas);
  } catch (error) {
    if (error instanceof SyntaxError) return { estado: 'no-responde', fallo: 'forma' };
    throw error;
  }
}

/**
 * Asks the service about a name. A failed request gives an avatar too, with the `estado`
 * `no-responde`.
 */
export async function askService(
  publicFetch: PublicFetch,
  { isOperators, ...rutas }: AvatarService,
  url: string,
  nombre: string,
): Promise<Avatar> {
  try {
    const answer = await publicFetch(url, {
      ...SERVICE_LIMITS,
      headers: PERFIL_HEADERS,
      mayBePrivate: isOperators,
    });
    return readAnswer(answer, nombre, rutas);
  } catch (error) {
    if (error instanceof OutboundError) return { estado: 'no-responde', fallo: error.kind };
    throw error;
  }
}
