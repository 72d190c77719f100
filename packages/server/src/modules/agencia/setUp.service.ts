import { createHash, timingSafeEqual } from 'node:crypto';
import { agenciaRules } from '@garita/domain/agencia/agencia.rules';
import { AGENCIA } from '@garita/domain/agencia/textos';
import { AL_EMPEZAR } from '@garita/domain/alta/primerosPasos';
import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { PRIMERA_CLAVE } from '@garita/domain/sesion/cuenta.textos';
import type { Actor } from '../../access/Actor';
import { checkRules } from '../../checkRules';
import { refusing } from '../../db/refusing';
import type { Deps } from '../../gate/Deps';
import type { Body } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';
import type { AnyoneScope, Write } from '../../write/WriteScope';
import { findAgencia, insertAgencia, setAjuste } from '../ajustes/ajustes.service';
import { requireClaveRara } from '../claves/claveComun.service';
import { openPeriodo } from '../nomina/nomina.service';
import { insertUsuario } from '../personas/cuenta.repository';
import { createEscalafon } from '../rangos/escalafon/escalafon.service';
import { getLastMision } from '../rangos/rangos.service';
import { isRecienHecha } from '../sesion/recienHecha.service';

/** Default category from which promotions need a signature. */
const FIRMA_DESDE = 5;

type SetUpInput = Body<'setUpAgencia'>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const opens = ({ setUpToken }: Deps, enlace: string): boolean =>
  setUpToken !== null && timingSafeEqual(digest(setUpToken), digest(enlace));

async function create(
  { tx, ahora, audit }: AnyoneScope,
  input: SetUpInput,
  claveHash: string,
): Promise<void> {
  const [nombre, siglas, usuario] = [
    input.nombre.trim(),
    input.siglas.trim(),
    normalizeNombre(input.usuario),
  ];
  // The table has room for one row, so of two concurrent requests one fails on the key.
  await insertAgencia(tx, {
    id: 1,
    nombre,
    siglas,
    firma_desde: FIRMA_DESDE,
    zona: input.zona,
    creada_en: ahora,
  }).catch(refusing(null, () => Rechazo.conflict(AGENCIA.yaConfigurada)));
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
    objetivo: ['usuario', id],
    despues: { agencia: nombre, siglas, zona: input.zona, escalafon: input.escalafon, usuario },
  });
}

/**
 * Sets the agency up once: its name, its ladder, its first pay period and the owner's account.
 * @throws Rechazo 400 by `agenciaRules` and for a common password; 403 for a wrong link; 409 when
 * the agency is already set up.
 */
export async function setUpAgencia(deps: Deps, write: Write<Actor | null>, input: SetUpInput) {
  const made = await findAgencia(deps.db);
  if (made) {
    // The client may repeat a request whose answer was lost.
    const isSame =
      opens(deps, input.enlace) &&
      made.nombre === input.nombre.trim() &&
      made.siglas === input.siglas.trim();
    if (!isSame || !(await isRecienHecha(deps, input)))
      throw Rechazo.conflict(AGENCIA.yaConfigurada);
    return { msg: AGENCIA.configurada, status: 0 as const };
  }
  if (!opens(deps, input.enlace)) throw Rechazo.forbidden(AGENCIA.enlaceInvalido);
  checkRules(agenciaRules, input);
  await requireClaveRara(input.clave, 'clave', PRIMERA_CLAVE);
  const claveHash = await deps.passwords.hash(input.clave);
  await write((scope) => create(scope, input, claveHash));
  return { msg: AGENCIA.configurada, status: 0 as const };
}
