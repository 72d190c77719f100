import { findNextMission } from '@garita/domain/ascensos/siguiente';
import { type Borrador, claveOf, listPeldanios } from '@garita/domain/escalafon/borrador';
import type { Db } from '../../db/Db';
import { listAllPending } from '../ascensos/solicitudes.service';

/** The pending promotions whose mission is not the next step in a draft. */
export async function listVencidas(db: Db, borrador: Borrador) {
  const ladder = listPeldanios(borrador).map(({ clave, nivel }, id) => ({
    id,
    clave,
    id_categoria: nivel,
  }));
  const placeOf = (clave: string) => ladder.find((one) => one.clave === clave)?.id ?? -1;
  return (await listAllPending(db)).filter(({ mision_id, nueva_id }) => {
    const own = placeOf(claveOf(mision_id));
    return (
      findNextMission(ladder, own < 0 ? placeOf(borrador.destinos[mision_id] ?? '') : own)
        ?.clave !== claveOf(nueva_id)
    );
  });
}
