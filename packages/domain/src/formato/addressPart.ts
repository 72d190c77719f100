/**
 * Escapes a text as one part of an address: of its path, its query or a `data:` URL; `/` and `%`
 * included. A lone surrogate, which URLs cannot carry, becomes U+FFFD.
 */
export const toAddressPart = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd'));

/**
 * Unescapes a part of an address. A malformed escape in a typed address, such as `50%`, is returned
 * unchanged.
 */
export function readAddressPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Fills the parameters of an address such as `/persona/{nombre}`. A parameter without a value
 * stays.
 */
export const fillAddress = (address: string, values: Readonly<Record<string, unknown>>): string =>
  address.replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(values, name) ? toAddressPart(String(values[name])) : braces,
  );
