/** A placeholder for the portal's own origin. A relative address resolves to it. */
const PORTAL = 'https://portal.invalid';

/**
 * Whether the portal's content security policy admits a badge's image. The origin decides, because
 * `//otro.test/a.png` begins with / and leads to another site.
 * @param sitios origins, such as `https://www.habbo.es`
 */
export function isPlacaVisible(placa: string, sitios: readonly string[]): boolean {
  if (placa === '') return true;
  const origin = URL.canParse(placa, PORTAL) ? new URL(placa, PORTAL).origin : null;
  return origin !== null && [PORTAL, ...sitios].includes(origin);
}
