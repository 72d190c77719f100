import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { degradar } from './degradar.service';
import { getAllDegrados } from './degrados.service';

export const degradosHandlers = ({ db }: Deps): HandlersOf<'degrados'> => ({
  getAllDegrados: () => getAllDegrados(db),
  actionDegrado: ({ body, write }) => write((scope) => degradar(scope, body)),
});
