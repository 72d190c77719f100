const CAUSES: Readonly<Record<string, string>> = {
  ENOSPC: 'el disco está lleno',
  EDQUOT: 'no te queda espacio en el disco',
  EPIPE: 'quien la leía ha terminado',
  EIO: 'el disco o la terminal fallan',
};

export function describeWriteError(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return `No se puede escribir la salida: ${CAUSES[code] ?? 'algo falla'} (${code}).`;
}
