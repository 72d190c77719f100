/** Escapes a text for a path, a query or a `data:` URL. A lone surrogate becomes U+FFFD. */
export const toAddressPart = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd'));

/**
 * Decodes a part of an address. A part with a malformed escape, such as a typed `50%`, stays
 * unchanged.
 */
export function readAddressPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Fills an address such as `/persona/{nombre}`; a parameter without a value stays. */
export const fillAddress = (address: string, values: Readonly<Record<string, unknown>>): string =>
  address.replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(values, name) ? toAddressPart(String(values[name])) : braces,
  );
