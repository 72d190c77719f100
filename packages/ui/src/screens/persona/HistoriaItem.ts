import styled from 'styled-components';
import { color, space, text } from '../../theme/tokens';

/** An entry of the history, with a mark on the vertical line. */
export const HistoriaItem = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px ${space[3]};
  padding: ${space[2]} 0 ${space[2]} 28px;
  overflow-wrap: anywhere;
  /* The line runs from the first mark to the last. */
  &::before { content: ''; position: absolute; inset: 0 auto 0 7px; width: 2px; background: ${color.borde}; }
  &:first-child::before { top: 18px; }
  &:last-child::before { bottom: calc(100% - 18px); }
  &::after {
    content: '';
    position: absolute;
    top: 14px;
    left: 1px;
    width: 14px;
    height: 14px;
    border: 3px solid ${color.petroleo};
    background: ${color.superficie};
  }
  &[data-grupo='rangos']::after { border-color: ${color.baliza}; }
  &[data-grupo='multas']::after, &[data-tipo='despido']::after, &[data-tipo='degrado']::after { border-color: ${color.grana}; }
  > p { min-width: 0; }
  time { color: ${color.tinta2}; font-size: ${text[13]}; }
`;
