import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { listActive } from '../usuarios/usuarios.service';
import { getUltimoAscenso, sendAscenso } from './ascensos.service';

export const ascensosHandlers = ({ db, clock }: Deps): HandlersOf<'ascensos'> => ({
  getUsuariosAscensos: () => listActive(db),
  verUltimoAscenso: ({ params }) => getUltimoAscenso(db, params.userId, clock()),
  sendAscenso: ({ write, body }) => write((scope) => sendAscenso(scope, body.usuario)),
});
