import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { getUltimoAscenso, listActivePeople, sendAscenso } from './ascensos.service';

export const ascensosHandlers = ({ db, clock }: Deps): HandlersOf<'ascensos'> => ({
  getUsuariosAscensos: () => listActivePeople(db),
  verUltimoAscenso: ({ params }) => getUltimoAscenso(db, params.userId, clock()),
  sendAscenso: ({ write, body }) => write((scope) => sendAscenso(scope, body.usuario)),
});
