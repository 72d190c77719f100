import { css } from 'styled-components';
import { color, media, motion, radius, space, text, touchTarget } from '../../../theme/tokens';

export const fichaStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 36px;
  padding: 0 ${space[3]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.control};
  background: ${color.fondo};
  color: ${color.tinta};
  font-size: ${text[15]};
  cursor: pointer;
  outline-offset: 2px;
  ${media.motion} { transition: border-color ${motion.feedback}, background ${motion.feedback}; }
  &[data-hovered] { border-color: ${color.bordeControl}; }
  &[data-focus-visible] { outline: 3px solid ${color.foco}; }
  ${media.compact} { min-height: ${touchTarget}; }
`;
