import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { setPermitido } from './change.service';
import { getGrupos, getPermitidos } from './lists.service';

export const clonesHandlers = ({ db }: Deps): HandlersOf<'clones'> => ({
  getAllClones: () => getGrupos(db),
  getWhiteList: () => getPermitidos(db),
  actionWhite: ({ body, write }) => write((scope) => setPermitido(scope, body)),
});
