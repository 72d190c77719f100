import { formatInteger } from '@garita/domain/formato/credits';
import styled from 'styled-components';
import { color, space, text } from '../theme/tokens';

const Title = styled.figcaption`
  padding-bottom: ${space[2]};
  font-weight: 700;
`;

// Names take what they need, up to two fifths; numbers what they need; bars share the rest. All rows have the same columns.
const Rows = styled.ul`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(48px, 1fr) auto;
  gap: ${space[2]} ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
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
  /** Not negative; what is counts as 0. */
  value: number;
}

export interface ChartProps {
  /** What is compared, e.g. `Ascensos por día`. */
  label: string;
  /** From top to bottom, in an order that means something. */
  bars: readonly ChartBar[];
  /** How a value is written; whole numbers by default. */
  format?: (value: number) => string;
  /** Which of the five colours of charts; the names and numbers say everything that it says. */
  tone?: 1 | 2 | 3 | 4 | 5;
}

/** Bars that compare some values. The numbers stand beside them, to be read and heard; the bars are there for the eye alone. For a handful of rows. */
export function Chart({ label, bars, format = formatInteger, tone = 1 }: ChartProps) {
  // At least 1: where everything is 0 there is nothing to divide by.
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
