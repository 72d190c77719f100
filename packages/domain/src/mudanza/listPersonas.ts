import { readAddressPart } from '../formato/addressPart';
import { type Respuestas, readLista, readPorClave } from './respuestas';

export interface PersonaVieja {
  readonly id: number;
  readonly usuario: string;
  readonly mision: string | null;
  readonly categoria: number | null;
  readonly despedida: boolean;
}

/** The ids and names of dismissed people, from the list of dismissals and from searches by name. */
const listNombres = (respuestas: Respuestas, zona: string): [id: number, nombre: string][] => [
  ...readLista(respuestas, 'getAllDespidos', zona).flatMap(
    ({ usuario: id, usuarioNombre }): [number, string][] =>
      id !== null && usuarioNombre !== null ? [[id, usuarioNombre]] : [],
  ),
  ...readPorClave(respuestas, 'usuarioPorNombre', zona).flatMap(
    ([clave, leido]): [number, string][] => (leido?.id ? [[leido.id, readAddressPart(clave)]] : []),
  ),
];

/** Everybody whom the lists know, by id: the active, and the dismissed with an id. */
export function listPersonas(respuestas: Respuestas, zona: string): PersonaVieja[] {
  const found = new Map<number, PersonaVieja>();
  for (const one of readLista(respuestas, 'getUsuarios', zona)) {
    const { id, usuario, mision } = one;
    const categoria = one.id_categoria ?? one.categoria;
    if (id !== null && usuario !== null)
      found.set(id, { id, usuario, mision, categoria, despedida: one.despedido !== null });
  }
  for (const [clave, info] of readPorClave(respuestas, 'userAllInfo', zona)) {
    const id = info?.id ?? Number(clave);
    const before = found.get(id);
    const usuario = info?.usuario ?? before?.usuario;
    if (!info || !usuario) continue;
    found.set(id, {
      id,
      usuario,
      mision: info.mision ?? before?.mision ?? null,
      categoria: info.categoria ?? before?.categoria ?? null,
      despedida: info.despedido !== null || (before?.despedida ?? true),
    });
  }
  for (const [id, usuario] of listNombres(respuestas, zona))
    if (!found.has(id))
      found.set(id, { id, usuario, mision: null, categoria: null, despedida: true });
  return [...found.values()];
}
