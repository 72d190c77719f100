import { type Borrador, claveOf } from './borrador';

/**
 * Gives the draft's new missions the ids that the save assigned to them, so that editing can
 * continue. Level and name identify a mission. `draft` is the sent draft (`enviado`), or a later
 * state of it. `presente` is the saved ladder.
 */
export function adoptIds(draft: Borrador, enviado: Borrador, presente: Borrador): Borrador {
  const sent = new Set(enviado.categorias.flatMap(({ misiones }) => misiones.map(({ id }) => id)));
  const ids = new Map<string, number>();
  for (const { nivel, misiones } of enviado.categorias) {
    const given =
      presente.categorias.find((categoria) => categoria.nivel === nivel)?.misiones ?? [];
    for (const { clave, id, nombre } of misiones) {
      const found =
        id === null
          ? given.find((mision) => mision.nombre === nombre && !sent.has(mision.id))
          : undefined;
      if (found?.id != null) ids.set(clave, found.id);
    }
  }
  const rename = (clave: string): string => {
    const id = ids.get(clave);
    return id === undefined ? clave : claveOf(id);
  };
  const isThere = (id: string) =>
    presente.categorias.some(({ misiones }) => misiones.some((mision) => mision.id === Number(id)));
  return {
    categorias: draft.categorias.map((categoria) => ({
      ...categoria,
      misiones: categoria.misiones.map((mision) => ({
        ...mision,
        clave: rename(mision.clave),
        id: ids.get(mision.clave) ?? mision.id,
      })),
    })),
    // Destinations of missions that no longer exist are already applied.
    destinos: Object.fromEntries(
      Object.entries(draft.destinos).flatMap(([id, clave]) =>
        isThere(id) ? [[id, rename(clave)]] : [],
      ),
    ),
  };
}
