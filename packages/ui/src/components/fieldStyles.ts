import { css } from 'styled-components';
import { focusRing } from '../theme/focusRing';
import { color, fieldBackground, motion, radius, space, text, touchTarget } from '../theme/tokens';

export const fieldRoot = css`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`;

export const fieldDescription = css`
  font-size: ${text[13]};
  color: ${color.tinta3};
`;

/** The frame around an input and its neighbours; the focus ring belongs to the frame. */
export const fieldFrame = css`
  display: flex;
  align-items: center;
  min-height: ${touchTarget};
  border: 1px solid ${color.bordeControl};
  border-radius: ${radius.control};
  background: ${fieldBackground};
  transition: border-color ${motion.feedback};
  &[data-hovered] { border-color: ${color.tinta2}; }
  &[data-focus-within], &:focus-within { ${focusRing} }
  &[data-invalid] { border-color: ${color.grana}; box-shadow: inset 0 0 0 1px ${color.grana}; }
  &[data-disabled] { background: ${color.pozo}; color: ${color.tinta3}; border-color: transparent; cursor: not-allowed; }
`;
