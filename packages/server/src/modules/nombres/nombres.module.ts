import { OP_NOMBRE } from '@garita/domain/nombres/solicitud';
import { CAMBIO_NOMBRE } from '@garita/domain/nombres/textos';
import { askOwner } from '../../access/targets.repository';
import { ceilingOf } from '../../db/belowCeiling';
import type { Call } from '../../gate/handlers';
import type { Module } from '../../gate/Module';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { answerNombre, askNombre, readDeclinado } from './change.service';
import { checkNombre } from './check.service';
import { listNombresDe } from './historia.repository';
import { nombreSinLeer, nombresPorContestar } from './nombres.repository';
import { getNombreDeclinado, getPendingNombreOf, getPendingNombres } from './nombres.service';

function actOnNombre(scope: WriteScope, { op, id, nombre = '' }: Call<'actionNombre'>['body']) {
  if (op === OP_NOMBRE.pedir) return askNombre(scope, nombre);
  // The gate refuses a call without `id`, because its target would then be the caller. This check
  // only narrows the type.
  if (id === undefined) throw Rechazo.invalid('id', CAMBIO_NOMBRE.noEncontrada);
  return answerNombre(scope, { id, op });
}

export const nombresModule: Module<'nombres'> = {
  handlers: ({ db, clock }) => ({
    getUsername: ({ params }) => checkNombre(db, params.name, clock()),
    getAllRequest: () => getPendingNombres(db),
    getNameRequest: ({ params }) => getPendingNombreOf(db, params.id),
    nombreDeclinado: ({ actor }) => getNombreDeclinado(db, actor.id),
    enterarseNombre: ({ body, write }) => write((scope) => readDeclinado(scope, body.id)),
    actionNombre: ({ body, write }) => write((scope) => actOnNombre(scope, body)),
  }),
  pendientes: {
    nombreDeclinado: {
      lee: 'nombreDeclinado',
      llamada: 'enterarseNombre',
      ask: ({ id }) => nombreSinLeer.with({ usuarioId: id }),
    },
    nombres: {
      lee: 'getAllRequest',
      llamada: 'actionNombre',
      ask: (actor) => nombresPorContestar.with({ ceiling: ceilingOf(actor) }),
    },
  },
  targets: {
    nombre: { ask: askOwner('solicitudes_nombre'), notFound: CAMBIO_NOMBRE.noEncontrada },
  },
  historia: { tipo: 'nombre', call: 'getLog', ownCall: 'getNameRequest', list: listNombresDe },
};
