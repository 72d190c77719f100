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
 * The *wall time* of an instant: the date and hour on the zone's clock, as the milliseconds at
 * which a UTC clock shows the same. So the days and weeks of a zone are plain arithmetic.
 * {@link momentOf} converts back.
 * @throws RangeError for an unknown IANA zone
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
 * The instants at which the zone's clock shows `wall`, in milliseconds, ascending: one, or two where
 * the clock is set back. A skipped wall time moves later by the jump: 02:30 becomes 03:30.
 */
export function momentsOf(wall: number, zona: string): readonly [number, ...number[]] {
  // No zone changes its clocks twice within two days, so these two offsets include both sides of
  // any change.
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

/** The first of {@link momentsOf}, in milliseconds. */
export const momentOf = (wall: number, zona: string): number => momentsOf(wall, zona)[0];
