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
 * A format that uses the story's current zone at each call. The code under `formatInstant` creates
 * its formats once, and the toolbar may change the zone later.
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
 * Patches `Intl.DateTimeFormat`: formats without a `timeZone` follow the story's zone. Call once;
 * formats that exist already keep the system's zone.
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
