import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { despedir } from './despedir.service';
import { getAllDespidos } from './despidos.service';

export const despidosHandlers = ({ db }: Deps): HandlersOf<'despidos'> => ({
  getAllDespidos: () => getAllDespidos(db),
  despedir: ({ body, write }) => write((scope) => despedir(scope, body)),
});
