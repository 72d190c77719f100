import { useState } from 'react';
import styled from 'styled-components';
import { font } from '../theme/tokens';

type PlacaSize = 28 | 40;

// The metals are the same in both themes.
const METALS = [
  { from: 12, metal: 'grana', enamel: '#8E1530' },
  { from: 10, metal: 'oro', enamel: '#E0A100' },
  { from: 7, metal: 'acero', enamel: '#3F5E8C' },
  { from: 4, metal: 'bronce', enamel: '#9A4F23' },
] as const;
const IRON = { metal: 'hierro', enamel: '#5B6B68' } as const;
/** Numbers are white, except on gold. */
const INK_ON_GOLD = '#12211F';

const metalOf = (categoria: number) => METALS.find(({ from }) => categoria >= from) ?? IRON;

/**
 * The outlines of a shield with stepped corners of 2 px, of its lit upper edge and of its shaded
 * lower edge.
 */
const SHIELDS: Readonly<Record<PlacaSize, readonly [shield: string, lit: string, shade: string]>> =
  {
    28: [
      'M4 0h20v2h2v2h2v16h-2v2h-2v2h-2v2h-2v2H8v-2H6v-2H4v-2H2v-2H0V4h2V2h2z',
      'M4 0h20v2H4z',
      'M6 24h16v2h-2v2H8v-2H6z',
    ],
    40: [
      'M6 0h28v2h2v2h2v2h2v22h-2v2h-2v2h-2v2h-2v2h-2v2h-2v2H12v-2h-2v-2H8v-2H6v-2H4v-2H2v-2H0V6h2V4h2V2h2z',
      'M6 0h28v2H6z',
      'M10 36h20v2h-2v2H12v-2h-2z',
    ],
  };

const Image = styled.img`
  width: auto;
  height: auto;
  max-width: none;
  image-rendering: pixelated;
`;
// CSS draws the number, so that screen readers do not announce it: the badge's accessible name
// already includes it.
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

function Enamel({ size, colour }: { size: PlacaSize; colour: string }) {
  const [shield, lit, shade] = SHIELDS[size];
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={shield} fill={colour} />
      <path d={lit} fill="#FFFFFF" fillOpacity={0.3} />
      <path d={shade} fill="#000000" fillOpacity={0.2} />
    </svg>
  );
}

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

/** The badge of a rank: its image, unscaled and cropped, or an enamel shield with the number. */
export function Placa({
  categoria,
  image,
  size = 28,
  label = `Categoría ${categoria}`,
}: PlacaProps) {
  const [failed, setFailed] = useState<string>();
  const isPicture = image && image !== failed;
  const { metal, enamel } = metalOf(categoria);
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
        <Enamel size={size} colour={enamel} />
      )}
    </Frame>
  );
}
