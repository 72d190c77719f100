import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** The sources that a sentence of an earlier portal may have; `FUENTES` of the domain. */
export const m0117Fuentes: Migration = {
  async up(db) {
    await runAll(db, [
      `alter table historia_traida add constraint historia_traida_fuente check (fuente in (
        'ascensos', 'usuarios', 'degrados', 'traslados', 'misiones', 'tiempos', 'paselista', 'nomina',
        'listapaga', 'membresias', 'multas', 'ausencias', 'nombres', 'despidos', 'empleadomes', 'perfil'
      ))`,
    ]);
  },
};
