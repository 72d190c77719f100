import { SESION } from '@garita/domain/sesion/textos';
import { RECHAZOS_TOKEN } from '@garita/domain/tokens/rechazos';
import type { Actor } from '../../access/Actor';
import { lacksFactor } from '../../access/missingFactor';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
import { forgetFallidosAddresses } from './accesos.repository';
import {
  forgetSesionAddresses,
  revokeSesion,
  revokeSesiones,
  revokeSesionesOf,
} from './sesion.repository';

export { revokeSesiones, revokeSesionesOf as endSesiones };

/** From sessions and failed sign-ins. @returns how many sessions had one */
export async function forgetAccesosAddresses(tx: Db, usuarioId: number): Promise<number> {
  await forgetFallidosAddresses(tx, usuarioId);
  return forgetSesionAddresses(tx, usuarioId);
}

export async function logout({ tx, actor, ahora, audit }: WriteScope) {
  if (actor.sesionId === null) throw Rechazo.forbidden(RECHAZOS_TOKEN.nunca);
  await revokeSesion(tx, actor.sesionId, ahora);
  await audit({
    objetivo: { tipo: 'usuario', id: actor.id },
    antes: { sesion: actor.sesionId },
    despues: { sesion: null },
  });
  return { msg: SESION.saliste, status: 0 as const };
}

export const closeSesionesForDismissal = (
  { tx, ahora }: WriteScope,
  usuarioId: number,
): Promise<number> => revokeSesiones(tx, usuarioId, ahora);

export function toSessionUser(actor: Actor) {
  const {
    id,
    usuario,
    firma,
    mision,
    id_categoria,
    permisos,
    permisoSys,
    fichaje,
    debeCambiarClave,
    config,
  } = actor;
  const debeSegundoFactor = lacksFactor(actor);
  return {
    id,
    usuario,
    firma,
    mision,
    id_categoria,
    permisos: [...permisos],
    permisoSys,
    despedido: 0 as const,
    fichaje,
    debeCambiarClave,
    debeSegundoFactor,
    config,
  };
}
