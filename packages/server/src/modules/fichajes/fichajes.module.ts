import { OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import { FICHAJES } from '@garita/domain/fichajes/textos';
import { askOwner } from '../../access/targets.repository';
import { ceilingOf } from '../../db/belowCeiling';
import type { Call } from '../../gate/handlers';
import type { Module } from '../../gate/Module';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { changeMinutes, closeFichaje, correct } from './correct.service';
import { getActivos, getDentro, getFichajes } from './fichajes.service';
import { clockIn, clockOut } from './fichar.service';
import { salidasOlvidadas } from './presencia.repository';

/**
 * Runs an op of `actionFichar`. A request without `id` is about the caller's own record; if it
 * names another person, it is refused. Only the caller's own exit takes `visto`.
 */
function fichar(scope: WriteScope, { op, ...body }: Call<'actionFichar'>['body']) {
  const { id, usuario, salida, minutos = null, motivo = '' } = body;
  const namesAnother = usuario !== undefined && usuario !== scope.actor.id;
  if (body.visto !== undefined && (op !== OP_FICHAJE.salida || id !== undefined))
    throw Rechazo.invalid('visto', FICHAJES.vistoAjeno);
  if (op === OP_FICHAJE.entrada) {
    if (id !== undefined || namesAnother)
      throw Rechazo.invalid(namesAnother ? 'usuario' : 'id', FICHAJES.soloPropia);
    return clockIn(scope);
  }
  if (id !== undefined) {
    const meant = { id, usuario };
    if (op === OP_FICHAJE.cerrar) return closeFichaje(scope, { ...body, id });
    return op === OP_FICHAJE.corregir
      ? correct(scope, meant, { minutos, motivo })
      : changeMinutes(scope, meant, { minutos: -op });
  }
  if (op !== OP_FICHAJE.salida || namesAnother || salida !== undefined)
    throw Rechazo.invalid('id', FICHAJES.faltaFichaje);
  return clockOut(scope, body);
}

export const fichajesModule: Module<'fichajes'> = {
  handlers: ({ db, clock }) => ({
    getFichajes: ({ actor }) => getFichajes(db, actor.id, clock()),
    getFichajesActivos: () => getActivos(db, clock()),
    dentro: () => getDentro(db),
    actionFichar: ({ body, write }) => write((scope) => fichar(scope, body)),
    cerrarFichaje: ({ body, write }) => write((scope) => closeFichaje(scope, body)),
  }),
  pendientes: {
    salidas: {
      lee: 'getFichajesActivos',
      llamada: 'cerrarFichaje',
      ask: (actor) => salidasOlvidadas.with({ ceiling: ceilingOf(actor) }),
    },
  },
  targets: {
    fichaje: { ask: askOwner('fichajes'), notFound: FICHAJES.noEncontrado },
  },
};
