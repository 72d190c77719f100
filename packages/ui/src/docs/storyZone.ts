import { setLocalTimeZone } from '@internationalized/date';

let current = 'UTC';

/** Changes the story's IANA zone: from now on, formats without an explicit zone use it. */
export function setStoryZone(zone: string): void {
  current = zone;
  // The date fields cache the local zone.
  setLocalTimeZone(zone);
}

type Construct = (
  ...args: ConstructorParameters<typeof Intl.DateTimeFormat>
) => Intl.DateTimeFormat;

/**
 * A format that reads the zone at each use: formats are created once and cached (see
 * `formatInstant`), but the toolbar changes later.
 */
function followingFormat(
  construct: Construct,
  locales: Intl.LocalesArgument,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  const now = (): Intl.DateTimeFormat => {
    const format = formats.get(current) ?? construct(locales, { ...options, timeZone: current });
    formats.set(current, format);
    return format;
  };
  return new Proxy(now(), {
    get(_, name) {
      const format = now();
      const value: unknown = Reflect.get(format, name, format);
      return typeof value === 'function' ? value.bind(format) : value;
    },
  });
}

/**
 * Patches `Intl.DateTimeFormat` to use the story's zone as the system's. Call once, before any
 * format is created.
 */
export function installStoryZone(): void {
  const Real = Intl.DateTimeFormat;
  const create: Construct = (locales, options = {}) =>
    options.timeZone
      ? new Real(locales, options)
      : followingFormat((...args) => new Real(...args), locales, options);
  Intl.DateTimeFormat = new Proxy(Real, {
    construct: (_, args) => create(...(args as Parameters<Construct>)),
    apply: (_, __, args) => create(...(args as Parameters<Construct>)),
  });
}
