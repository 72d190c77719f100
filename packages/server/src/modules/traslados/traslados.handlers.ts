import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { addTraslado } from './takeOver.service';
import { listTraslados } from './traslados.service';

export const trasladosHandlers = ({ db }: Deps): HandlersOf<'traslados'> => ({
  getTraslados: () => listTraslados(db),
  addTraslado: ({ body, write }) => write((scope) => addTraslado(scope, body)),
});
