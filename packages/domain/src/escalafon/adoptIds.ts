import { type Borrador, claveOf } from './borrador';

/**
 * A draft in which the missions that were new when it was sent have the ids that they were given, so that it can go on over the ladder that was saved.
 * @param draft what was sent, or what has been made of it since.
 * @param enviado what was sent.
 * @param presente the ladder by now; a mission that was new is known by its level and name there.
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
    // Where people went of missions that are gone by now has been seen to.
    destinos: Object.fromEntries(
      Object.entries(draft.destinos).flatMap(([id, clave]) =>
        isThere(id) ? [[id, rename(clave)]] : [],
      ),
    ),
  };
}
