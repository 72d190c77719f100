import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { getAdmins, getEquipo, getSemana } from './equipo.service';

export const equipoHandlers = ({ db, clock }: Deps): HandlersOf<'equipo'> => ({
  admins: () => getAdmins(db),
  rangosEquipo: () => getEquipo(db),
  nominaWeek: () => getSemana(db, clock()),
});
