import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { getMembresias } from './membresias.service';

export const membresiasHandlers = ({ db }: Deps): HandlersOf<'membresias'> => ({
  getMembresias: () => getMembresias(db),
});
