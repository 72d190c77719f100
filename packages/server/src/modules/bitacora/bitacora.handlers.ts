import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { readBitacora } from './bitacora.service';

export const bitacoraHandlers = ({ db }: Deps): HandlersOf<'bitacora'> => ({
  bitacora: ({ query }) => readBitacora(db, query),
});
