import styled, { keyframes } from 'styled-components';
import { color, media, motion } from '../../theme/tokens';

const raise = keyframes`from { transform: rotate(0); }`;

const Arm = styled.g`
  transform: rotate(-68deg);
  transform-origin: 10px 34px;
  ${media.motion} { animation: ${raise} 900ms 250ms ${motion.ease} backwards; }
`;

const Drawing = styled.svg`
  flex: none;
  overflow: visible;
`;

const BANDS = [0, 1, 2, 3, 4] as const;

export function Barrera() {
  return (
    <Drawing
      width={64}
      height={64}
      viewBox="0 0 64 64"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <Arm>
        {BANDS.map((band) => (
          <rect
            key={band}
            x={10 + band * 10}
            y={31}
            width={10}
            height={6}
            fill={band % 2 === 0 ? color.barreraOscura : color.baliza}
          />
        ))}
        <rect x={10} y={31} width={50} height={6} fill="none" stroke={color.borde} />
      </Arm>
      <path d="M6 30h8v30H6z" fill={color.petroleo} />
      <path d="M2 58h16v4H2z" fill={color.tinta2} />
    </Drawing>
  );
}
