import { isBelow } from '@garita/domain/acceso/can';
import { listAjenos } from '@garita/domain/acceso/holdsPermiso';
import { ALTA } from '@garita/domain/alta/textos';
import type { Kysely } from 'kysely';
import type { Actor } from '../../access/Actor';
import { flag } from '../../contract/flag';
import type { DB } from '../../db/tables';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
import { listCodigosOfrecidos } from '../ascensos/solicitudes.service';
import { giveEntradas } from '../claves/entrada.service';
import { listEditables } from '../rangos/catalogo.service';
import { endSesiones } from '../sesion/sesion.service';
import { listExcepciones, listPendientes } from './alta.repository';

/** Who has not chosen a password yet. */
export async function listPendientesAlta(db: Kysely<DB>, now: Date) {
  return (await listPendientes(db, { lock: false })).map(
    ({ id, usuario, mision, expira_en, usado_en }) => ({
      id,
      usuario,
      mision,
      caduca: expira_en.toISOString(),
      caducado: flag(expira_en <= now && usado_en === null),
      usado: flag(usado_en !== null),
    }),
  );
}

/** Those of some people to whom somebody may give a code: whoever sees it could come in as them. */
async function keepLent(
  tx: Kysely<DB>,
  actor: Actor,
  people: Awaited<ReturnType<typeof listPendientes>>,
) {
  const deCategoria = new Map(
    (await listEditables(tx)).map(({ id_categoria, permisos }) => [id_categoria, permisos]),
  );
  const ids = people.map(({ id }) => id);
  // What a proposal offers is theirs for whoever comes in as them.
  const propios = [...(await listExcepciones(tx, ids)), ...(await listCodigosOfrecidos(tx, ids))];
  return people.filter(({ id, categoria_id, permiso_sys }) => {
    const codigos = [
      ...(deCategoria.get(categoria_id) ?? []),
      ...propios.filter(({ usuario_id }) => usuario_id === id).map(({ codigo }) => codigo),
    ];
    return (
      isBelow(actor, { id, id_categoria: categoria_id, permisoSys: flag(permiso_sys) }) &&
      listAjenos(actor, codigos).length === 0
    );
  });
}

/**
 * Gives those who have not come in another code.
 * @param usuarios to whom; all of them when left out
 * @throws Rechazo 409 when there is nobody to give one to.
 */
export async function renewCodigos(
  scope: WriteScope<Actor>,
  deps: Deps,
  usuarios: readonly number[] | undefined,
) {
  const { tx, actor, ahora, audit } = scope;
  const people = await keepLent(tx, actor, await listPendientes(tx, { ids: usuarios, lock: true }));
  if (people.length === 0) throw Rechazo.conflict(ALTA.nadiePendiente);
  const ids = people.map(({ id }) => id);
  const { codigos, caduca } = await giveEntradas(scope, deps, ids);
  // Whoever came in with the code of before and is not who was meant is out again.
  await endSesiones(tx, ids, ahora);
  await audit(
    ...people.map(({ id }) => ({
      objetivo: { tipo: 'usuario', id },
      despues: { codigoEntrada: 'nuevo' },
    })),
  );
  return {
    msg: ALTA.codigosNuevos(people.length),
    status: 0 as const,
    caduca: caduca.toISOString(),
    codigos: people.map(({ id, usuario, mision }) => ({
      id,
      usuario,
      mision,
      codigo: codigos.get(id) as string,
    })),
  };
}
