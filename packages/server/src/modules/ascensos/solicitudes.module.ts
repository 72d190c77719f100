import { SOLICITUDES } from '@garita/domain/solicitudes/textos';
import { askOwner } from '../../access/targets.repository';
import type { Module } from '../../gate/Module';
import { answerSolicitud } from './answer.service';
import { listPending, solicitudesPorContestar } from './solicitudes.repository';

export const solicitudesModule: Module<'solicitudes'> = {
  handlers: ({ db }) => ({
    getSolicitudes: ({ actor }) => listPending(db, actor.id),
    actionSolicitudes: ({ write, body }) => write((scope) => answerSolicitud(scope, body)),
  }),
  pendientes: {
    solicitudes: {
      lee: 'getSolicitudes',
      llamada: 'actionSolicitudes',
      ask: ({ id }) => solicitudesPorContestar.with({ usuarioId: id }),
    },
  },
  targets: {
    solicitud: { ask: askOwner('solicitudes'), notFound: SOLICITUDES.noEncontrada },
  },
};
