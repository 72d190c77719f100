const MAX = 5;

interface Recents {
  /** The user's latest addresses, newest first. */
  read(usuario: number | null): readonly string[];
  /** Adds an address, and drops another user's addresses. */
  note(usuario: number | null, ruta: string): void;
}

/**
 * The addresses opened through the palette. They are kept only in memory, since they name people.
 */
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
