import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { updateIngreso } from './despidos.repository';

/** Who takes back whom, and when. */
export interface Ingreso {
  readonly usuarioId: number;
  readonly encargadoId: number;
  readonly ahora: Date;
}

/** Ends the dismissal that stands: it stays in history together with the return. A file of its own, for people's module, which dismissals use. */
export async function endDespido(tx: Kysely<DB>, ingreso: Ingreso): Promise<void> {
  await updateIngreso(tx, ingreso);
}
