const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(zona: string | undefined): Intl.DateTimeFormat {
  const key = zona ?? '';
  const found = formats.get(key);
  if (found) return found;
  const parts = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  const format = new Intl.DateTimeFormat('es', {
    ...parts,
    ...(zona !== undefined && { timeZone: zona }),
  });
  formats.set(key, format);
  return format;
}

/**
 * The pay's day and hour: `viernes, 27 de noviembre, 20:00`.
 * @param zona IANA zone; by default the reader's
 */
export const formatPago = (momento: Date, zona?: string): string => formatFor(zona).format(momento);
