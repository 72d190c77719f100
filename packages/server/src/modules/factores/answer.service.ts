import { foldCodigo, isCodigoDeApp } from '@garita/domain/factores/codigo';
import { FACTORES } from '@garita/domain/factores/textos';
import type { Sitio } from '../../access/sitio';
import type { Db } from '../../db/Db';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import { hashCodigo } from './codigos.service';
import { findLlave, setUso } from './llaves.repository';
import { desafioOf } from './pedirLlave';
import { countCodigos, spendCodigo } from './recuperacion.repository';
import { unseal } from './sealed';
import { findStep } from './totp';
import { findTotp, setPaso } from './totp.repository';
import { type LlaveRespuesta, readLlaveRespuesta } from './verifyLlave';

export type Respuesta = { readonly codigo: string } | { readonly llave: LlaveRespuesta };

export type UsedFactor =
  | { readonly factor: 'aplicacion' }
  | { readonly factor: 'llave'; readonly llave: string }
  | { readonly factor: 'recuperacion'; readonly quedan: number };

interface At {
  /** The token of the second step, in place of the password. */
  readonly reto: string;
  readonly sitio: Sitio | null;
  readonly now: Date;
}

async function takeCodigoDeApp(
  tx: Db,
  deps: Deps,
  usuarioId: number,
  { codigo, now }: { codigo: string; now: Date },
): Promise<UsedFactor | null> {
  const row = await findTotp(tx, usuarioId);
  if (!row?.secreto_cifrado) return null;
  const secret = unseal(deps, usuarioId, row.secreto_cifrado);
  if (!secret) throw Rechazo.unavailable(FACTORES.ilegible);
  const paso = findStep(secret, codigo, { now, last: row.ultimo_paso });
  if (paso === null) return null;
  await setPaso(tx, usuarioId, paso);
  return { factor: 'aplicacion' };
}

async function takeRecuperacion(
  tx: Db,
  usuarioId: number,
  { codigo, now }: { codigo: string; now: Date },
): Promise<UsedFactor | null> {
  if (!(await spendCodigo(tx, usuarioId, hashCodigo(codigo), now))) return null;
  return { factor: 'recuperacion', quedan: await countCodigos(tx, usuarioId) };
}

async function takeLlave(
  tx: Db,
  usuarioId: number,
  respuesta: LlaveRespuesta,
  { reto, sitio, now }: At,
): Promise<UsedFactor | null> {
  const llave =
    sitio && (await findLlave(tx, usuarioId, { credencial: respuesta.id, dominio: sitio.dominio }));
  const contador = llave
    ? await readLlaveRespuesta(respuesta, { ...sitio, desafio: desafioOf(reto), llave })
    : null;
  if (!llave || contador === null) return null;
  await setUso(tx, llave.id, { contador, usada_en: now });
  return { factor: 'llave', llave: llave.nombre };
}

/**
 * Accepts a code of the authenticator, a recovery code, or a passkey's answer. The caller has
 * locked the account, so an answer is accepted only once.
 * @throws Rechazo 401 for a wrong, old or used answer; 503 when this portal's secret cannot decrypt
 * the authenticator.
 */
export async function takeRespuesta(
  tx: Db,
  deps: Deps,
  usuarioId: number,
  respuesta: Respuesta,
  at: At,
): Promise<UsedFactor> {
  if ('llave' in respuesta) {
    const given = await takeLlave(tx, usuarioId, respuesta.llave, at);
    if (!given) throw Rechazo.unauthorized(FACTORES.llaveIncorrecta);
    return given;
  }
  const codigo = foldCodigo(respuesta.codigo);
  const one = { codigo, now: at.now };
  const given = isCodigoDeApp(codigo)
    ? await takeCodigoDeApp(tx, deps, usuarioId, one)
    : await takeRecuperacion(tx, usuarioId, one);
  if (!given) throw Rechazo.unauthorized(FACTORES.codigoIncorrecto);
  return given;
}
