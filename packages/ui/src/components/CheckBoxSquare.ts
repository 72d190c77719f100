import styled from 'styled-components';
import { focusRing } from '../theme/focusRing';
import { color, fieldBackground, motion, radius } from '../theme/tokens';

/** The square of a checkbox, inside a `CheckboxButton`. */
export const CheckBoxSquare = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 2px solid ${color.bordeControl};
  border-radius: ${radius.tag};
  background: ${fieldBackground};
  color: ${color.sobrePetroleo};
  print-color-adjust: exact;
  /* The tick is hidden by visibility, because forced colours and print replace a transparent colour. */
  > svg { visibility: hidden; }
  transition: background-color ${motion.feedback}, border-color ${motion.feedback};
  [data-hovered] > & { border-color: ${color.tinta2}; }
  [data-selected] > &, [data-indeterminate] > & { border-color: ${color.petroleo}; background: ${color.petroleo}; > svg { visibility: visible; } }
  [data-selected][data-hovered] > & { border-color: ${color.petroleoHover}; background: ${color.petroleoHover}; }
  [data-disabled] > & { border-color: ${color.borde}; background: ${color.pozo}; color: ${color.tinta3}; }
  [data-focus-visible] > & { ${focusRing} }
  @media (forced-colors: active) {
    [data-selected] > &, [data-indeterminate] > & { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
`;
