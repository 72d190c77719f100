import { deriveAcentos, FONDOS } from '@garita/domain/agencia/acento';
import { PANTALLAS } from '@garita/domain/pantallas';
import { describePortal } from './dressPage';
import type { CaraPortal } from './Portal';

/** The build draws them (`app/build/drawIcon.ts`); a phone cuts the corners off the last. */
const GARITA = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icono-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icono-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icono-recortable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];
/** The screens that a long press on the icon offers, the most used of everybody's. */
const ATAJOS: readonly string[] = ['fichaje', 'tiempos', 'solicitudes', 'nomina'];
const shortcuts = ATAJOS.flatMap((id) =>
  PANTALLAS.filter((pantalla) => pantalla.id === id).map(({ titulo, ruta }) => ({
    name: titulo,
    url: ruta,
  })),
);

/**
 * The agency's emblem as it was sent, and once more in a drawing of any size, since systems ask of an icon that it be larger than most emblems are. Nothing of
 * the picture is read for that (0035).
 */
function iconsOf({ url, hash, tipo, ancho, alto }: NonNullable<CaraPortal['emblema']>): object[] {
  const drawn = { src: `/icono/${hash}.svg`, sizes: 'any', type: 'image/svg+xml' };
  return [
    { src: url, sizes: `${ancho}x${alto}`, type: tipo },
    drawn,
    { ...drawn, src: `/icono/${hash}.svg?recortable`, purpose: 'maskable' },
  ];
}

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
    icons: emblema ? iconsOf(emblema) : GARITA,
    ...(cara && { shortcuts }),
  };
}
