import { PERMISOS, type Permiso } from '../acceso/permisos';
import type { PersonaVieja } from './listPersonas';
import { type Respuestas, readLista, readPorClave } from './respuestas';

export interface Codigos {
  /** The codes of each category, by its id. */
  readonly categorias: ReadonlyMap<number, readonly Permiso[]>;
  /** The codes that a person has besides, by the person's id. */
  readonly excepciones: ReadonlyMap<number, readonly Permiso[]>;
  /** Codes that do not exist here. */
  readonly desconocidos: readonly string[];
}

const toPermisos = (codes: readonly string[]): Permiso[] =>
  PERMISOS.filter((codigo) => codes.includes(codigo));

/** The codes of each active person whom the portal answered for, by id. */
function listHeld(respuestas: Respuestas, personas: readonly PersonaVieja[], zona: string) {
  const active = new Map(
    personas.filter(({ despedida }) => !despedida).map((one) => [one.id, one]),
  );
  return readPorClave(respuestas, 'usuarioPermiso', zona).flatMap(([clave, leido]) => {
    const persona = active.get(leido?.id ?? Number(clave));
    const codes = leido?.permisos ?? null;
    return persona && codes ? [{ id: persona.id, categoria: persona.categoria ?? 0, codes }] : [];
  });
}

/**
 * Proposes the codes of each category: the codes that the portal gives, or else the codes that all its
 * people share. What a person has besides becomes an exception.
 */
export function proposeCodigos(
  respuestas: Respuestas,
  personas: readonly PersonaVieja[],
  zona: string,
): Codigos {
  const held = listHeld(respuestas, personas, zona);
  const said = readLista(respuestas, 'allInfoRank', zona);
  const shared = new Map<number, readonly string[]>();
  for (const { categoria, codes } of held)
    shared.set(
      categoria,
      (shared.get(categoria) ?? codes).filter((code) => codes.includes(code)),
    );
  for (const { id_categoria, permisos } of said)
    if (id_categoria !== null && permisos !== null) shared.set(id_categoria, permisos);
  const excepciones = held.flatMap(({ id, categoria, codes }) => {
    const more = codes.filter((code) => !shared.get(categoria)?.includes(code));
    return toPermisos(more).length > 0 ? [[id, toPermisos(more)] as const] : [];
  });
  const all = new Set([...held.flatMap(({ codes }) => codes), ...[...shared.values()].flat()]);
  const known: ReadonlySet<string> = new Set(PERMISOS);
  return {
    categorias: new Map([...shared].map(([id, codes]) => [id, toPermisos(codes)])),
    excepciones: new Map(excepciones),
    desconocidos: [...all].filter((code) => !known.has(code)),
  };
}
