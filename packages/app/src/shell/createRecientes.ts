/** As many are remembered. */
const MAX = 5;

interface Recientes {
  /** Where this person went before, the newest first. */
  read(usuario: number | null): readonly string[];
  /** Remembers where this person goes; what somebody else left is forgotten. */
  note(usuario: number | null, ruta: string): void;
}

/** Where somebody went by the palette: in this tab and until it is left, since it names people. */
export function createRecientes(): Recientes {
  let visited: { readonly usuario: number | null; readonly rutas: readonly string[] } = {
    usuario: null,
    rutas: [],
  };
  const read: Recientes['read'] = (usuario) => (visited.usuario === usuario ? visited.rutas : []);
  return {
    read,
    note(usuario, ruta) {
      const rutas = [ruta, ...read(usuario).filter((one) => one !== ruta)].slice(0, MAX);
      visited = { usuario, rutas };
    },
  };
}
