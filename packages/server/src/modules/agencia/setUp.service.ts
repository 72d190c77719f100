import { createHash, timingSafeEqual } from 'node:crypto';
import { agenciaRules } from '@garita/domain/agencia/agencia.rules';
import { AGENCIA } from '@garita/domain/agencia/textos';
import { AL_EMPEZAR } from '@garita/domain/alta/primerosPasos';
import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { findFailure } from '@garita/domain/reglas/Rule';
import { PRIMERA_CLAVE } from '@garita/domain/sesion/cuenta.textos';
import type { Kysely } from 'kysely';
import type { Actor } from '../../access/Actor';
import { isUniqueViolation } from '../../db/errors';
import type { DB } from '../../db/tables';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { Write, WriteScope } from '../../write/runWrite';
import { findAgencia, insertAgencia, setAjuste } from '../ajustes/ajustes.service';
import { requireClaveRara } from '../claves/claveComun.service';
import { openPeriodo } from '../nomina/nomina.service';
import { insertUsuario } from '../personas/cuenta.repository';
import { createEscalafon, type NombreEscalafon } from '../rangos/escalafon/escalafon.service';
import { getLastMision } from '../rangos/rangos.service';
import { isRecienHecha } from '../sesion/recienHecha.service';

/** Category from which a new agency asks for signatures; the owner can change it. */
const FIRMA_DESDE = 5;

export interface SetUpInput {
  /** The secret of the link. */
  readonly enlace: string;
  readonly nombre: string;
  readonly siglas: string;
  readonly zona: string;
  readonly escalafon: NombreEscalafon;
  readonly usuario: string;
  readonly clave: string;
  readonly rclave: string;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const opens = ({ setUpToken }: Deps, enlace: string): boolean =>
  setUpToken !== null && timingSafeEqual(digest(setUpToken), digest(enlace));

/** The table holds one row: of two concurrent requests one fails on the unique key. */
async function insertOnce(tx: Kysely<DB>, row: Parameters<typeof insertAgencia>[1]): Promise<void> {
  try {
    await insertAgencia(tx, row);
  } catch (error) {
    if (isUniqueViolation(error)) throw Rechazo.conflict(AGENCIA.yaConfigurada);
    throw error;
  }
}

async function create(
  { tx, ahora, audit }: WriteScope,
  input: SetUpInput,
  claveHash: string,
): Promise<void> {
  const [nombre, siglas, usuario] = [
    input.nombre.trim(),
    input.siglas.trim(),
    normalizeNombre(input.usuario),
  ];
  await insertOnce(tx, {
    id: 1,
    nombre,
    siglas,
    firma_desde: FIRMA_DESDE,
    zona: input.zona,
    creada_en: ahora,
  });
  await setAjuste(tx, 'primerosPasos', AL_EMPEZAR);
  await createEscalafon(tx, input.escalafon);
  await openPeriodo(tx, ahora);
  const mision = await getLastMision(tx);
  const owner = {
    usuario,
    clave_hash: claveHash,
    mision_id: mision.id,
    permiso_sys: true,
    registrado_en: ahora,
    rango_desde: ahora,
  };
  const id = await insertUsuario(tx, owner);
  await audit({
    objetivo: { tipo: 'usuario', id },
    despues: { agencia: nombre, siglas, zona: input.zona, escalafon: input.escalafon, usuario },
  });
}

/**
 * Sets the agency up once, all or nothing: its name, its ladder, its first pay period and the
 * owner's account.
 * @throws Rechazo 400 by `agenciaRules` and for a common password; 403 for a wrong link; 409 when
 * the agency is already set up.
 */
export async function setUpAgencia(deps: Deps, write: Write<Actor | null>, input: SetUpInput) {
  const made = await findAgencia(deps.db);
  if (made) {
    // A retry of the same request, whose first answer was lost.
    const isSame =
      opens(deps, input.enlace) &&
      made.nombre === input.nombre.trim() &&
      made.siglas === input.siglas.trim();
    if (!isSame || !(await isRecienHecha(deps, input)))
      throw Rechazo.conflict(AGENCIA.yaConfigurada);
    return { msg: AGENCIA.configurada, status: 0 as const };
  }
  if (!opens(deps, input.enlace)) throw Rechazo.forbidden(AGENCIA.enlaceInvalido);
  const failure = findFailure(agenciaRules, input);
  if (failure) throw Rechazo.invalid(failure.campo, failure.texto);
  await requireClaveRara(input.clave, 'clave', PRIMERA_CLAVE);
  const claveHash = await deps.passwords.hash(input.clave);
  await write((scope) => create(scope, input, claveHash));
  return { msg: AGENCIA.configurada, status: 0 as const };
}
