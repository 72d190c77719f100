import styled from 'styled-components';
import { encode } from 'uqr';

// A reader needs dark on light with a margin, in either theme.
const Root = styled.svg`
  display: block;
  width: 100%;
  max-width: 232px;
  margin-inline: auto;
  background: #fff;
  fill: #000;
`;

/** Modules of quiet zone that readers ask for (ISO/IEC 18004). */
const MARGIN = 4;

interface QrCodeProps {
  /** What it says to whoever reads it. */
  value: string;
  /** What it is, for whoever does not see it. */
  label: string;
}

/** A text as a QR code, drawn here: what it says is told to nobody else. */
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
