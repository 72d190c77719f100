import { type Borrador, listPeldanios, type Peldanio } from './borrador';

/** A mission that leaves the ladder: it is removed, or its level is switched off. */
export interface Salida {
  readonly mision: Peldanio & { readonly id: number };
  /** The new mission of the mission's people; null if none is set, or it is not on the ladder. */
  readonly destino: Peldanio | null;
}

export function listSalidas(base: Borrador, borrador: Borrador): Salida[] {
  const stays = listPeldanios(borrador);
  const ids = new Set(stays.map(({ id }) => id));
  return listPeldanios(base).flatMap((mision) => {
    if (mision.id === null || ids.has(mision.id)) return [];
    const clave = borrador.destinos[mision.id];
    return [
      {
        mision: { ...mision, id: mision.id },
        destino: stays.find((one) => one.clave === clave) ?? null,
      },
    ];
  });
}
