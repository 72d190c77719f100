const PARTE = '/:parte?';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Whether an address is one of a screen's (`rutaDe`), in capitals or not and with a slash at its end or without: which part of the screen it names, undefined
 * for none of its own; null for another screen's address.
 */
export function matchRuta(ruta: string, pathname: string): { readonly parte: string | undefined } | null {
  const [base, hasPartes] = ruta.endsWith(PARTE) ? [ruta.slice(0, -PARTE.length), true] : [ruta.replace(/\/$/, ''), false];
  const rest = pathname.replace(/\/+$/, '');
  if (rest.toLowerCase() === base.toLowerCase()) return { parte: undefined };
  if (!hasPartes || !rest.toLowerCase().startsWith(`${base.toLowerCase()}/`)) return null;
  const parte = rest.slice(base.length + 1);
  return parte.includes('/') || parte === '' ? null : { parte: decode(parte) };
}
