import { css } from 'styled-components';
import { focusRing } from '../theme/focusRing';
import { color, fieldBackground, media, motion, radius, space, text, touchTarget } from '../theme/tokens';

export const fieldRoot = css`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`;

export const fieldLabel = css`
  font-size: ${text[15]};
  font-weight: 700;
`;

export const fieldDescription = css`
  font-size: ${text[13]};
  color: ${color.tinta3};
`;

/** The frame around an input and what stands beside it; the ring is the frame's, so that it includes both. */
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

export const fieldInput = css`
  flex: 1;
  min-width: 0;
  height: 42px;
  padding: 0 ${space[3]};
  border: 0;
  background: none;
  /* iOS zooms into anything below 16 px. */
  font-size: ${text[16]};
  outline: none;
  &::placeholder { color: ${color.tinta3}; opacity: 1; }
  &[data-disabled] { cursor: not-allowed; }
  /* The browser's own eye and cross would stand beside ours. */
  &::-ms-reveal { display: none; }
  &::-webkit-search-cancel-button { display: none; }
  &:autofill { -webkit-text-fill-color: ${color.tinta}; box-shadow: inset 0 0 0 40px ${color.balizaSuave}; border-radius: ${radius.control}; }
  ${media.compact} { text-overflow: ellipsis; }
`;
