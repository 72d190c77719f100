import { css } from 'styled-components';
import { color, layer, motion, radius, space, text } from '../theme/tokens';

/** The surface of lists of options and menus. */
export const floatingSheet = css`
  z-index: ${layer.popover};
  border: 1px solid ${color.bordeControl};
  border-radius: ${radius.control};
  background: ${color.superficie};
  color: ${color.tinta};
  box-shadow: 0 8px 24px ${color.sombra};
  transition: opacity ${motion.feedback};
  &[data-entering], &[data-exiting] { opacity: 0; }
`;

export const listItem = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.tag};
  font-size: ${text[16]};
  cursor: pointer;
  outline: none;
  &[data-hovered], &[data-focused] { background: ${color.pozo}; }
  &[data-selected] { background: ${color.petroleoSuave}; color: ${color.petroleoTexto}; }
  &[data-focus-visible] { outline: 3px solid ${color.foco}; outline-offset: -3px; }
  &[data-disabled] { color: ${color.tinta3}; cursor: not-allowed; }
  @media (forced-colors: active) {
    &[data-focused] { outline: 2px solid Highlight; }
    &[data-selected] { background: Highlight; color: HighlightText; forced-color-adjust: none; * { color: inherit; } }
  }
`;
