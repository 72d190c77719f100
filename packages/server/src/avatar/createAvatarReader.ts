import type { Avatar } from '@garita/domain/avatar/avatar';
import { type RutasPerfil, readPerfil } from '@garita/domain/avatar/readPerfil';
import { fillAddress } from '@garita/domain/formato/addressPart';
import { OutboundError } from '../outbound/OutboundError';
import type { PublicFetch } from '../outbound/publicFetch';
import { type Breaker, createBreaker } from './createBreaker';

const LIMITS = { timeoutMs: 3000, maxBytes: 64 * 1024 };
const PERFIL_HABBO = 'https://www.habbo.es/api/public/users?name={usuario}';
const KEPT_MS = 60_000;
/** The maximum of cached answers. */
const KEPT = 500;

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
 * Asks the agency's avatar service for the profile of a name.
 * @param options.isProof whether the avatar was just changed to prove who registers. If so, the
 * reader ignores the cache, and asks Habbo in Spain if the agency has chosen no service.
 */
export type ReadAvatar = (nombre: string, options?: { isProof?: boolean }) => Promise<Avatar>;

interface AvatarReaderOptions {
  readonly publicFetch: PublicFetch;
  readonly clock: () => Date;
  readonly getService: () => Promise<AvatarService>;
}

interface Kept {
  readonly until: number;
  readonly avatar: Promise<Avatar>;
}

async function ask(
  publicFetch: PublicFetch,
  { isOperators, ...rutas }: AvatarService,
  url: string,
  nombre: string,
): Promise<Avatar> {
  try {
    const { status, body } = await publicFetch(url, {
      ...LIMITS,
      headers: { accept: 'application/json' },
      mayBePrivate: isOperators,
    });
    if (status === 404) return { estado: 'desconocido' };
    if (status === 403) return { estado: 'prohibido' };
    if (status < 200 || status > 299) return { estado: 'no-responde', fallo: 'estado' };
    return readPerfil(JSON.parse(body), nombre, rutas);
  } catch (error) {
    if (error instanceof OutboundError) return { estado: 'no-responde', fallo: error.kind };
    if (error instanceof SyntaxError) return { estado: 'no-responde', fallo: 'forma' };
    throw error;
  }
}

/**
 * Reads profiles from the agency's avatar service. Answers are cached for 60 s; failures are not
 * cached. Concurrent requests for one name share one answer. After five failures in a row, the
 * reader asks nothing for a minute.
 */
export function createAvatarReader({
  publicFetch,
  clock,
  getService,
}: AvatarReaderOptions): ReadAvatar {
  const now = () => clock().getTime();
  const kept = new Map<string, Kept>();
  let breaker: Breaker = createBreaker(now);
  let perfilOfBreaker: string | null = null;

  async function askAndNote(service: AvatarService, url: string, nombre: string) {
    if (service.perfil !== perfilOfBreaker) {
      breaker = createBreaker(now);
      perfilOfBreaker = service.perfil;
    }
    const { mayAsk, note } = breaker;
    if (!mayAsk()) return { estado: 'no-responde', fallo: 'pausa' } as const;
    const avatar = await ask(publicFetch, service, url, nombre);
    note(avatar.estado !== 'no-responde');
    return avatar;
  }

  function keep(key: string, avatar: Promise<Avatar>): void {
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    const one = { until: now() + KEPT_MS, avatar };
    kept.set(key, one);
    const forget = () => kept.get(key) === one && kept.delete(key);
    void avatar.then(({ estado }) => estado === 'no-responde' && forget(), forget);
  }

  return async (nombre, { isProof = false } = {}) => {
    const service = await getService();
    const perfil = service.perfil ?? (isProof ? PERFIL_HABBO : null);
    if (perfil === null) return { estado: 'sin-servicio' };
    const url = fillAddress(perfil, { usuario: nombre });
    const key = JSON.stringify([url, service.perfilMision, service.perfilEnLinea]);
    const found = kept.get(key);
    if (found && !isProof && now() < found.until) return found.avatar;
    kept.delete(key);
    const avatar = askAndNote({ ...service, perfil }, url, nombre);
    keep(key, avatar);
    return avatar;
  };
}
