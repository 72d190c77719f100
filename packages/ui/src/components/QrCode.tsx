import styled from 'styled-components';
import { encode } from 'uqr';

// Scanners need dark on light with a margin, in both themes.
const Root = styled.svg`
  display: block;
  width: 100%;
  max-width: 232px;
  margin-inline: auto;
  background: #fff;
  fill: #000;
`;

/** Quiet zone in modules (ISO/IEC 18004). */
const MARGIN = 4;

interface QrCodeProps {
  /** The encoded text. */
  value: string;
  /** The code's accessible name. */
  label: string;
}

/** A text as a QR code, rendered locally: the text is sent nowhere. */
export function QrCode({ value, label }: QrCodeProps) {
  const { data, size } = encode(value, { border: MARGIN });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <Root viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={path} />
    </Root>
  );
}
