const DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(zona: string): Intl.DateTimeFormat {
  let format = formats.get(zona);
  if (!format) {
    const numeric = 'numeric';
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zona,
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
    formats.set(zona, format);
  }
  return format;
}

/**
 * What the clocks of a zone show at a moment, as a *wall time*: the milliseconds of the moment at which UTC shows the same. So the days and
 * weeks of a zone are counted with plain arithmetic, and {@link momentOf} leads back.
 * @param ms a moment, in milliseconds since 1970.
 * @param zona an IANA zone. @throws RangeError for any other text.
 */
export function wallTimeOf(ms: number, zona: string): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatFor(zona).formatToParts(ms)) shown[type] = value;
  const { year, month, day, hour, minute, second } = shown;
  const seconds = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  return seconds + (ms - Math.floor(ms / 1000) * 1000);
}

/**
 * The moments at which the clocks of a zone show a wall time, in order: two where they are set back over it. One that they skip, because they
 * are set forward, is as much later as they jump: 02:30 becomes 03:30.
 * @returns milliseconds since 1970.
 */
export function momentsOf(wall: number, zona: string): readonly [number, ...number[]] {
  // No zone changes its clocks twice within two days: the change, if there is one, lies between these two.
  const [before, after] = [wall - DAY, wall + DAY].map((ms) => wallTimeOf(ms, zona) - ms) as [
    number,
    number,
  ];
  const [first, second] = [wall - before, wall - after]
    .filter((ms) => wallTimeOf(ms, zona) === wall)
    .sort((a, b) => a - b);
  if (first === undefined) return [wall - before];
  return second === undefined || second === first ? [first] : [first, second];
}

/** The moment at which the clocks of a zone show a wall time, the first of two: see {@link momentsOf}. @returns milliseconds since 1970. */
export const momentOf = (wall: number, zona: string): number => momentsOf(wall, zona)[0];
