import { primerosRangos } from '@garita/domain/rangos/primerosRangos';
import type { Db } from '../../db/Db';
import { countDentro } from '../fichajes/fichajes.service';
import { listCategorias, listPrecios } from '../rangos/rangos.service';

/** The offer to visitors: a count of the people who are in, without names. */
export async function getVisita(db: Db) {
  const [dentro, categorias, misiones] = [
    await countDentro(db),
    await listCategorias(db),
    await listPrecios(db),
  ];
  return { dentro, primeros: primerosRangos(categorias, misiones) };
}
