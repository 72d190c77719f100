import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { findFailure } from '@garita/domain/reglas/Rule';
import { type LoginValues, loginRules } from '@garita/domain/sesion/login.rules';
import { SESION } from '@garita/domain/sesion/textos';
import { SESSION_DAYS } from '@garita/domain/sesion/token';
import type { Actor } from '../../access/Actor';
import { createSecret, hashSecret } from '../../access/token';
import type { Deps } from '../../deps';
import { Rechazo } from '../../rechazo';
import type { Write, WriteScope } from '../../write/runWrite';
import { noteAddress, toCloneAddress } from '../clones/clones.service';
import { checkLimits, forgetAttempts, loginLimitOf } from './attempts';
import { findAccount, insertSesion, lockAccount, setLastSeen } from './sesion.repository';

type Credentials = LoginValues & { readonly address: string };

/** An office shares one address, so it may try five times as often as one name. */
const limitsOf = ({ config, hashAddress }: Deps, { usuario, address }: Credentials) => [
  { clave: loginLimitOf(usuario), max: config.loginLimit },
  { clave: `login:direccion:${hashAddress(address)}`, max: config.loginLimit * 5 },
];

/** The account whose password this is. Unknown names and dismissed people do the same work and get the same answer. */
async function verifyPassword({ db, passwords }: Deps, { usuario, clave }: LoginValues): Promise<{ id: number; claveHash: string }> {
  const account = await findAccount(db, usuario);
  const matches = await passwords.verify(account?.clave_hash ?? null, clave);
  if (!account || !matches || account.despedido_en) throw Rechazo.unauthorized(SESION.noCoincide);
  return { id: account.id, claveHash: account.clave_hash };
}

async function openSession({ tx, ahora, audit }: WriteScope, deps: Deps, account: { id: number; claveHash: string; address: string }): Promise<string> {
  // The password was checked before the transaction, so that no lock waits for a hash; what it proved must still hold.
  if (!(await lockAccount(tx, account.id, account.claveHash))) throw Rechazo.unauthorized(SESION.noCoincide);
  const secret = createSecret(deps.random);
  const expira = new Date(ahora.getTime() + SESSION_DAYS * 86_400_000);
  const sesionId = await insertSesion(tx, { usuario_id: account.id, secreto_hash: hashSecret(secret), creada_en: ahora, expira_en: expira });
  await setLastSeen(tx, account.id, ahora);
  await noteAddress(tx, account.id, toCloneAddress(deps, account.address), ahora);
  await audit({ objetivo: { tipo: 'usuario', id: account.id }, despues: { sesion: sesionId } });
  return `${account.id}-${secret}`;
}

/**
 * Signs a person in and gives the session token, which only its owner ever sees.
 * @throws Rechazo 400 for empty fields, 401 when name and password do not go together, 429 after too many attempts.
 */
export async function login(deps: Deps, write: Write<Actor | null>, credentials: Credentials) {
  const failure = findFailure(loginRules, credentials);
  if (failure) throw Rechazo.invalid(failure.campo, failure.texto);
  const usuario = normalizeNombre(credentials.usuario.trim());
  await checkLimits(deps, limitsOf(deps, { ...credentials, usuario }));
  const account = await verifyPassword(deps, { ...credentials, usuario });
  const token = await write((scope) => openSession(scope, deps, { ...account, address: credentials.address }));
  await forgetAttempts(deps.db, loginLimitOf(usuario));
  return { error: 0 as const, token, msg: SESION.entraste };
}
