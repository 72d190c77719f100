import styled from 'styled-components';
import { Row } from '../../components/layout';
import { color, radius, space, text } from '../../theme/tokens';

/**
 * The number of steps of one colour, from light to dark. They differ in lightness, so they can be
 * told apart without colour vision.
 */
const STEPS = 5;

const Root = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: auto repeat(${({ $columns }) => $columns}, minmax(0, 1fr)) auto;
  gap: 2px;
  align-items: center;
  color: ${color.tinta3};
  font-size: ${text[13]};
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  > b { padding-right: ${space[2]}; color: ${color.tinta2}; font-weight: 400; }
  > i { padding-left: ${space[2]}; color: ${color.tinta}; font-style: normal; text-align: right; white-space: nowrap; }
  > span { overflow: visible; white-space: nowrap; }
`;
const Cell = styled.div<{ $step: number | null }>`
  height: 24px;
  print-color-adjust: exact;
  border-radius: ${radius.tag};
  background: ${({ $step }) => ($step === null ? 'transparent' : `color-mix(in srgb, ${color.grafico1} ${($step / STEPS) * 100}%, ${color.pozo})`)};
  @media (forced-colors: active) { forced-color-adjust: none; }
`;
const Key = styled(Row)`
  gap: 2px;
  margin-top: ${space[3]};
  color: ${color.tinta3};
  font-size: ${text[13]};
  > ${Cell} { width: 24px; height: 12px; }
  > span:first-child { margin-right: ${space[1]}; }
  > span:last-child { margin-left: ${space[1]}; }
`;

interface MapaFila {
  readonly label: string;
  /** The text at the end of the row. */
  readonly end?: string;
  /** Null for no data. */
  readonly cells: readonly (number | null)[];
}

interface MapaProps {
  /** The headers of the columns; some are empty when not all of them fit. */
  columns: readonly string[];
  rows: readonly MapaFila[];
  /** The value from which the darkest step is used. */
  most: number;
  ends: readonly [little: string, much: string];
}

const stepOf = (value: number | null, most: number): number | null =>
  value === null
    ? null
    : value <= 0 || most <= 0
      ? 0
      : Math.min(STEPS, Math.ceil((value / most) * STEPS));

/** A heat map. Hidden from screen readers, because a table on the same page has its numbers. */
export function Mapa({ columns, rows, most, ends }: MapaProps) {
  return (
    <div aria-hidden="true">
      <Root $columns={columns.length}>
        <b />
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position.
          <span key={at}>{column}</span>
        ))}
        <i />
        {rows.map(({ label, end, cells }) => [
          <b key={label}>{label}</b>,
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position.
          ...cells.map((value, at) => <Cell key={`${label}${at}`} $step={stepOf(value, most)} />),
          <i key={`${label}.`}>{end}</i>,
        ])}
      </Root>
      <Key>
        <span>{ends[0]}</span>
        {Array.from({ length: STEPS + 1 }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its number.
          <Cell key={step} $step={step} />
        ))}
        <span>{ends[1]}</span>
      </Key>
    </div>
  );
}
