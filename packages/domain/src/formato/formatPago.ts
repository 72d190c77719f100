/** `viernes, 27 de noviembre, 20:00`. `zona` is an IANA zone; by default the reader's. */
export const formatPago = (momento: Date, zona?: string): string =>
  momento.toLocaleString('es', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zona,
  });
