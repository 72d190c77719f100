/**
 * The title of a pay's explanation and of the button that opens it. If nothing is earned, the title
 * asks for the missing requirements.
 */
export function titleDetalle(
  isOwn: boolean,
  { hasPaga, isClosed = false }: { hasPaga: boolean; isClosed?: boolean },
): string {
  if (hasPaga) return isOwn ? 'Por qué cobro esto' : 'Por qué cobra esto';
  return `Qué ${isOwn ? 'me' : 'le'} ${isClosed ? 'faltó' : 'falta'} para cobrar`;
}
