import { color } from '../theme/tokens';

// The pixels of the 16 × 16 drawing, as outlines.
const BOOTH = 'M4 0h2v1h1v1H6v1h1v1h3v1H7v10h3v1H0v-1h1V5H0V4h1V3h1V2h1V1h1z';
const LIT_SIDE = 'M6 2h2v1H6zM7 3h2v1H7zM7 5h2v10H7z';
const WINDOW = 'M3 7h4v4H3z';
const LINTEL = 'M3 7h4v1H3z';
const POST = 'M9 12h1v1H9z';
/** The barrier's dark and light bands; omitted at 16 px, where they would be too small. */
const DARK_BANDS = 'M9 10h1v2H9zM11 10h1v2h-1zM13 10h1v2h-1zM15 10h1v2h-1z';
const LIGHT_BANDS = 'M10 10h1v2h-1zM12 10h1v2h-1zM14 10h1v2h-1z';

interface BoothProps {
  /** Side in pixels: a multiple of 16, so that pixels stay square. */
  size: number;
  /** Whether the window is lit. */
  lit: boolean;
}

/**
 * Garita's logo, a guard's booth with one window. It is hidden from screen readers; the parent has
 * the name.
 */
export function Booth({ size, lit }: BoothProps) {
  const hasBarrier = size > 16;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={BOOTH} fill={color.petroleo} />
      <path d={LIT_SIDE} fill={`color-mix(in srgb, ${color.petroleo} 82%, white)`} />
      <path d={WINDOW} fill={lit ? color.baliza : color.fondo} />
      <path
        d={LINTEL}
        fill={lit ? `color-mix(in srgb, ${color.baliza} 80%, black)` : color.borde}
      />
      {hasBarrier && <path d={POST + DARK_BANDS} fill={color.tinta} />}
      {hasBarrier && <path d={LIGHT_BANDS} fill={color.baliza} />}
    </svg>
  );
}
