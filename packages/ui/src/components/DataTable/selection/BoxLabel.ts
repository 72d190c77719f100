import styled from 'styled-components';
import { focusRing } from '../../../theme/focusRing';
import { color, fieldBackground, radius, touchTarget } from '../../../theme/tokens';

/** A tick, as tall as its box is wide. */
const TICK = 'polygon(14% 44%, 0 65%, 42% 100%, 100% 18%, 82% 0, 39% 66%)';

/**
 * What a finger hits, with the browser's own box in the look of `Checkbox`: a list has as many as rows, and each turn of a wheel makes more. Its row is
 * dressed from here: a row that is picked need not be rendered.
 */
export const BoxLabel = styled.label`
  display: grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  > input {
    appearance: none;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    margin: 0;
    border: 2px solid ${color.bordeControl};
    border-radius: ${radius.tag};
    background: ${fieldBackground};
    color: ${color.sobrePetroleo};
    cursor: inherit;
    print-color-adjust: exact;
    &:hover { border-color: ${color.tinta2}; }
    &:checked, &:indeterminate { border-color: ${color.petroleo}; background: ${color.petroleo}; }
    &:checked::before { content: ''; width: 14px; height: 11px; background: currentColor; clip-path: ${TICK}; }
    &:indeterminate::before { content: ''; width: 12px; height: 2px; background: currentColor; }
    &:focus-visible { ${focusRing} }
    @media (forced-colors: active) { appearance: auto; }
  }
  tr:has(> td > & > input:checked) { --fila: ${color.petroleoSuave}; }
  article:has(> div > & > input:checked) { border-color: ${color.petroleo}; background: ${color.petroleoSuave}; }
`;

/** On a card the whole head picks while somebody picks. */
export const CardLabel = styled(BoxLabel)`
  flex: none;
  margin: 0 -${8}px 0 -${12}px;
  /* Above links and buttons of the head, which stand above what unfolds the row. */
  && { position: static; z-index: 2; }
  &::after { content: ''; position: absolute; inset: 0; }
`;
