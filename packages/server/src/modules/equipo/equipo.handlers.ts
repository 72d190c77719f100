import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { getAdmins, getEquipo } from './equipo.service';

export const equipoHandlers = ({ db }: Deps): HandlersOf<'equipo'> => ({
  admins: () => getAdmins(db),
  rangosEquipo: () => getEquipo(db),
});
