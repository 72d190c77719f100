import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { answerSolicitud } from './answer.service';
import { listSolicitudes } from './solicitudes.service';

export const solicitudesHandlers = ({ db }: Deps): HandlersOf<'solicitudes'> => ({
  getSolicitudes: ({ actor }) => listSolicitudes(db, actor.id),
  actionSolicitudes: ({ write, body }) => write((scope) => answerSolicitud(scope, body)),
});
