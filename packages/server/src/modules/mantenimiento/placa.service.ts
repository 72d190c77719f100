/** Placeholder for the portal's own origin: relative addresses resolve to it. */
const PORTAL = 'https://portal.invalid';

/**
 * Whether the portal's content security policy allows a badge's image. `//otro.test/a.png` begins
 * with / but leads to another site.
 * @param sitios origins, such as `https://www.habbo.es`
 */
export function isPlacaVisible(placa: string, sitios: readonly string[]): boolean {
  if (placa === '') return true;
  const origin = URL.canParse(placa, PORTAL) ? new URL(placa, PORTAL).origin : null;
  return origin !== null && [PORTAL, ...sitios].includes(origin);
}
