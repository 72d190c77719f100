import { primerosRangos } from '@garita/domain/rangos/primerosRangos';
import type { Db } from '../../db/Db';
import { countDentro } from '../fichajes/fichajes.service';
import { listCategorias, listPrecios } from '../rangos/rangos.service';

/** The public page for visitors: how many people are in, without names, and the first ranks. */
export async function getVisita(db: Db) {
  const [dentro, categorias, misiones] = [
    await countDentro(db),
    await listCategorias(db),
    await listPrecios(db),
  ];
  return { dentro, primeros: primerosRangos(categorias, misiones) };
}
