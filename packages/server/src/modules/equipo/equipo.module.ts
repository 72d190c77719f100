import type { Module } from '../../gate/Module';
import { getAdmins, getEquipo, getSemana } from './equipo.service';

export const equipoModule: Module<'equipo'> = {
  handlers: ({ db, clock }) => ({
    admins: () => getAdmins(db),
    rangosEquipo: () => getEquipo(db),
    nominaWeek: () => getSemana(db, clock()),
  }),
};
