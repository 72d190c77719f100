import { css } from 'styled-components';
import { color } from '../theme/tokens';

/**
 * The barrier stripe, 6 px high. It is on the sign-in dialog, on dialogs whose act cannot be
 * undone, and on the previews of these dialogs.
 */
export const barrierStripe = css`
  content: '';
  display: block;
  height: 6px;
  flex: none;
  background: repeating-linear-gradient(-45deg, ${color.barreraOscura} 0 10px, ${color.baliza} 10px 20px);
`;
