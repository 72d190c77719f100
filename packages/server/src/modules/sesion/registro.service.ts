import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { PRIMERA_CLAVE, REGISTRO } from '@garita/domain/sesion/cuenta.textos';
import { type RegistroValues, registroRules } from '@garita/domain/sesion/registro.rules';
import type { Actor } from '../../access/Actor';
import { normalizeAddress } from '../../access/address';
import { checkRules } from '../../checkRules';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { AnyoneScope, Write } from '../../write/WriteScope';
import { getAgencia } from '../ajustes/ajustes.service';
import { getRegistro } from '../ajustes/configuracion.service';
import { requireClaveRara } from '../claves/claveComun.service';
import { checkLimit, type Limit } from '../claves/intentos.service';
import { lockNeighbours, noteAddress, recordClone, toCloneAddress } from '../clones/clones.service';
import { redeemInvitacion } from '../invitaciones/canje.service';
import { insertUsuario } from '../personas/cuenta.repository';
import { requireNombreLibre, toNombreConflict } from '../personas/nombreLibre.service';
import { getFirstMision, holdEscalafon } from '../rangos/rangos.service';
import { requireNombreSinVeto } from '../vetos/vigente.service';
import { announce } from '../webhooks/announce.service';
import { checkMotto } from './avatar';
import { checkLlegada, lockLlegada, requireAbierto } from './puerta.service';
import { isRecienHecha } from './recienHecha.service';

/**
 * The characters of a code, without 0, 1, I and O, because a person copies the code from one screen
 * to another by hand.
 */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 5;

/**
 * The code of an address. The same address always has the same code, and the code does not reveal
 * the address.
 */
async function codeOf({ db, keyedHash }: Deps, address: string): Promise<string> {
  const { siglas } = await getAgencia(db);
  const bytes = Buffer.from(keyedHash('registro', normalizeAddress(address)), 'base64url');
  const letters = [...bytes.subarray(0, CODE_LENGTH)].map((byte) =>
    LETTERS.charAt(byte % LETTERS.length),
  );
  return `${siglas}-${letters.join('')}`;
}

/** The code of the caller's address, and whether the registration needs it (REG-03). */
export async function getCodigo(deps: Deps, address: string) {
  const codigo = await codeOf(deps, address);
  const { prueba } = await getRegistro(deps.db, deps.config);
  return prueba === 'none'
    ? { msg: REGISTRO.sinVerificar, codigo, necesario: 0 as const }
    : { msg: REGISTRO.ponCodigo, codigo, necesario: 1 as const };
}

/** The limit of a site (an IPv6 network, see `hashSite`), as a multiple of an address's limit. */
const PER_SITE = 2;

/** The limits of registrations: per address, and per site if the address has one. */
function registroLimitsOf(
  { config: { registerLimit: max }, hashAddress, hashSite }: Deps,
  address: string,
): readonly Limit[] {
  const site = hashSite(address);
  const porSitio = { clave: `registro:red:${site}`, max: max * PER_SITE };
  return [
    { clave: `registro:direccion:${hashAddress(address)}`, max },
    ...(site === null ? [] : [porSitio]),
  ];
}

interface NewAccount {
  readonly usuario: string;
  readonly claveHash: string;
  readonly referido: string | null;
  /** The invitation code as typed; empty if there is none. */
  readonly invitacion: string;
  /** The keyed hash of the address; null for a private address. */
  readonly direccion: string | null;
}

async function insertAccount({ tx, ahora }: AnyoneScope, { usuario, claveHash }: NewAccount) {
  await holdEscalafon(tx);
  const mision = await getFirstMision(tx);
  try {
    const id = await insertUsuario(tx, {
      usuario,
      clave_hash: claveHash,
      mision_id: mision.id,
      registrado_en: ahora,
      rango_desde: ahora,
    });
    return { id, mision };
  } catch (error) {
    throw toNombreConflict(error, 'usuario');
  }
}

/**
 * Creates the account. If the address may have no second account, records the refusal instead.
 * @returns whether the account was created
 */
async function createAccount(
  scope: AnyoneScope,
  { config }: Deps,
  account: NewAccount,
): Promise<boolean> {
  const { tx, ahora, audit } = scope;
  const { usuario, direccion, referido } = account;
  // While the password was hashed, registration may have closed, a user may have vetoed the name,
  // and another registration may have used the invitation. So all three are checked again.
  const { modo, clones } = await requireAbierto(tx, config);
  await requireNombreSinVeto(tx, usuario, { campo: 'usuario', ahora });
  const canje = await lockLlegada(tx, { modo, codigo: account.invitacion, now: ahora });
  const { ids, isAllowed } = await lockNeighbours(tx, direccion);
  if (clones === 'block' && ids.length > 0 && !isAllowed) {
    await recordClone(tx, { nombre: usuario, usuarioId: null, ids, ahora });
    await audit({ objetivo: null, despues: { rechazado: usuario, coinciden: ids } });
    return false;
  }
  const { id, mision } = await insertAccount(scope, account);
  if (canje) await redeemInvitacion(tx, canje, id, ahora);
  await noteAddress(tx, id, direccion, ahora);
  await recordClone(tx, { nombre: usuario, usuarioId: id, ids, ahora });
  const came = {
    ...(referido !== null && { referido }),
    ...(canje && { invitadoPor: canje.creadaPor }),
  };
  await audit({ objetivo: ['usuario', id], despues: { usuario, mision: mision.nombre, ...came } });
  await announce(scope, {
    suceso: 'persona_nueva',
    hechos: [{ persona: usuario, rango: mision.nombre }],
  });
  return true;
}

/**
 * Registers a person at the lowest mission. If a client repeats the request with the same password
 * within 15 minutes, for example after a lost answer, it gets the same answer.
 * @throws Rechazo 400 by `registroRules`, for a common password and a missing invitation; 403 if
 * registration is closed, and for an invalid invitation; 409 for a name that is taken or vetoed, or
 * looks like such a name, for a missing avatar or one without the code in its motto, and for an
 * address that may have no second account; 429 after too many tries from one address or site; 503 if the avatar service fails or before the
 * agency's setup.
 */
export async function register(
  deps: Deps,
  write: Write<Actor | null>,
  { address, ...values }: RegistroValues & { address: string },
) {
  const { config, db, passwords, clock } = deps;
  const { modo, prueba } = await requireAbierto(db, config);
  checkRules(registroRules, values);
  await requireClaveRara(values.clave, 'clave', PRIMERA_CLAVE);
  await checkLimit(deps, ...registroLimitsOf(deps, address));
  // The client may repeat a request whose answer was lost. Then the name is taken and the
  // invitation used already.
  if (await isRecienHecha(deps, values)) return { msg: REGISTRO.registrado, status: 0 as const };
  const { referido = null, invitacion = '' } = values;
  await checkLlegada(db, { modo, codigo: invitacion, now: clock() });
  const usuario = normalizeNombre(values.usuario);
  await requireNombreLibre(db, usuario, { campo: 'usuario', ahora: clock() });
  if (prueba === 'avatar-motto') await checkMotto(deps, usuario, await codeOf(deps, address));
  const account = {
    usuario,
    claveHash: await passwords.hash(values.clave),
    referido,
    invitacion,
    direccion: toCloneAddress(deps, address),
  };
  if (!(await write((scope) => createAccount(scope, deps, account))))
    throw Rechazo.conflict(REGISTRO.clon);
  return { msg: REGISTRO.registrado, status: 0 as const };
}
