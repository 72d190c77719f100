import styled from 'styled-components';
import { color, space, text } from '../../theme/tokens';

const SIZE = 84;
const WIDTH = 9;
const RADIUS = (SIZE - WIDTH) / 2;
const AROUND = 2 * Math.PI * RADIUS;

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  font-size: ${text[15]};
  color: ${color.tinta2};
`;
const Ring = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: ${SIZE}px;
  height: ${SIZE}px;
  b { color: ${color.tinta}; font-size: ${text[16]}; font-variant-numeric: tabular-nums; line-height: 1.15; text-align: center; }
  svg { position: absolute; inset: 0; transform: rotate(-90deg); }
  circle { fill: none; stroke-width: ${WIDTH}px; }
  circle:first-child { stroke: ${color.pozo}; }
  @media (forced-colors: active) { circle:first-child { stroke: CanvasText; } circle:last-child { stroke: Highlight; } }
`;

interface AnilloProps {
  label: string;
  value: number;
  /** The value of a full ring, above 0. */
  max: number;
  children: string;
}

export function Anillo({ label, value, max, children }: AnilloProps) {
  const part = Math.min(1, Math.max(0, value / max));
  return (
    <Root>
      <Ring>
        <svg width={SIZE} height={SIZE} aria-hidden="true">
          <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} />
          {part > 0 && (
            <circle
              cx={SIZE / 2}
              cy={SIZE / 2}
              r={RADIUS}
              stroke={part === 1 ? color.laurel : color.petroleo}
              strokeDasharray={`${part * AROUND} ${AROUND}`}
            />
          )}
        </svg>
        <b>{children}</b>
      </Ring>
      <span>{label}</span>
    </Root>
  );
}
