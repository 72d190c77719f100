import { ACCESO } from '@garita/domain/acceso/textos';
import { isProtected } from '@garita/domain/factores/isProtected';
import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { findFailure } from '@garita/domain/reglas/Rule';
import { ENTRADA } from '@garita/domain/sesion/entrada.textos';
import { type LoginValues, loginRules } from '@garita/domain/sesion/login.rules';
import { SESION } from '@garita/domain/sesion/textos';
import type { Actor } from '../../access/Actor';
import type { Sitio } from '../../access/sitio';
import { together } from '../../db/trips/together';
import type { Deps } from '../../deps';
import { Rechazo } from '../../rechazo';
import type { Write, WriteScope } from '../../write/runWrite';
import { askForFactor } from '../factores/askForFactor.service';
import { askFactores, toFactores } from '../factores/factores.service';
import { insertAccesoFallido } from './accesos.repository';
import { refuseExceeded } from './attempts';
import { findEntrada, spendEntrada } from './entrada.service';
import { countAttempt, settleAttempt } from './intentos.repository';
import { type LoginLimits, loginLimitsOf } from './loginLimits';
import { openSession } from './openSession.service';
import { openReto } from './reto.service';
import { accountLocked, findAccount, mayEnter } from './sesion.repository';

type Credentials = LoginValues & {
  readonly address: string;
  /** Where it is, in words; null = not known. */
  readonly dispositivo: string | null;
  /** The portal's address as they see it; null where there can be no passkeys. */
  readonly sitio: Sitio | null;
};

/**
 * The account whose password this is. Unknown names and dismissed people do the same work, and all three are written down for the administration.
 * Who knows the password of somebody dismissed is told so; anybody else gets the one answer.
 */
async function verifyPassword(deps: Deps, { usuario, clave, addressHash }: LoginValues & { addressHash: string }) {
  const { db, passwords, clock } = deps;
  const account = await findAccount(db, usuario);
  const hasClave = await passwords.verify(account?.clave_hash ?? null, clave);
  // Whoever was brought in by a list has no password yet, and a code in its place. Looking at it takes no time that would tell.
  const entrada = account?.clave_hash === null ? await findEntrada(deps, account.id, clave) : null;
  const matches = hasClave || entrada !== null;
  if (!account || !matches || account.despedido_en || entrada === 'gastada') {
    await insertAccesoFallido(db, { usuario_id: account?.id ?? null, direccion_hash: addressHash, fecha: clock() });
    if (account?.despedido_en && matches) throw Rechazo.unauthorized(ACCESO.despedido);
    throw Rechazo.unauthorized(entrada === 'gastada' ? ENTRADA.gastada : SESION.noCoincide);
  }
  return { id: account.id, claveHash: account.clave_hash };
}

interface Proven {
  readonly id: number;
  /** null for whoever comes with a code of entry. */
  readonly claveHash: string | null;
  readonly clave: string;
  readonly address: string;
  readonly addressHash: string;
  readonly dispositivo: string | null;
  readonly sitio: Sitio | null;
}

/** Lets in whoever has given the password, or asks them for their second factor. */
async function admit(scope: WriteScope, deps: Deps, account: Proven) {
  // The password was checked before the transaction, so that no lock waits for a hash; what it proved must still hold.
  const [locked, ...rows] = await together(scope.tx, accountLocked.with(account), ...askFactores(account.id));
  if (!mayEnter(locked, account.claveHash)) throw Rechazo.unauthorized(SESION.noCoincide);
  const conCodigo = account.claveHash === null;
  if (conCodigo && !(await spendEntrada(scope, deps, account))) throw Rechazo.unauthorized(ENTRADA.gastada);
  const factores = toFactores(...rows);
  if (isProtected(factores)) return askForFactor(factores, { reto: await openReto(scope, deps, account.id), sitio: account.sitio });
  return { error: 0 as const, token: await openSession(scope, deps, account, conCodigo ? { conCodigo } : {}), msg: SESION.entraste };
}

/** Counts the attempt; an address that has had too many is not asked about again until it may try. @returns what it was counted against. */
async function countLogin({ db, clock, loginGuard }: Deps, limits: LoginLimits): Promise<readonly string[]> {
  const now = clock();
  const { claves, exceeded } = await countAttempt(db, limits.all, now);
  if (!exceeded) return claves;
  if (exceeded.clave === limits.address) loginGuard.refuseUntil(limits.address, exceeded.ends);
  throw refuseExceeded(exceeded, now);
}

/** Runs a sign-in that has been counted, and takes the count back unless it was a wrong guess. */
async function settled<T>({ db }: Deps, claves: readonly string[], pair: string, attempt: () => Promise<T>): Promise<T> {
  // What came of it is told, also when the count cannot be taken back.
  const settle = (ended: string | null) => settleAttempt(db, claves, ended).catch(() => undefined);
  try {
    const answer = await attempt();
    await settle(pair);
    return answer;
  } catch (error) {
    if (!(error instanceof Rechazo && error.httpStatus === 401)) await settle(null);
    throw error;
  }
}

/**
 * Signs a person in and gives the session token, which only its owner ever sees; or, to whoever has a second factor, what asks for it.
 * @throws Rechazo 400 for empty fields, 401 when name and password do not go together and for somebody dismissed, 429 after too many attempts.
 */
export async function login(deps: Deps, write: Write<Actor | null>, credentials: Credentials) {
  const failure = findFailure(loginRules, credentials);
  if (failure) throw Rechazo.invalid(failure.campo, failure.texto);
  const usuario = normalizeNombre(credentials.usuario.trim());
  const { address, dispositivo, sitio } = credentials;
  const addressHash = deps.hashAddress(address);
  const limits = loginLimitsOf(deps, usuario, addressHash);
  return deps.loginGuard.run(limits.address, async () => {
    const claves = await countLogin(deps, limits);
    return settled(deps, claves, limits.pair, async () => {
      const account = await verifyPassword(deps, { ...credentials, usuario, addressHash });
      return write((scope) => admit(scope, deps, { ...account, clave: credentials.clave, address, addressHash, dispositivo, sitio }));
    });
  });
}
