import { ACCESO } from '@garita/domain/acceso/textos';
import { isProtected } from '@garita/domain/factores/isProtected';
import { must } from '@garita/domain/must';
import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { findFailure } from '@garita/domain/reglas/Rule';
import { ENTRADA } from '@garita/domain/sesion/entrada.textos';
import { type LoginValues, loginRules } from '@garita/domain/sesion/login.rules';
import { SESION } from '@garita/domain/sesion/textos';
import type { Actor } from '../../access/Actor';
import type { Sitio } from '../../access/sitio';
import { later, together } from '../../db/trips/together';
import { toBuscado } from '../../db/withNombre';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { Write, WriteScope } from '../../write/runWrite';
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
import { openSession } from './openSession.service';
import { openReto } from './reto.service';
import { nextSesion } from './sesion.repository';

type Credentials = LoginValues & {
  readonly address: string;
  /** Where it is, in words; null = not known. */
  readonly dispositivo: string | null;
  /** The portal's address as they see it; null where there can be no passkeys. */
  readonly sitio: Sitio | null;
};

/** What a name stands for at the door; undefined when nobody has it. */
type Account =
  | { readonly id: number; readonly clave_hash: string | null; readonly despedido_en: Date | null }
  | undefined;

/**
 * Whether the password is the account's. Unknown names and dismissed people do the same work, and all three are written down for the administration.
 * Who knows the password of somebody dismissed is told so; anybody else gets the one answer.
 */
async function verifyPassword(
  deps: Deps,
  account: Account,
  { clave, addressHash }: { clave: string; addressHash: string },
) {
  const { db, passwords, clock } = deps;
  const hasClave = await passwords.verify(account?.clave_hash ?? null, clave);
  // Whoever was brought in by a list has no password yet, and a code in its place. Looking at it takes no time that would tell.
  const entrada = account?.clave_hash === null ? await findEntrada(deps, account.id, clave) : null;
  const matches = hasClave || entrada !== null;
  if (!account || !matches || account.despedido_en || entrada === 'gastada') {
    await insertAccesoFallido(db, {
      usuario_id: account?.id ?? null,
      direccion_hash: addressHash,
      fecha: clock(),
    });
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
  /** What the attempt was counted against, and the one whose count it ends. */
  readonly claves: readonly string[];
  readonly pair: string;
}

/** Lets in whoever has given the password, or asks them for their second factor. */
async function admit(scope: WriteScope, deps: Deps, account: Proven) {
  // The password was checked before the transaction, so that no lock waits for a hash; what it proved must still hold.
  const { locked, sesion, asked } = await together(scope.tx, {
    locked: accountLocked.with(account),
    sesion: nextSesion.with({}),
    asked: askFactores(account.id),
  });
  if (!mayEnter(locked, account.claveHash)) throw Rechazo.unauthorized(SESION.noCoincide);
  const conCodigo = account.claveHash === null;
  if (conCodigo && !(await spendEntrada(scope, deps, account)))
    throw Rechazo.unauthorized(ENTRADA.gastada);
  // It was no guess: the count is taken back together with what follows from it.
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
      { ...account, sesionId: must(sesion[0], 'its id').id },
      conCodigo ? { conCodigo } : {},
    ),
    msg: SESION.entraste,
  };
}

interface Knock {
  readonly usuario: string;
  readonly addressHash: string;
  readonly now: Date;
}

/**
 * Counts the attempt and reads the account, in one trip: what it costs before the hash says nothing of whether somebody has the name. An address that
 * has had too many is not asked about again until it may try.
 * @returns the account, and what the attempt was counted against.
 */
async function knock(
  { db, visitorGuard }: Deps,
  limits: LoginLimits,
  { usuario, addressHash, now }: Knock,
): Promise<{ account: Account; claves: readonly string[] }> {
  const {
    counts,
    account: [account],
  } = await together(db, {
    counts: limits.count,
    account: accountByName.with(toBuscado(usuario)),
  });
  const { claves, exceeded } = toCounted(limits.all, counts);
  if (!exceeded) return { account, claves };
  if (exceeded.clave === limits.address)
    visitorGuard.refuseUntil('login', addressHash, exceeded.ends);
  throw refuseExceeded(exceeded, now);
}

/** Runs a sign-in that has been counted, and takes the count back where it came to nothing without being a wrong guess. */
async function settled<T>(
  { db }: Deps,
  claves: readonly string[],
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    // What came of it is told, also when the count cannot be taken back.
    if (!(error instanceof Rechazo && error.httpStatus === 401))
      await settleAttempt(db, claves, null).catch(() => undefined);
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
  const now = deps.clock();
  const limits = loginLimitsOf(
    deps,
    usuario,
    { addressHash, siteHash: deps.hashSite(address) },
    now,
  );
  const { account, claves } = await knock(deps, limits, { usuario, addressHash, now });
  return settled(deps, claves, async () => {
    const proven = await verifyPassword(deps, account, { clave: credentials.clave, addressHash });
    const { pair } = limits;
    return write((scope) =>
      admit(scope, deps, {
        ...proven,
        clave: credentials.clave,
        address,
        addressHash,
        dispositivo,
        sitio,
        claves,
        pair,
      }),
    );
  });
}
