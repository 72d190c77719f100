import { formatInteger } from '@garita/domain/formato/credits';
import styled from 'styled-components';
import { color, space, text } from '../theme/tokens';

const HEIGHT = 112;
/** The width of a column, as a fraction of the space for it. */
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
// The drawing is stretched to the available width. It contains only rectangles and lines, so the
// distortion is invisible.
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
  /** The column's label, e.g. `21 nov`. */
  label: string;
  /** Not negative. */
  value: number;
  /** A second value below the zero line, not negative. */
  below?: number;
}

export interface TimeChartProps {
  /** The counted quantity, e.g. `Minutos por día`. Screen readers skip it: they read the table. */
  label: string;
  /** Oldest first. The last day or week is unfinished, so its column is paler. */
  points: readonly TimePoint[];
  /** Formats a value; by default as an integer. */
  format?: (value: number) => string;
  /** One of the five chart colours. */
  tone?: Tone;
  /** The colour below the zero line. */
  toneBelow?: Tone;
}

/**
 * A number over time, one column for each day or week. The chart is hidden from screen readers: the
 * parent describes the numbers in a sentence and a table.
 */
export function TimeChart({
  label,
  points,
  format = formatInteger,
  tone = 1,
  toneBelow = 4,
}: TimeChartProps) {
  const most = Math.max(0, ...points.map(({ value }) => value));
  const least = Math.max(0, ...points.map(({ below = 0 }) => below));
  // At least 1, so that values that are all 0 cause no division by zero.
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
