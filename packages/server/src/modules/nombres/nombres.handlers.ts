import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { checkNombre } from './nombres.service';

export const nombresHandlers = ({ db }: Deps): HandlersOf<'nombres'> => ({
  getUsername: ({ params }) => checkNombre(db, params.name),
});
