import { recuperarRules } from '@garita/domain/agencia/propiedad.rules';
import { PROPIEDAD } from '@garita/domain/agencia/propiedad.textos';
import { AGENCIA } from '@garita/domain/agencia/textos';
import type { Actor } from '../../access/Actor';
import { createSecret, hashSecret } from '../../access/token';
import { checkRules } from '../../checkRules';
import type { Db } from '../../db/Db';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import { insertAudit } from '../../write/audit.repository';
import type { AnyoneScope, Write } from '../../write/WriteScope';
import { requireClaveRara } from '../claves/claveComun.service';
import { removeFactores } from '../factores/factores.service';
import { findOwner } from '../personas/personas.repository';
import { replaceClave } from '../sesion/cambioClave.service';
import { insertRecuperacion, isOpen, redeem } from './recuperacion.repository';

const OPEN_MS = 3_600_000;
/** The audit log's operation, for creating a link and for using it. */
const OPERACION = 'recuperarPropietario';

/** @throws Rechazo 503 while the agency is not set up. */
async function demandOwner(db: Db) {
  const owner = await findOwner(db);
  if (!owner) throw Rechazo.unavailable(AGENCIA.sinConfigurar);
  return owner;
}

/**
 * Creates a link with which the owner sets a new password, and closes any earlier link. Only a
 * command on the server's machine creates such a link, never a call of the API.
 * @returns the secret; the database keeps only its hash
 * @throws Rechazo 503 while the agency is not set up.
 */
export async function createRecuperacion(
  { db, random }: Pick<Deps, 'db' | 'random'>,
  now: Date,
): Promise<string> {
  const secret = createSecret(random);
  await db.transaction().execute(async (tx) => {
    const { id } = await demandOwner(tx);
    await insertRecuperacion(tx, {
      secreto_hash: hashSecret(secret),
      creada_en: now,
      expira_en: new Date(now.getTime() + OPEN_MS),
    });
    await insertAudit(tx, {
      actorId: null,
      operacion: OPERACION,
      fecha: now,
      objetivo: ['usuario', id],
      despues: { enlace: 'creado' },
    });
  });
  return secret;
}

interface Recuperacion {
  readonly enlace: string;
  readonly clave: string;
  readonly rclave: string;
}

async function setOwnersClave(scope: AnyoneScope, enlace: Buffer, claveHash: string) {
  const { tx, ahora, audit } = scope;
  if (!(await redeem(tx, enlace, ahora))) throw Rechazo.forbidden(PROPIEDAD.enlaceInvalido);
  const owner = await demandOwner(tx);
  const cerradas = await replaceClave(scope, owner, { hash: claveHash, debeCambiar: false });
  // The owner may have lost their factors. Only a user of the server's machine can create a link,
  // and access to that machine proves more than a factor does.
  const factores = await removeFactores(tx, owner.id);
  await audit({
    objetivo: ['usuario', owner.id],
    ...(factores && { antes: factores }),
    despues: {
      clave: 'recuperada',
      sesionesCerradas: cerradas,
      ...(factores && { factores: 'quitados' }),
    },
  });
  return { msg: PROPIEDAD.recuperada, status: 0 as const, usuario: owner.usuario };
}

/**
 * Sets the owner's password, removes their second factors and ends all their sessions.
 * @throws Rechazo 403 for a link that is not open; 400 by `recuperarRules` and for a common
 * password.
 */
export async function recuperarPropietario(
  { db, clock, passwords }: Deps,
  write: Write<Actor | null>,
  { enlace, ...values }: Recuperacion,
) {
  const hash = hashSecret(enlace);
  // The link is checked before the password is hashed. So strangers can neither cause hashing nor
  // learn the owner's name.
  if (!(await isOpen(db, hash, clock()))) throw Rechazo.forbidden(PROPIEDAD.enlaceInvalido);
  const { usuario } = await demandOwner(db);
  checkRules(recuperarRules, { ...values, usuario });
  await requireClaveRara(values.clave, 'clave');
  const claveHash = await passwords.hash(values.clave);
  return write((scope) => setOwnersClave(scope, hash, claveHash));
}
