import styled, { css } from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { color, layer, radius, space, text } from '../../theme/tokens';
import { cellStyles } from './cellStyles';

/** Paid rows have the caution tint; invalid rows are grey, and must also say so in words. */
export type RowTone = 'caution' | 'muted';

export const Scroller = styled.div`
  /* Hidden texts in cells are positioned absolutely: the scroller must contain them, or a wide table widens the page. */
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

const cell = css`
  padding: ${space[1]} ${space[4]};
  text-align: left;
  vertical-align: middle;
  overflow-wrap: break-word;
  &[data-end] { text-align: right; }
  @media print { padding: 2px ${space[2]}; }
`;

const pinned = css`
  &:first-child { position: sticky; left: 0; }
`;

/** Rows and cells are plain elements styled by the table, since they re-render while scrolling. */
export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text[15]};
  font-variant-numeric: tabular-nums;
  &[data-fixed] {
    /* The header determines the widths, so that a row that scrolls into view does not change them. */
    [data-wraps] { max-width: 0; }
    [data-acts] { white-space: nowrap; }
    > thead th:has([data-acts]) { width: 1px; }
    /* The longest text is measured in bold, so that fewer but wider letters fit too. */
    [data-longest]::after {
      content: attr(data-longest);
      display: block;
      max-width: 360px;
      height: 0;
      padding: 0 ${space[4]};
      overflow: hidden;
      visibility: hidden;
      font-size: ${text[15]};
      white-space: normal;
    }
  }
  @media print { font-size: ${text[13]}; tbody * { overflow-wrap: break-word; } }
  tbody > tr {
    --fila: ${color.superficie};
    height: var(--alto);
    background: var(--fila);
    &:hover { --fila: ${color.pozo}; }
    &[data-tone='muted'] { --fila: ${color.pozo}; color: ${color.tinta3}; }
    &[data-tone='caution'] { --fila: ${color.balizaSuave}; }
    &[aria-hidden] { height: auto; }
  }
  tbody > tr > th {
    ${cell}
    ${pinned}
    z-index: 1;
    background: var(--fila);
    border-bottom: 1px solid ${color.borde};
    font-weight: 700;
    @media print { position: static; }
  }
  tbody > tr > td {
    ${cell}
    border-bottom: 1px solid ${color.borde};
  }
  /* When the table scrolls sideways, the checkboxes stay in place, and so do the names beside them. */
  tbody > tr > [data-pick] {
    position: sticky;
    left: 0;
    z-index: 1;
    width: 48px;
    padding: 0 0 0 4px;
    background: var(--fila);
    @media print { display: none; }
  }
  [data-pick] + th { position: sticky; left: 48px; z-index: 1; @media print { position: static; } }
  thead > tr > [data-pick] + th { z-index: ${layer.sticky + 1}; }
  ${cellStyles}
  [data-acts] {
    display: flex;
    justify-content: flex-end;
    gap: ${space[2]};
    @media print { display: none; }
  }
  thead [data-acts] { height: 0; padding: 0 ${space[4]}; visibility: hidden; }
`;

export const HeadCell = styled.th`
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
  &[data-pick] { width: 48px; padding-left: 4px; @media print { display: none; } }
  @media print { position: static; height: auto; padding: 2px ${space[2]}; vertical-align: bottom; white-space: normal; }
`;
