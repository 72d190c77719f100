export interface InstantFormat {
  /** IANA zone; by default the reader's. */
  zone?: string;
  /** `fecha` = date only, `hora` = hour and minute only; by default both. */
  part?: 'fecha' | 'hora';
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor({ zone, part }: InstantFormat): Intl.DateTimeFormat {
  const id = `${zone ?? ''}|${part ?? ''}`;
  let format = formats.get(id);
  if (!format) {
    format = new Intl.DateTimeFormat('es', {
      ...(part === 'hora' ? {} : { day: 'numeric', month: 'short', year: 'numeric' }),
      ...(part === 'fecha' ? {} : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
      ...(zone ? { timeZone: zone } : {}),
    });
    formats.set(id, format);
  }
  return format;
}

/** An ISO instant as a Spanish date and hour in the reader's zone: `21 nov 2026, 18:30`. */
export const formatInstant = (iso: string, options: InstantFormat = {}): string =>
  formatFor(options).format(new Date(iso));
