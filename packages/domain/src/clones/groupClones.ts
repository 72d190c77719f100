/** A person's use of an address. The address is an opaque token. */
export interface Venida {
  readonly usuario: number;
  readonly direccion: string;
  /** The first use, in ms. */
  readonly desde: number;
}

/** Finds the root of a person's group, with path compression (union-find). */
function findRoot(parents: Map<number, number>, id: number): number {
  let root = id;
  for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root))
    root = next;
  parents.set(id, root);
  return root;
}

interface Grupo {
  usuarios: Set<number>;
  /** When two members first shared an address. */
  nacido: number;
}

const byAddress = (venidas: readonly Venida[]): Venida[][] => {
  const found = new Map<string, Venida[]>();
  for (const venida of venidas) {
    const here = found.get(venida.direccion);
    if (here) here.push(venida);
    else found.set(venida.direccion, [venida]);
  }
  return [...found.values()].filter((here) => new Set(here.map(({ usuario }) => usuario)).size > 1);
};

/** When a second person first used a shared address. */
function bornAt(here: readonly Venida[]): number {
  const first = new Map<number, number>();
  for (const { usuario, desde } of here)
    first.set(usuario, Math.min(first.get(usuario) ?? desde, desde));
  return [...first.values()].sort((a, b) => a - b)[1] as number;
}

/**
 * Groups of two or more people who share addresses. Sharing is transitive, so every person is in at
 * most one group. Groups are ordered by `nacido`, so that new groups come last. Ids are in
 * ascending order.
 */
export function groupClones(venidas: readonly Venida[]): number[][] {
  const parents = new Map<number, number>();
  const shared = byAddress(venidas);
  for (const here of shared) {
    const [first, ...others] = here.map(({ usuario }) => findRoot(parents, usuario));
    for (const other of others)
      parents.set(findRoot(parents, other), findRoot(parents, first as number));
  }
  const grupos = new Map<number, Grupo>();
  for (const here of shared) {
    const root = findRoot(parents, (here[0] as Venida).usuario);
    const grupo = grupos.get(root) ?? { usuarios: new Set(), nacido: Number.POSITIVE_INFINITY };
    for (const { usuario } of here) grupo.usuarios.add(usuario);
    grupo.nacido = Math.min(grupo.nacido, bornAt(here));
    grupos.set(root, grupo);
  }
  return [...grupos.values()]
    .map(({ usuarios, nacido }) => ({ nacido, ids: [...usuarios].sort((a, b) => a - b) }))
    .sort((a, b) => a.nacido - b.nacido || (a.ids[0] as number) - (b.ids[0] as number))
    .map(({ ids }) => ids);
}
