import { useState } from 'react';
import styled, { css } from 'styled-components';
import { font } from '../theme/tokens';

type PlacaSize = 28 | 40;

// Metals are part of the insignia, not of the theme: a gold badge is gold by day and by night.
const METALS = [
  { from: 12, enamel: '#8E1530', ink: '#FFFFFF' },
  { from: 10, enamel: '#E0A100', ink: '#12211F' },
  { from: 7, enamel: '#3F5E8C', ink: '#FFFFFF' },
  { from: 4, enamel: '#9A4F23', ink: '#FFFFFF' },
] as const;
const IRON = { enamel: '#5B6B68', ink: '#FFFFFF' } as const;

const metalOf = (categoria: number) => METALS.find(({ from }) => categoria >= from) ?? IRON;

/** How far each row of pixels is cut in on both sides: a shield with stepped corners. The drawing has 14 or 20 rows of 2 px. */
const STEPS: Record<PlacaSize, { rows: number; top: number[]; bottom: number[] }> = {
  28: { rows: 14, top: [2, 1], bottom: [1, 2, 3, 4] },
  40: { rows: 20, top: [3, 2, 1], bottom: [1, 2, 3, 4, 5, 6] },
};

function outline(size: PlacaSize): { y: number; cut: number }[] {
  const { rows, top, bottom } = STEPS[size];
  return Array.from({ length: rows }, (_, y) => ({ y, cut: top[y] ?? bottom[y - (rows - bottom.length)] ?? 0 }));
}

const Image = styled.img`
  width: auto;
  height: auto;
  max-width: none;
  image-rendering: pixelated;
`;
// The number is drawn by the style, not written as text: the badge's name says it, and lists must not say it twice.
const number = css<{ $size: PlacaSize; $ink: string }>`
  &::after {
    content: attr(data-categoria);
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding-bottom: ${({ $size }) => $size / 14}px;
    font-family: ${font.pixel};
    font-size: ${({ $size }) => ($size === 28 ? 20 : 30)}px;
    line-height: 1;
    color: ${({ $ink }) => $ink};
  }
`;
const Frame = styled.span<{ $size: PlacaSize; $ink: string }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  &[data-categoria] { ${number} }
`;
function Enamel({ categoria, size }: { categoria: number; size: PlacaSize }) {
  const { enamel } = metalOf(categoria);
  const rows = outline(size);
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      {rows.map(({ y, cut }) => (
        <rect key={y} x={cut * 2} y={y * 2} width={size - cut * 4} height={2} fill={enamel} />
      ))}
      <rect x={(rows[0]?.cut ?? 0) * 2} y={0} width={size - (rows[0]?.cut ?? 0) * 4} height={2} fill="#FFFFFF" fillOpacity={0.3} />
      {rows.slice(-2).map(({ y, cut }) => (
        <rect key={y} x={cut * 2} y={y * 2} width={size - cut * 4} height={2} fill="#000000" fillOpacity={0.2} />
      ))}
    </svg>
  );
}

interface PlacaProps {
  /** The category's number; its level gives the metal. */
  categoria: number;
  /** Address of the badge's picture, where the agency has one. */
  image?: string | null;
  /** Side in pixels. */
  size?: PlacaSize;
  /** Name of the rank; by default `Categoría 9`. */
  label?: string;
}

/** The badge of a rank: its picture, never scaled by a fraction, or an enamel with the number while there is none. */
export function Placa({ categoria, image, size = 28, label = `Categoría ${categoria}` }: PlacaProps) {
  const [failed, setFailed] = useState<string>();
  const isPicture = image && image !== failed;
  return (
    <Frame $size={size} $ink={metalOf(categoria).ink} role="img" aria-label={label} {...(!isPicture && { 'data-categoria': categoria })}>
      {isPicture ? <Image loading="lazy" src={image} alt="" onError={() => setFailed(image)} /> : <Enamel categoria={categoria} size={size} />}
    </Frame>
  );
}
