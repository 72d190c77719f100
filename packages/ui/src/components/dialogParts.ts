import { Dialog } from 'react-aria-components/Dialog';
import styled, { keyframes } from 'styled-components';
import { color, inset, media, space } from '../theme/tokens';

export const dialogFade = keyframes`from { opacity: 0; }`;

/**
 * The dialog between header and footer. It scrolls as a whole. When the dialog opens, the frame
 * takes the focus, so that the arrow keys scroll it immediately.
 */
export const DialogFrame = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  outline: none;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const DialogHead = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[4]} ${space[3]} 0 ${inset};
  background: ${color.superficie};
  ${media.short} { position: static; }
  h2 { flex: 1; min-width: 0; padding: 9px 0 ${space[2]}; }
`;

export const DialogBody = styled.div`
  flex: 1;
  padding: ${space[1]} ${inset} ${inset};
`;

export const DialogFoot = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  padding: ${space[4]} ${inset};
  padding-bottom: max(${space[4]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.borde};
  background: ${color.superficie};
  ${media.compact} { > * { flex: 1; } }
  ${media.short} { position: static; }
`;
