import { deriveAcentos, FONDOS } from '@garita/domain/agencia/acento';
import { describePortal } from './dressPage';
import type { CaraPortal } from './Portal';

const GARITA = { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' };
/** The page's own light ground, and the bar of a portal without a colour. */
const [FONDO] = FONDOS.claro;

/** What the portal is called and looks like once it is installed. */
export function toManifest(cara: CaraPortal | null): object {
  const { nombre = 'Garita', siglas = 'Garita', color = null, emblema = null } = cara ?? {};
  return {
    id: '/',
    name: nombre,
    short_name: siglas,
    ...(cara && { description: describePortal(cara) }),
    lang: 'es',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: FONDO,
    theme_color: color === null ? FONDO : deriveAcentos(color).claro.petroleo,
    icons: [emblema ? { src: emblema.url, sizes: `${emblema.ancho}x${emblema.alto}`, type: emblema.tipo } : GARITA],
  };
}
