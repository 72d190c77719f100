import { type Borrador, listPeldanios, type Peldanio } from './borrador';

/** A mission that leaves the ladder: it is retired, or its level is switched off. */
export interface Salida {
  readonly mision: Peldanio & { readonly id: number };
  /** Where its people go; null while nobody has said it, or what was said is not on the ladder. */
  readonly destino: Peldanio | null;
}

/** The missions that are on the ladder and would not be by a draft. */
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
