/**
 * What explains a pay is called after whom it is about and whether there is one, on the button and on what it opens: who earns nothing is
 * told what is missing.
 */
export function titleDetalle(
  isOwn: boolean,
  { hasPaga, isClosed = false }: { hasPaga: boolean; isClosed?: boolean },
): string {
  if (hasPaga) return isOwn ? 'Por qué cobro esto' : 'Por qué cobra esto';
  return `Qué ${isOwn ? 'me' : 'le'} ${isClosed ? 'faltó' : 'falta'} para cobrar`;
}
