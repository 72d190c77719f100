import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** What is added up is wider than what it is added up from: the sums of the ledger, and the credits of a closing and of a row of the pay list. */
export const m0072Sumas: Migration = {
  async up(db) {
    const counts =
      'alter column ascensos type bigint, alter column asistencias type bigint, alter column minutos type bigint';
    await runAll(db, [
      `alter table nomina_sumas ${counts}`,
      `alter table nomina_dias ${counts}`,
      'alter table cierres alter column monto type bigint',
      'alter table pagos alter column monto type bigint',
      'alter table pago_partes alter column monto type bigint',
    ]);
  },
};
