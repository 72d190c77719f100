import styled, { css } from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { color, layer, radius, space, text } from '../../theme/tokens';

/** Paid rows carry the caution tint; what no longer counts is greyed, and must say so in words too. */
export type RowTone = 'caution' | 'muted';

export const Scroller = styled.div`
  /* What is hidden within cells is placed absolutely: it belongs to what scrolls, or it would widen the page beside a wide table. */
  position: relative;
  max-height: max(440px, calc(100dvh - 200px));
  overflow: auto;
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  overscroll-behavior-x: contain;
  &:focus-visible { ${focusRing} }
  @media print { max-height: none; overflow: visible; border: 0; }
`;

export const Table = styled.table<{ $fixedWidth: number | null }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text[15]};
  font-variant-numeric: tabular-nums;
  ${({ $fixedWidth }) => $fixedWidth && `table-layout: fixed; min-width: ${$fixedWidth}px;`}
`;

const cell = css<{ $end?: boolean }>`
  padding: ${space[1]} ${space[4]};
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};
  vertical-align: middle;
  overflow-wrap: break-word;
`;

/** The first column stays while the others pass under it. */
const pinned = css`
  &:first-child { position: sticky; left: 0; }
`;

export const HeadCell = styled.th<{ $end?: boolean }>`
  ${cell}
  ${pinned}
  position: sticky;
  top: 0;
  z-index: ${layer.sticky};
  height: 40px;
  padding: 0;
  border-bottom: 1px solid ${color.borde};
  background: ${color.pozo};
  color: ${color.tinta2};
  font-size: ${text[13]};
  font-weight: 700;
  white-space: nowrap;
  &:first-child { z-index: ${layer.sticky + 1}; }
  @media print { position: static; }
`;

export const Row = styled.tr<{ $height: number; $tone: RowTone | undefined }>`
  --fila: ${({ $tone }) => ($tone === 'caution' ? color.balizaSuave : $tone === 'muted' ? color.pozo : color.superficie)};
  height: ${({ $height }) => $height}px;
  background: var(--fila);
  ${({ $tone }) => $tone === 'muted' && `color: ${color.tinta3};`}
  &:hover { --fila: ${({ $tone }) => ($tone === 'caution' ? color.balizaSuave : color.pozo)}; }
`;

export const NameCell = styled.th<{ $end?: boolean }>`
  ${cell}
  ${pinned}
  z-index: 1;
  background: var(--fila);
  border-bottom: 1px solid ${color.borde};
  font-weight: 700;
  @media print { position: static; }
`;

export const DataCell = styled.td<{ $end?: boolean }>`
  ${cell}
  border-bottom: 1px solid ${color.borde};
`;

export const Acts = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  @media print { display: none; }
`;
