import { formatInteger } from '@garita/domain/formato/credits';
import styled from 'styled-components';
import { color, space, text } from '../theme/tokens';
import { plainList } from './layout';

const Title = styled.figcaption`
  padding-bottom: ${space[2]};
  font-weight: 700;
`;

// Names take at most two fifths of the width, numbers their own width, bars the rest. All rows
// share the columns.
const Rows = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: fit-content(40%) minmax(48px, 1fr) auto;
  gap: ${space[2]} ${space[3]};
  font-size: ${text[15]};
  line-height: 1.25;
`;
const Row = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
`;
const Name = styled.span`
  overflow-wrap: anywhere;
`;
const Value = styled.span`
  text-align: right;
  font-variant-numeric: tabular-nums;
`;
const Bar = styled.svg`
  width: 100%;
  height: 16px;
  @media (forced-colors: active) { forced-color-adjust: none; rect:first-child { fill: Canvas; stroke: CanvasText; } rect:last-child { fill: Highlight; } }
`;

export interface ChartBar {
  label: string;
  /** Not negative: a negative value has no bar. */
  value: number;
}

export interface ChartProps {
  /** The compared quantity, e.g. `Ascensos por día`. */
  label: string;
  /** From top to bottom, in a meaningful order. */
  bars: readonly ChartBar[];
  /** Formats a value; by default as an integer. */
  format?: (value: number) => string;
  /** One of the five chart colours; decorative, since names and numbers say everything. */
  tone?: 1 | 2 | 3 | 4 | 5;
}

/**
 * Compares a handful of values. The bars are hidden from screen readers, which read the numbers
 * beside them.
 */
export function Chart({ label, bars, format = formatInteger, tone = 1 }: ChartProps) {
  // At least 1, so that values that are all 0 cause no division by zero.
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure>
      <Title>{label}</Title>
      <Rows>
        {bars.map(({ label: name, value }) => (
          <Row key={name}>
            <Name>{name}</Name>
            <Bar aria-hidden="true">
              <rect width="100%" height="100%" rx="3" fill={color.pozo} />
              <rect
                width={`${(Math.max(0, value) / most) * 100}%`}
                height="100%"
                rx="3"
                fill={color[`grafico${tone}`]}
              />
            </Bar>
            <Value>{format(value)}</Value>
          </Row>
        ))}
      </Rows>
    </figure>
  );
}
