import { ACCESO } from '@garita/domain/acceso/textos';
import { isProtected } from '@garita/domain/factores/isProtected';
import { must } from '@garita/domain/must';
import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { ENTRADA } from '@garita/domain/sesion/entrada.textos';
import { type LoginValues, loginRules } from '@garita/domain/sesion/login.rules';
import { SESION } from '@garita/domain/sesion/textos';
import type { Actor } from '../../access/Actor';
import { createSecret, hashSecret } from '../../access/token';
import { checkRules } from '../../checkRules';
import { batch, later } from '../../db/roundTrips/batch';
import { toBuscado } from '../../db/withNombre';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { AnyoneScope, Write } from '../../write/WriteScope';
import { accountByName, accountLocked, mayEnter } from '../claves/claves.service';
import { findEntrada, spendEntrada } from '../claves/entrada.service';
import {
  intentoSettled,
  refuseExceeded,
  settleAttempt,
  toCounted,
} from '../claves/intentos.service';
import { type LoginLimits, loginLimitsOf } from '../claves/loginLimits.service';
import { askForFactor } from '../factores/askForFactor.service';
import { askFactores, toFactores } from '../factores/factores.service';
import { insertAccesoFallido } from './accesos.repository';
import { openSession, type Visita } from './openSession.service';
import { insertReto } from './reto.repository';
import { nextSesion } from './sesion.repository';

const OPEN_MS = 5 * 60_000;

/**
 * Opens a challenge for the second factor. The caller has verified the password and locked the
 * account's row.
 * @returns the challenge's secret, which replaces the password in the next request
 */
async function openReto(
  { tx, ahora, audit }: AnyoneScope,
  { random }: Pick<Deps, 'random'>,
  id: number,
): Promise<string> {
  const reto = createSecret(random);
  await insertReto(tx, {
    usuario_id: id,
    secreto_hash: hashSecret(reto),
    creado_en: ahora,
    expira_en: new Date(ahora.getTime() + OPEN_MS),
  });
  await audit({ objetivo: ['usuario', id], despues: { segundoFactor: 'pedido' } });
  return reto;
}

/** Undefined if no account has the name. */
type Account =
  | { readonly id: number; readonly clave_hash: string | null; readonly despedido_en: Date | null }
  | undefined;

/**
 * Verifies a password or an entry code, and records each failure. Unknown names and dismissed
 * people cost the same work as others. Only a dismissed person with the right password learns of
 * the dismissal.
 */
async function verifyPassword(
  deps: Deps,
  account: Account,
  { usuario, clave, addressHash }: LoginValues & { addressHash: string },
) {
  const { db, passwords, clock } = deps;
  const hasClave = await passwords.verify(account?.clave_hash ?? null, clave);
  // An imported account has an entry code instead of a password. Every wrong password is also tried
  // as an entry code, so that the duration does not reveal which accounts exist.
  const entrada = hasClave ? null : await findEntrada(deps, { usuario, clave });
  const entering = hasClave ? account : entrada;
  if (!entering || entering.despedido_en || entrada?.isGastada) {
    await insertAccesoFallido(db, {
      usuario_id: (entering ?? account)?.id ?? null,
      direccion_hash: addressHash,
      fecha: clock(),
    });
    if (entering?.despedido_en) throw Rechazo.unauthorized(ACCESO.despedido);
    throw Rechazo.unauthorized(entrada ? ENTRADA.gastada : SESION.noCoincide);
  }
  return {
    id: entering.id,
    claveHash: hasClave ? (account?.clave_hash ?? null) : null,
    // The answer tells the person's own name if the person typed it differently.
    otroNombre: entrada && entrada.usuario !== usuario ? entrada.usuario : null,
  };
}

interface Proven extends Visita {
  readonly id: number;
  /** Null for a sign-in with an entry code. */
  readonly claveHash: string | null;
  readonly clave: string;
  /** The person's name, if they typed it differently with an entry code. */
  readonly otroNombre: string | null;
  /** The limits that counted the attempt; a success resets the limit `pair`. */
  readonly claves: readonly string[];
  readonly pair: string;
}

async function admit(scope: AnyoneScope, deps: Deps, account: Proven) {
  // The password's hash was compared before the transaction, so that no lock waits for that slow
  // work. Here the account is compared again, under the lock.
  const { locked, sesion, asked } = await batch(scope.tx, {
    locked: accountLocked.with(account),
    sesion: nextSesion.with({}),
    asked: askFactores(account.id),
  });
  if (!mayEnter(locked, account.claveHash)) throw Rechazo.unauthorized(SESION.noCoincide);
  const conCodigo = account.claveHash === null;
  if (conCodigo && !(await spendEntrada(scope, deps, account)))
    throw Rechazo.unauthorized(ENTRADA.gastada);
  // The password was right, so the attempt no longer counts. This statement joins the batch of the
  // next write.
  await later(scope.tx, intentoSettled.with({ claves: account.claves, cumplido: account.pair }));
  const factores = toFactores(asked);
  if (isProtected(factores))
    return askForFactor(factores, {
      reto: await openReto(scope, deps, account.id),
      sitio: account.sitio,
    });
  return {
    error: 0 as const,
    token: await openSession(
      scope,
      deps,
      { ...account, sesionId: must(sesion[0], 'The id of the new session').id },
      conCodigo ? { conCodigo } : {},
    ),
    msg: account.otroNombre === null ? SESION.entraste : SESION.entrasteComo(account.otroNombre),
  };
}

interface LoginAttempt {
  readonly usuario: string;
  readonly addressHash: string;
  readonly now: Date;
}

/**
 * Counts the attempt and reads the account in one round trip. So the time until the password is
 * compared does not reveal whether the name exists. A blocked address causes no query until its
 * wait is over.
 */
async function knock(
  { db, visitorGuard }: Deps,
  limits: LoginLimits,
  { usuario, addressHash, now }: LoginAttempt,
): Promise<{ account: Account; claves: readonly string[] }> {
  const {
    counts,
    account: [account],
  } = await batch(db, {
    counts: limits.count,
    account: accountByName.with(toBuscado(usuario)),
  });
  const { claves, exceeded } = toCounted(limits.all, counts);
  if (!exceeded) return { account, claves };
  if (exceeded.clave === limits.address)
    visitorGuard.refuseUntil('login', addressHash, exceeded.ends);
  throw refuseExceeded(exceeded, now);
}

/** Runs an attempt. If it fails for another reason than 401, the attempt does not count. */
async function settled<T>(
  { db }: Deps,
  claves: readonly string[],
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    // The original error is thrown, even if undoing the count fails.
    if (!(error instanceof Rechazo && error.httpStatus === 401))
      await settleAttempt(db, claves, null).catch(() => undefined);
    throw error;
  }
}

/**
 * Signs a person in.
 * @returns the session token, or the challenge for a second factor
 * @throws Rechazo 400 for empty fields; 401 for a wrong name or password, a used or expired entry
 * code, and a dismissed person; 429 after too many attempts.
 */
export async function login(
  deps: Deps,
  write: Write<Actor | null>,
  credentials: LoginValues,
  visita: Visita,
) {
  checkRules(loginRules, credentials);
  const usuario = normalizeNombre(credentials.usuario.trim());
  const addressHash = deps.hashAddress(visita.address);
  const now = deps.clock();
  const limits = loginLimitsOf(
    deps,
    usuario,
    { addressHash, siteHash: deps.hashSite(visita.address) },
    now,
  );
  const { account, claves } = await knock(deps, limits, { usuario, addressHash, now });
  return settled(deps, claves, async () => {
    const { clave } = credentials;
    const proven = await verifyPassword(deps, account, { usuario, clave, addressHash });
    const entering = { ...visita, ...proven, clave, claves, pair: limits.pair };
    return write((scope) => admit(scope, deps, entering));
  });
}
