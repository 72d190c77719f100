import { PERMISOS } from '@garita/domain/acceso/permisos';
import { type Exigencia, readExigencia } from '@garita/domain/factores/exigencia';
import { FACTORES } from '@garita/domain/factores/textos';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { getAjuste, setAjuste } from '../ajustes/ajustes.service';

/** The setting's name; `access/actor.repository.ts` reads the setting too. */
const AJUSTE = 'segundoFactor';

export async function getExigencia(db: Db) {
  const { desde, permisos } = readExigencia(await getAjuste(db, AJUSTE));
  return { desde, permisos: [...permisos] };
}

/** Changes which people need a second factor. @throws Rechazo 409 for an actor without a factor. */
export async function demandFactor(scope: WriteScope, wanted: Exigencia) {
  const { tx, actor, audit, unchanged } = scope;
  // The lock makes a concurrent write wait. After the wait, that write reads the value that this
  // write stores.
  const before = readExigencia(await getAjuste(tx, AJUSTE, { lock: true }));
  const after = readExigencia({
    ...wanted,
    permisos: PERMISOS.filter((codigo) => wanted.permisos.includes(codigo)),
  });
  if (JSON.stringify(before) === JSON.stringify(after)) {
    unchanged();
    return { msg: FACTORES.exigenciaIgual, status: 0 as const };
  }
  // Without a factor of their own, the actor would lock themselves out.
  if (!actor.segundoFactor.puesto) throw Rechazo.conflict(FACTORES.sinFactor);
  await setAjuste(tx, AJUSTE, after);
  await audit({ objetivo: null, antes: { ...before }, despues: { ...after } });
  return { msg: FACTORES.exigencia, status: 0 as const };
}
