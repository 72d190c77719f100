import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { font } from '../theme/tokens';

type PlacaSize = 28 | 40;

// The metals belong to the badge, not to the theme: they are the same in both.
const METALS = [
  { from: 12, metal: 'grana', enamel: '#8E1530' },
  { from: 10, metal: 'oro', enamel: '#E0A100' },
  { from: 7, metal: 'acero', enamel: '#3F5E8C' },
  { from: 4, metal: 'bronce', enamel: '#9A4F23' },
] as const;
const IRON = { metal: 'hierro', enamel: '#5B6B68' } as const;
type Metal = (typeof METALS)[number]['metal'] | typeof IRON.metal;
/** Numbers are white, except on gold. */
const INK_ON_GOLD = '#12211F';

const metalOf = (categoria: number) => METALS.find(({ from }) => categoria >= from) ?? IRON;

/**
 * How far each pixel row is inset: a shield with stepped corners. The drawing has 14 or 20 rows of
 * 2 px.
 */
const STEPS: Record<PlacaSize, { rows: number; top: number[]; bottom: number[] }> = {
  28: { rows: 14, top: [2, 1], bottom: [1, 2, 3, 4] },
  40: { rows: 20, top: [3, 2, 1], bottom: [1, 2, 3, 4, 5, 6] },
};

interface PixelRow {
  readonly y: number;
  readonly cut: number;
}

function outline(size: PlacaSize): PixelRow[] {
  const { rows, top, bottom } = STEPS[size];
  return Array.from({ length: rows }, (_, y) => ({
    y,
    cut: top[y] ?? bottom[y - (rows - bottom.length)] ?? 0,
  }));
}

const Image = styled.img`
  width: auto;
  height: auto;
  max-width: none;
  image-rendering: pixelated;
`;
// The number is drawn by CSS, not text: the badge's name includes it, and lists must not say it
// twice.
const Frame = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  overflow: hidden;
  &[data-categoria]::after {
    content: attr(data-categoria);
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding-bottom: 2px;
    font-family: ${font.pixel};
    font-size: 20px;
    line-height: 1;
    color: #FFFFFF;
  }
  &[data-metal='oro']::after { color: ${INK_ON_GOLD}; }
  &[data-lado='40'] {
    width: 40px;
    height: 40px;
    &::after { padding-bottom: ${40 / 14}px; font-size: 30px; }
  }
`;

const pathOf = (size: PlacaSize, rows: readonly PixelRow[]): string =>
  rows.map(({ y, cut }) => `M${cut * 2} ${y * 2}h${size - cut * 4}v2H${cut * 2}z`).join('');

/**
 * One element for each metal and size, cached: lists have hundreds, and React skips identical
 * elements.
 */
function drawEnamel(size: PlacaSize, enamel: string): ReactNode {
  const rows = outline(size);
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={pathOf(size, rows)} fill={enamel} />
      <path d={pathOf(size, rows.slice(0, 1))} fill="#FFFFFF" fillOpacity={0.3} />
      <path d={pathOf(size, rows.slice(-2))} fill="#000000" fillOpacity={0.2} />
    </svg>
  );
}
const ENAMELS = Object.fromEntries(
  [...METALS, IRON].map(({ metal, enamel }) => [
    metal,
    { 28: drawEnamel(28, enamel), 40: drawEnamel(40, enamel) },
  ]),
) as Record<Metal, Record<PlacaSize, ReactNode>>;

interface PlacaProps {
  /** The category's number or level, which determines the metal. */
  categoria: number;
  /** URL of the badge's image, if the agency has one. */
  image?: string | null;
  /** Side in pixels. */
  size?: PlacaSize;
  /** Name of the rank; default `Categoría 9`. */
  label?: string;
}

/** The badge of a rank: its image, unscaled and cropped, or an enamel with the number. */
export function Placa({
  categoria,
  image,
  size = 28,
  label = `Categoría ${categoria}`,
}: PlacaProps) {
  const [failed, setFailed] = useState<string>();
  const isPicture = image && image !== failed;
  const { metal } = metalOf(categoria);
  return (
    <Frame
      role="img"
      aria-label={label}
      data-lado={size}
      data-metal={metal}
      {...(!isPicture && { 'data-categoria': categoria })}
    >
      {isPicture ? (
        <Image loading="lazy" src={image} alt="" onError={() => setFailed(image)} />
      ) : (
        ENAMELS[metal][size]
      )}
    </Frame>
  );
}
