/** An entry of a log: when it was and what tells it from the others there; a day's is its day and its person. */
type Entrada = { readonly id: number } & (
  | { readonly fecha: string }
  | { readonly entrada: string }
);
type Dia = { readonly dia: string; readonly usuario: number };

/** What asks for the page behind an entry. */
export function claveOf(entrada: Entrada | Dia): { fecha: string; id: number } {
  if (!('id' in entrada)) return { fecha: `${entrada.dia}T00:00:00.000Z`, id: entrada.usuario };
  return { fecha: 'entrada' in entrada ? entrada.entrada : entrada.fecha, id: entrada.id };
}
