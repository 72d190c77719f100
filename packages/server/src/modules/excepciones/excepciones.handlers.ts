import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { changeExcepcion } from './change.service';
import { getExcepciones } from './excepciones.service';

export const excepcionesHandlers = ({ db }: Deps): HandlersOf<'excepciones'> => ({
  getExcepciones: () => getExcepciones(db),
  actionExcepciones: ({ body, write }) => write((scope) => changeExcepcion(scope, body)),
});
