const MAX = 5;

interface Recents {
  /** The user's latest addresses, newest first. */
  read(usuario: number | null): readonly string[];
  /** Notes an address, and drops another user's addresses. */
  note(usuario: number | null, ruta: string): void;
}

/** Addresses opened through the palette. Kept in memory only, since they name people. */
export function createRecents(): Recents {
  let visited: { readonly usuario: number | null; readonly rutas: readonly string[] } = {
    usuario: null,
    rutas: [],
  };
  const read: Recents['read'] = (usuario) => (visited.usuario === usuario ? visited.rutas : []);
  return {
    read,
    note(usuario, ruta) {
      const rutas = [ruta, ...read(usuario).filter((one) => one !== ruta)].slice(0, MAX);
      visited = { usuario, rutas };
    },
  };
}
