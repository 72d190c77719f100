/**
 * The title of the explanation and of its button, by owner and by pay: without a pay it asks for
 * the missing requirements.
 */
export function titleDetalle(
  isOwn: boolean,
  { hasPaga, isClosed = false }: { hasPaga: boolean; isClosed?: boolean },
): string {
  if (hasPaga) return isOwn ? 'Por qué cobro esto' : 'Por qué cobra esto';
  return `Qué ${isOwn ? 'me' : 'le'} ${isClosed ? 'faltó' : 'falta'} para cobrar`;
}
