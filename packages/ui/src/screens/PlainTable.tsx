import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import styled, { css } from 'styled-components';
import { color, media, radius, space, text } from '../theme/tokens';

const stacked = css`
  ${media.compact} {
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tbody { display: block; }
    tbody tr { display: grid; grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); gap: ${space[2]} ${space[4]}; padding: ${space[3]} ${space[4]}; }
    tbody th, tbody td { padding: 0; }
    tbody th, [data-ancha] { grid-column: 1 / -1; }
    tbody th { font-weight: 700; }
    td[data-columna]::before { content: attr(data-columna); display: block; color: ${color.tinta3}; font-size: ${text[13]}; font-weight: 700; }
  }
`;
const framed = css`
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
`;
const Frame = styled.div<{ $isBare: boolean }>`
  position: relative;
  overflow: auto hidden;
  ${({ $isBare }) => !$isBare && framed}
`;
const Table = styled.table<{ $stacks: boolean }>`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text[15]};
  font-variant-numeric: tabular-nums;
  th, td { padding: 10px ${space[4]}; text-align: left; vertical-align: top; }
  thead th { background: ${color.pozo}; color: ${color.tinta2}; font-size: ${text[13]}; font-weight: 700; }
  tbody th { font-weight: 400; }
  tr + tr, thead + tbody { border-top: 1px solid ${color.borde}; }
  [data-cifra] { text-align: right; }
  /* Badges and figures stay whole, so on the narrowest phones the longest word may have to
     break. */
  tbody th, [data-ancha] { overflow-wrap: anywhere; hyphens: auto; }
  ${media.compact} { th, td { padding: ${space[2]}; } }
  ${({ $stacks }) => $stacks && stacked}
`;

export interface PlainColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures are aligned right. */
  isNumeric?: boolean;
  /** For sentences: in stacked rows the cell takes a whole line. */
  isWide?: boolean;
}

interface PlainTableProps<Row> {
  /** The accessible name, invisible. Add a heading if users need one. */
  caption: string;
  /** The first column is the header of its row. */
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  /** The unique key of a row. */
  rowKey: (row: Row) => string | number;
  /** On a phone each row becomes a block with a header above each cell. For columns of words. */
  stacks?: boolean;
  /** Whether the table has no frame, because a surrounding sheet has one. */
  isBare?: boolean;
}

/** A small read-only table without search, sorting or selection; for records use `DataTable`. */
export function PlainTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  stacks = false,
  isBare = false,
}: PlainTableProps<Row>) {
  const [first, ...others] = columns;
  if (!first) return null;
  const look = ({ isNumeric = false, isWide = false }: PlainColumn<Row>) => ({
    ...(isNumeric && { 'data-cifra': '' }),
    ...(isWide && { 'data-ancha': '' }),
  });
  return (
    <Frame $isBare={isBare}>
      <Table $stacks={stacks}>
        <VisuallyHidden elementType="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" {...look(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row">{first.cell(row)}</th>
              {others.map((column) => (
                <td
                  key={column.id}
                  {...(stacks && { 'data-columna': column.header })}
                  {...look(column)}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
