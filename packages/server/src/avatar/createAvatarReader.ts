import type { Avatar } from '@garita/domain/avatar/avatar';
import { fillAddress } from '@garita/domain/formato/addressPart';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { createSemaphore } from '../access/semaphore';
import type { PublicFetch } from '../outbound/publicFetch';
import { Rechazo } from '../rechazo';
import { type AvatarService, askService } from './askService';
import { type Breaker, createBreaker } from './createBreaker';

const KEPT_MS = 60_000;
/** The maximum of cached answers. */
const KEPT = 500;
/** The maximum numbers of running and of waiting requests. */
const [RUNNING, WAITING] = [5, 500];

/** Habbo's service in Spain, for a proof while the agency has no service. */
const HABBO = {
  perfil: 'https://www.habbo.es/api/public/users?name={usuario}',
  perfilMision: null,
  perfilEnLinea: null,
  isOperators: false,
};

/**
 * Asks the agency's avatar service for the profile of a name.
 * @param options.isProof whether the avatar was just changed to prove who registers. If so, the
 * reader ignores the cache, and asks Habbo in Spain if the agency has chosen no service.
 * @throws Rechazo 503 while too many requests wait
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

/**
 * Reads profiles from the agency's avatar service. Answers are cached for 60 s; failures are not
 * cached. Concurrent requests for one name share one answer. At most five requests run at once.
 * After five failures in a row, the reader asks nothing for a minute.
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
  const limit = createSemaphore({
    running: RUNNING,
    waiting: WAITING,
    refuse: () => Rechazo.unavailable(SERVICIO.noDisponible),
  });

  async function askAndNote(service: AvatarService, url: string, nombre: string) {
    if (service.perfil !== perfilOfBreaker) {
      breaker = createBreaker(now);
      perfilOfBreaker = service.perfil;
    }
    const { mayAsk, note } = breaker;
    if (!mayAsk()) return { estado: 'no-responde', fallo: 'pausa' } as const;
    const avatar = await askService(publicFetch, service, url, nombre);
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
    const chosen = await getService();
    const service = chosen.perfil === null && isProof ? HABBO : chosen;
    if (service.perfil === null) return { estado: 'sin-servicio' };
    const url = fillAddress(service.perfil, { usuario: nombre });
    const key = JSON.stringify([url, service.perfilMision, service.perfilEnLinea]);
    const found = kept.get(key);
    if (found && !isProof && now() < found.until) return found.avatar;
    kept.delete(key);
    // A request first waits for its turn and then asks the breaker. So after failures the portal
    // does not send the waiting requests.
    const avatar = limit(() => askAndNote(service, url, nombre));
    keep(key, avatar);
    return avatar;
  };
}
