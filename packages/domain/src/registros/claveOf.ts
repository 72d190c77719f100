/**
 * A log entry with its instant and id. An entry of a whole day (`Dia`) has day and person instead.
 */
type Entrada = { readonly id: number } & (
  | { readonly fecha: string }
  | { readonly entrada: string }
);
type Dia = { readonly dia: string; readonly usuario: number };

/** The cursor of the page after an entry. */
export function claveOf(entrada: Entrada | Dia): { fecha: string; id: number } {
  if (!('id' in entrada)) return { fecha: `${entrada.dia}T00:00:00.000Z`, id: entrada.usuario };
  return { fecha: 'entrada' in entrada ? entrada.entrada : entrada.fecha, id: entrada.id };
}
