import { PERMISOS } from '@garita/domain/acceso/permisos';
import { type Exigencia, readExigencia } from '@garita/domain/factores/exigencia';
import { FACTORES } from '@garita/domain/factores/textos';
import type { Kysely } from 'kysely';
import type { Actor } from '../../access/Actor';
import type { DB } from '../../db/tables';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { Write, WriteScope } from '../../write/runWrite';
import { getAjuste, setAjuste } from '../ajustes/ajustes.service';
import { confirmOwnClave, verifyOwnClave } from '../claves/claves.service';

/** The setting's name; `access/actor.repository.ts` reads the setting with the actor. */
const AJUSTE = 'segundoFactor';

/** The setting of who needs a second factor, in the form of the contract. */
export async function getExigencia(db: Kysely<DB>) {
  const { desde, permisos } = readExigencia(await getAjuste(db, AJUSTE));
  return { desde, permisos: [...permisos] };
}

async function demand(scope: WriteScope<Actor>, wanted: Exigencia) {
  const { tx, actor, audit, unchanged } = scope;
  // The lock makes a second concurrent write see the first one's value.
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

/**
 * Sets from whom a second factor is demanded.
 * @throws Rechazo 400 for a wrong password; 409 while the owner has none; 429 after too many tries.
 */
export async function demandFactor(
  deps: Deps,
  write: Write<Actor>,
  actor: Actor,
  { clave, ...wanted }: Exigencia & { clave: string },
) {
  return write(
    async (scope, claveHash: string) => {
      await confirmOwnClave(scope, claveHash);
      return demand(scope, wanted);
    },
    () => verifyOwnClave(deps, actor, { campo: 'clave', clave }),
  );
}
