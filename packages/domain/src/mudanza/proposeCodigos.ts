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

interface Tenidos {
  readonly id: number;
  readonly categoria: number;
  readonly codes: readonly string[];
}

/**
 * The codes of each active person whom the portal answered for, by id. The owner is not among them:
 * the owner has all codes.
 */
function listHeld(
  respuestas: Respuestas,
  personas: readonly PersonaVieja[],
  zona: string,
): Tenidos[] {
  const active = new Map(
    personas.filter(({ despedida }) => !despedida).map((one) => [one.id, one]),
  );
  return readPorClave(respuestas, 'usuarioPermiso', zona).flatMap(([clave, leido]) => {
    const persona = active.get(leido?.id ?? Number(clave));
    const codes = leido?.permisos ?? null;
    return persona && codes && !leido?.permisoSys
      ? [{ id: persona.id, categoria: persona.categoria ?? 0, codes }]
      : [];
  });
}

/** The codes of each exception that the portal lists, by the person's id. */
function listExcepciones(
  respuestas: Respuestas,
  personas: readonly PersonaVieja[],
  zona: string,
): [id: number, codes: string[]][] {
  const { excepciones, permisos } = readLista(respuestas, 'getExcepciones', zona);
  const codes = new Map(permisos.map(({ id, nombre }) => [String(id), nombre]));
  const ids = new Map(personas.map(({ id, usuario }) => [usuario, id]));
  return excepciones.flatMap((one): [number, string[]][] => {
    const id = ids.get(one.usuario_nombre ?? '');
    const held = (one.permisos ?? []).flatMap((permiso) => codes.get(permiso) ?? []);
    return id === undefined ? [] : [[id, held]];
  });
}

/** All codes of each person: a person may be in both lists. */
function mergeCodes(
  excepciones: readonly (readonly [id: number, codes: readonly Permiso[]])[],
): Map<number, Permiso[]> {
  const merged = new Map<number, Permiso[]>();
  for (const [id, codes] of excepciones)
    merged.set(id, [...new Set([...(merged.get(id) ?? []), ...codes])]);
  return merged;
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
  const listed = listExcepciones(respuestas, personas, zona);
  const more = [
    ...listed,
    ...held.map(({ id, categoria, codes }): [number, string[]] => [
      id,
      codes.filter((code) => !shared.get(categoria)?.includes(code)),
    ]),
  ];
  const excepciones = more
    .map(([id, codes]) => [id, toPermisos(codes)] as const)
    .filter(([, codes]) => codes.length > 0);
  const all = new Set([
    ...[...held.map(({ codes }) => codes), ...shared.values()].flat(),
    ...listed.flatMap(([, codes]) => codes),
  ]);
  const known: ReadonlySet<string> = new Set(PERMISOS);
  return {
    categorias: new Map([...shared].map(([id, codes]) => [id, toPermisos(codes)])),
    excepciones: mergeCodes(excepciones),
    desconocidos: [...all].filter((code) => !known.has(code)),
  };
}
