import { setLocalTimeZone } from '@internationalized/date';

let current = 'UTC';

/** Moves the reader to an IANA zone: whatever is formatted without a zone of its own, from now on, is formatted in this one. */
export function setStoryZone(zone: string): void {
  current = zone;
  // The date fields ask once and remember.
  setLocalTimeZone(zone);
}

type Construct = (
  ...args: ConstructorParameters<typeof Intl.DateTimeFormat>
) => Intl.DateTimeFormat;

/** A format that asks at each use where the reader is: formats are made once and kept (see `formatInstant`), the toolbar changes later. */
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

/** Makes `Intl.DateTimeFormat` take the story's zone for the system's. Once, before anything is formatted. */
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
