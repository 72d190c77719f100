/** `acronym - new mission - own signature and target's signature` (ASC-09). */
export function formatSiguiente(
  siglas: string,
  nueva: string,
  firmaPropia: string | null,
  firmaDestino: string | null,
): string {
  const firmas = [firmaPropia, firmaDestino].filter((f): f is string => Boolean(f)).join(' ');
  return [siglas, nueva, firmas].filter(Boolean).join(' - ');
}
