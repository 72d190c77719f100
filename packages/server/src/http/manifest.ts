import { deriveAcentos, FONDOS } from '@garita/domain/agencia/acento';
import { PANTALLAS } from '@garita/domain/pantallas';
import { describePortal } from './dressPage';
import type { CaraPortal } from './Portal';

/**
 * Garita's own icons. `app/build/drawIcon.ts` draws the PNGs from the SVG; the last icon is
 * maskable.
 */
const GARITA = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icono-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icono-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icono-recortable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];
const ATAJOS: readonly string[] = ['fichaje', 'tiempos', 'solicitudes', 'nomina'];
const shortcuts = ATAJOS.flatMap((id) =>
  PANTALLAS.filter((pantalla) => pantalla.id === id).map(({ titulo, ruta }) => ({
    name: titulo,
    url: ruta,
  })),
);

/**
 * The emblem as uploaded, and the emblem as an SVG of any size: systems ask for icons larger than
 * most emblems (0034).
 */
function iconsOf({ url, hash, tipo, ancho, alto }: NonNullable<CaraPortal['emblema']>): object[] {
  const drawn = { src: `/icono/${hash}.svg`, sizes: 'any', type: 'image/svg+xml' };
  return [
    { src: url, sizes: `${ancho}x${alto}`, type: tipo },
    drawn,
    { ...drawn, src: `/icono/${hash}.svg?recortable`, purpose: 'maskable' },
  ];
}

const [FONDO] = FONDOS.claro;

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
    icons: emblema ? iconsOf(emblema) : GARITA,
    ...(cara && { shortcuts }),
  };
}
