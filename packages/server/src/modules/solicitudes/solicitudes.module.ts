import { SOLICITUDES } from '@garita/domain/solicitudes/textos';
import type { Module } from '../../gate/Module';
import { answerSolicitud } from './answer.service';
import { solicitudesPorContestar, targetOfSolicitud } from './solicitudes.repository';
import { findSolicitudUser, listSolicitudes } from './solicitudes.service';

export const solicitudesModule: Module<'solicitudes'> = {
  handlers: ({ db }) => ({
    getSolicitudes: ({ actor }) => listSolicitudes(db, actor.id),
    actionSolicitudes: ({ write, body }) => write((scope) => answerSolicitud(scope, body)),
  }),
  pendientes: {
    solicitudes: {
      llamada: 'getSolicitudes',
      ask: ({ id }) => solicitudesPorContestar.with({ usuarioId: id }),
    },
  },
  targets: {
    solicitud: {
      findUserId: findSolicitudUser,
      ask: targetOfSolicitud,
      notFound: SOLICITUDES.noEncontrada,
    },
  },
};
