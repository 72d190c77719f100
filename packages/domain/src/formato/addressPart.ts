/**
 * A text as one part of an address: of its path, its query or a `data:` address. It is escaped whole, `/` and `%` included. A lone surrogate, which no address
 * can carry, becomes U+FFFD.
 */
export const toAddressPart = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd'));

/** The text that a part of an address stands for. An address that was typed may be escaped wrongly, as `50%`: such a part is taken as it is written. */
export function readAddressPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** An address that names its parts in braces, as `/persona/{nombre}`, with their values in their places. A name without a value stays as it is. */
export const fillAddress = (address: string, values: Readonly<Record<string, unknown>>): string =>
  address.replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(values, name) ? toAddressPart(String(values[name])) : braces,
  );
