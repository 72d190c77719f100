import { isBelow } from '@garita/domain/acceso/can';
import { listAjenos } from '@garita/domain/acceso/holdsPermiso';
import { ALTA } from '@garita/domain/alta/textos';
import type { Actor } from '../../access/Actor';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { listCodigosOfrecidos } from '../ascensos/solicitudes.service';
import { giveEntradas } from '../claves/entrada.service';
import { listEditables } from '../rangos/catalogo.service';
import { endSesiones } from '../sesion/sesion.service';
import { listExcepciones, listPendientes } from './alta.repository';

export async function listPendientesAlta(db: Db, now: Date) {
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

/**
 * Keeps only people below the actor, without a permission that the actor lacks. With a person's
 * entry code the actor could sign in as that person.
 */
async function keepAllowed(
  tx: Db,
  actor: Actor,
  people: Awaited<ReturnType<typeof listPendientes>>,
) {
  const deCategoria = new Map(
    (await listEditables(tx)).map(({ id_categoria, permisos }) => [id_categoria, permisos]),
  );
  const ids = people.map(({ id }) => id);
  // The actor could also accept the person's pending promotion, so the permissions of that
  // promotion count too.
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
 * Gives new entry codes to the people that {@link keepAllowed} admits.
 * @param usuarios ids; all people without a password when omitted
 * @throws Rechazo 409 when {@link keepAllowed} admits no person.
 */
export async function renewCodigos(
  scope: WriteScope,
  deps: Deps,
  usuarios: readonly number[] | undefined,
) {
  const { tx, actor, ahora, audit } = scope;
  const people = await keepAllowed(
    tx,
    actor,
    await listPendientes(tx, { ids: usuarios, lock: true }),
  );
  if (people.length === 0) throw Rechazo.conflict(ALTA.nadiePendiente);
  const ids = people.map(({ id }) => id);
  const { codigos, caduca } = await giveEntradas(scope, deps, ids);
  // The old code may have reached another person, so the sessions that it opened end.
  await endSesiones(tx, ids, ahora);
  await audit(
    ...people.map(({ id }) => ({
      objetivo: ['usuario', id] as const,
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
