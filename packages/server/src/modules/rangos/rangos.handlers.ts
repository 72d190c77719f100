import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { getRangos } from './rangos.service';

export const rangosHandlers = ({ db }: Deps): HandlersOf<'rangos'> => ({
  rangos: () => getRangos(db),
});
