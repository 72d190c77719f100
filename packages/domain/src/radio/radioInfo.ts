/** What the station is playing, as its information service says (RAD-06, the form of Centova Cast's `streaminfo.get`). */
export interface RadioInfo {
  /** Name of the DJ's avatar; null when the service does not say. */
  readonly dj: string | null;
  readonly oyentes: number | null;
  readonly cancion: string | null;
}

/** Longer texts than any name or song are somebody's joke. */
const LONGEST = 120;

function readText(value: unknown): string | null {
  const text = typeof value === 'string' ? value.replace(/\p{C}/gu, ' ').trim() : '';
  return text === '' ? null : text.slice(0, LONGEST);
}

function readCount(value: unknown): number | null {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count < 1e6 ? count : null;
}

/** Reads the service's answer, whatever it sends; null when there is nothing of use in it. */
export function readRadioInfo(answer: unknown): RadioInfo | null {
  const data = typeof answer === 'object' && answer !== null ? (answer as { data?: unknown }).data : undefined;
  const first: unknown = Array.isArray(data) ? data[0] : undefined;
  if (typeof first !== 'object' || first === null) return null;
  const { title, listeners, song } = first as Record<string, unknown>;
  const info = { dj: readText(title), oyentes: readCount(listeners), cancion: readText(song) };
  return Object.values(info).every((value) => value === null) ? null : info;
}
