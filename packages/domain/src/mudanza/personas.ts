import { foldCase } from '../formato/foldCase';
import { type Carpeta, leerLista, leerPorClave } from './carpeta';

export interface PersonaVieja {
  readonly id: number;
  readonly usuario: string;
  readonly mision: string | null;
  readonly categoria: number | null;
  readonly despedida: boolean;
}

/** Everybody whom the lists know, by id: the active, and the dismissed with an id. */
export function listPersonas(carpeta: Carpeta, zona: string): PersonaVieja[] {
  const found = new Map<number, PersonaVieja>();
  for (const { id, usuario, mision, id_categoria } of leerLista(carpeta, 'getUsuarios', zona))
    if (id !== null && usuario !== null)
      found.set(id, { id, usuario, mision, categoria: id_categoria, despedida: false });
  for (const [clave, info] of leerPorClave(carpeta, 'userAllInfo', zona)) {
    const id = info?.id ?? Number(clave);
    const before = found.get(id);
    const usuario = info?.usuario ?? before?.usuario;
    if (!info || !usuario) continue;
    found.set(id, {
      id,
      usuario,
      mision: info.mision ?? before?.mision ?? null,
      categoria: info.categoria ?? before?.categoria ?? null,
      despedida: before === undefined || info.despedido !== null,
    });
  }
  const names = new Set([...found.values()].map(({ usuario }) => foldCase(usuario)));
  for (const { usuario: id, usuarioNombre } of leerLista(carpeta, 'getAllDespidos', zona))
    if (
      id !== null &&
      usuarioNombre !== null &&
      !found.has(id) &&
      !names.has(foldCase(usuarioNombre))
    )
      found.set(id, { id, usuario: usuarioNombre, mision: null, categoria: null, despedida: true });
  return [...found.values()];
}
