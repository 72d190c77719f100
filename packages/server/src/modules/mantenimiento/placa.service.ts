/** Stands for the portal, wherever it is: an address that begins with / leads to it. */
const PORTAL = 'https://portal.invalid';

/**
 * Whether the portal's page may show the image of a badge: its own, or one of the sites that its policy lets images come from. `//otro.test/a.png` begins with / and
 * leads elsewhere.
 * @param sitios origins, such as `https://www.habbo.es`
 */
export function isPlacaVisible(placa: string, sitios: readonly string[]): boolean {
  if (placa === '') return true;
  const origin = URL.canParse(placa, PORTAL) ? new URL(placa, PORTAL).origin : null;
  return origin !== null && [PORTAL, ...sitios].includes(origin);
}
