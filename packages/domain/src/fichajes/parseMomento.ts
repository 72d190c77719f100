const pad = (part: number): string => String(part).padStart(2, '0');

/** A day (`YYYY-MM-DD`) and an hour (`HH:mm`, on a keypad `HHmm`) of the reader's own zone as an ISO instant; null for what is no moment. */
export function parseMomento(dia: string, hora: string): string | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):?([0-5]\d)$/.exec(hora.trim()) ?? [];
  const at = new Date(`${dia}T${hours?.padStart(2, '0')}:${minutes}`);
  // The 30th of February would be read as a day in March.
  return !Number.isNaN(at.getTime()) && dia.endsWith(`-${pad(at.getDate())}`) ? at.toISOString() : null;
}

/** The same the other way: the reader's day and hour of an instant, in ms. */
export function splitMomento(at: number): { readonly dia: string; readonly hora: string } {
  const date = new Date(at);
  return {
    dia: `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`,
    hora: `${pad(date.getHours())}:${pad(date.getMinutes())}`,
  };
}
