import { nextPaga, referenciaPaga } from '@garita/domain/inicio/nextPaga';
import type { Db } from '../../db/Db';
import { getPaga } from '../ajustes/ajustes.service';

/**
 * The next pay, and the fixed instant from which the page derives each country's hour of pay
 * (HOM-09). @throws Rechazo 503 before the setup.
 */
export async function getFechas(db: Db, now: Date) {
  const { zona, ajuste } = await getPaga(db);
  return {
    proximaPaga: nextPaga(ajuste, zona, now).toISOString(),
    referencia: referenciaPaga(ajuste, zona).toISOString(),
  };
}
