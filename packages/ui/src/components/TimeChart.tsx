import { formatInteger } from '@garita/domain/formato/credits';
import styled from 'styled-components';
import { color, space, text } from '../theme/tokens';

const HEIGHT = 112;
/** A column's share of its place. */
const WIDTH = 0.72;

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  color: ${color.tinta3};
  font-size: ${text[13]};
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
`;
// Stretched to the width that there is: what is drawn are rectangles and lines alone, which keep their sense.
const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: ${HEIGHT}px;
  overflow: visible;
  line { stroke: ${color.borde}; stroke-width: 1; vector-effect: non-scaling-stroke; }
  .cero { stroke: ${color.bordeControl}; }
  g:hover .fondo { fill: ${color.pozo}; }
  .fondo { fill: transparent; }
  @media (forced-colors: active) { rect:not(.fondo) { fill: CanvasText; forced-color-adjust: none; } }
`;
const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
`;

type Tone = 1 | 2 | 3 | 4 | 5;

export interface TimePoint {
  /** What the column stands for, e.g. `21 nov`. */
  label: string;
  /** Not negative. */
  value: number;
  /** What hangs below the zero line: another number of the same kind, not negative either. */
  below?: number;
}

export interface TimeChartProps {
  /** What is counted, e.g. `Minutos por día`; the drawing is seen, its table is heard. */
  label: string;
  /** The oldest first. Of the last one the time is not over yet: it is paler. */
  points: readonly TimePoint[];
  /** How a value is written; whole numbers by default. */
  format?: (value: number) => string;
  /** Which of the five colours of charts. */
  tone?: Tone;
  /** The colour of what hangs below. */
  toneBelow?: Tone;
}

/** A number over time, a column for each day or week. It is there for the eye alone: whoever shows it says in a sentence what is to be seen, and has a table of the numbers. */
export function TimeChart({
  label,
  points,
  format = formatInteger,
  tone = 1,
  toneBelow = 4,
}: TimeChartProps) {
  const most = Math.max(0, ...points.map(({ value }) => value));
  const least = Math.max(0, ...points.map(({ below = 0 }) => below));
  // At least 1: where everything is 0 there is nothing to divide by.
  const scale = 100 / Math.max(1, most + least);
  const zero = least === 0 ? 100 : most * scale;
  const middle = points[Math.floor((points.length - 1) / 2)];
  return (
    <Figure aria-hidden="true" data-grafico={label}>
      <span>{`Máximo ${format(most)}`}</span>
      <Drawing viewBox={`0 0 ${Math.max(1, points.length)} 100`} preserveAspectRatio="none">
        <line x1="0" x2={points.length} y1="0" y2="0" />
        {points.map(({ label: when, value, below }, i) => (
          <g key={when} opacity={i === points.length - 1 ? 0.55 : 1}>
            <title>{`${when}: ${format(value)}${below === undefined ? '' : ` y ${format(below)}`}`}</title>
            <rect className="fondo" x={i} y="0" width="1" height="100" />
            <rect
              x={i + (1 - WIDTH) / 2}
              y={zero - value * scale}
              width={WIDTH}
              height={value * scale}
              fill={color[`grafico${tone}`]}
            />
            {below !== undefined && (
              <rect
                x={i + (1 - WIDTH) / 2}
                y={zero}
                width={WIDTH}
                height={below * scale}
                fill={color[`grafico${toneBelow}`]}
              />
            )}
          </g>
        ))}
        <line className="cero" x1="0" x2={points.length} y1={zero} y2={zero} />
      </Drawing>
      <Ends>
        <span>{points[0]?.label}</span>
        {points.length > 2 && <span>{middle?.label}</span>}
        {points.length > 1 && <span>{points.at(-1)?.label}</span>}
      </Ends>
    </Figure>
  );
}
