import { SESION } from '@garita/domain/sesion/textos';
import { RECHAZOS_TOKEN } from '@garita/domain/tokens/rechazos';
import type { Actor } from '../../access/Actor';
import { lacksFactor } from '../../access/missingFactor';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { forgetFallidosAddresses } from './accesos.repository';
import {
  forgetSesionAddresses,
  revokeSesion,
  revokeSesiones,
  revokeSesionesOf,
} from './sesion.repository';

export { revokeSesiones, revokeSesionesOf as endSesiones };

/**
 * Removes the addresses from a person's sessions and failed sign-ins.
 * @returns how many sessions had an address
 */
export async function forgetAccesosAddresses(tx: Db, usuarioId: number): Promise<number> {
  await forgetFallidosAddresses(tx, usuarioId);
  return forgetSesionAddresses(tx, usuarioId);
}

export async function logout({ tx, actor, ahora, audit }: WriteScope) {
  if (actor.sesionId === null) throw Rechazo.forbidden(RECHAZOS_TOKEN.nunca);
  await revokeSesion(tx, actor.sesionId, ahora);
  await audit({
    objetivo: ['usuario', actor.id],
    antes: { sesion: actor.sesionId },
    despues: { sesion: null },
  });
  return { msg: SESION.saliste, status: 0 as const };
}

export const closeSesionesForDismissal = (
  { tx, ahora }: WriteScope,
  usuarioId: number,
): Promise<number> => revokeSesiones(tx, usuarioId, ahora);

export const toSessionUser = (actor: Actor) => ({
  id: actor.id,
  usuario: actor.usuario,
  firma: actor.firma,
  mision: actor.mision,
  id_categoria: actor.id_categoria,
  permisos: [...actor.permisos],
  permisoSys: actor.permisoSys,
  despedido: 0 as const,
  fichaje: actor.fichaje,
  puertaDesde: actor.puertaDesde,
  debeCambiarClave: actor.debeCambiarClave,
  debeSegundoFactor: lacksFactor(actor),
  config: actor.config,
});
