/** As many are remembered. */
const MAX = 5;

/** Where somebody went by the palette: in this tab and until it is left, since it names people. */
let visited: { readonly usuario: number | null; readonly rutas: readonly string[] } = {
  usuario: null,
  rutas: [],
};

/** Where this person went before, the newest first. */
export const readRecientes = (usuario: number | null): readonly string[] =>
  visited.usuario === usuario ? visited.rutas : [];

/** Remembers where this person goes; what somebody else left is forgotten. */
export function noteReciente(usuario: number | null, ruta: string): void {
  visited = {
    usuario,
    rutas: [ruta, ...readRecientes(usuario).filter((one) => one !== ruta)].slice(0, MAX),
  };
}
