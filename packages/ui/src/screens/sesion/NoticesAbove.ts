import { createGlobalStyle } from 'styled-components';
import { media } from '../../theme/tokens';

/**
 * On a phone the dialogs at the door are sheets at the lower edge, and a notice there would lie over the one button that matters. While
 * one is open notices come at the upper edge. Said twice, to outweigh the frame's own word for it.
 */
export const NoticesAbove = createGlobalStyle`
  ${media.compact} { :root:root { --pie: calc(100dvh - 136px); } }
`;
