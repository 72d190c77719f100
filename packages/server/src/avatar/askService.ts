import type { Avatar } from '@garita/domain/avatar/avatar';
import { type RutasPerfil, readPerfil } from '@garita/domain/avatar/readPerfil';
import { OutboundError } from '../outbound/OutboundError';
import type { PublicFetch } from '../outbound/publicFetch';
import { SERVICE_LIMITS } from '../outbound/serviceLimits';

/** Statuses of a name that no avatar has or can have. */
export const UNKNOWN: readonly number[] = [400, 404, 410];

/** The agency's avatar service. */
export interface AvatarService extends RutasPerfil {
  /** Address of a profile with `{usuario}` for the name; null for no service. */
  readonly perfil: string | null;
  /**
   * Whether the portal's operator chose the address. Then it may be in the portal's own network.
   */
  readonly isOperators: boolean;
}

/** Sends one request. A failure is an answer too. */
export async function askService(
  publicFetch: PublicFetch,
  { isOperators, ...rutas }: AvatarService,
  url: string,
  nombre: string,
): Promise<Avatar> {
  try {
    const { status, body } = await publicFetch(url, {
      ...SERVICE_LIMITS,
      headers: { accept: 'application/json' },
      mayBePrivate: isOperators,
    });
    if (UNKNOWN.includes(status)) return { estado: 'desconocido' };
    if (status === 403) return { estado: 'prohibido' };
    if (status < 200 || status > 299) return { estado: 'no-responde', fallo: 'estado' };
    return readPerfil(JSON.parse(body), nombre, rutas);
  } catch (error) {
    if (error instanceof OutboundError) return { estado: 'no-responde', fallo: error.kind };
    if (error instanceof SyntaxError) return { estado: 'no-responde', fallo: 'forma' };
    throw error;
  }
}
