import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import { color, inset, layer, media, motion, onSurface, space } from '../theme/tokens';
import { DialogBody, DialogFoot, DialogFrame, DialogHead, dialogFade } from './dialogParts';
import { FocusReturn } from './FocusReturn';
import { IconButton } from './IconButton';
import { CloseIcon } from './icons';
import { noticeRoom, sheetMark } from './noticeRoom';

const slide = keyframes`from { transform: translateX(100%); }`;

const Veil = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.velo};
  &[data-entering] { animation: ${dialogFade} ${motion.page} ${motion.ease}; }
  &[data-exiting] { animation: ${dialogFade} ${motion.page} reverse forwards; }
`;

const Panel = styled(Modal)`
  ${onSurface}
  position: absolute;
  inset: 0 0 0 auto;
  display: flex;
  width: min(320px, calc(100vw - ${space[7]}));
  border-left: 1px solid ${color.borde};
  background: ${color.superficie};
  color: ${color.tinta};
  box-shadow: 0 0 40px ${color.sombra};
  ${media.compact} { top: ${noticeRoom}; }
  ${media.motion} {
    &[data-entering] { animation: ${slide} ${motion.drawer} ${motion.ease}; }
    &[data-exiting] { animation: ${slide} ${motion.page} reverse forwards; }
  }
`;

const Head = styled(DialogHead)`
  align-items: center;
  gap: 0;
  padding: ${space[2]} ${space[2]} ${space[2]} ${inset};
  border-bottom: 1px solid ${color.borde};
  h2 { padding: 0; }
`;
const Body = styled(DialogBody)`
  padding: ${space[4]} ${inset};
`;
const Foot = styled(DialogFoot)`
  padding: ${space[3]} ${space[4]};
  padding-bottom: max(${space[3]}, env(safe-area-inset-bottom));
  > * { flex: 1; }
`;

export interface DrawerProps {
  isOpen: boolean;
  /** Called on the close button, Escape or a press outside. */
  onClose: () => void;
  /** The drawer's title. */
  title: string;
  /** The label of the close button. */
  closeLabel?: string;
  /** Further buttons beside the close button. */
  tools?: ReactNode;
  /** Scrolls between header and footer. */
  children: ReactNode;
  /** Buttons of the footer. */
  actions?: ReactNode;
}

/**
 * A sheet from the right for content that the user reads. The drawer returns the focus to its
 * opener. For questions use a dialog.
 */
export function Drawer({
  isOpen,
  onClose,
  title,
  closeLabel = 'Cerrar',
  tools,
  children,
  actions,
}: DrawerProps) {
  return (
    <Veil {...sheetMark} isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
      <Panel>
        <DialogFrame>
          <FocusReturn />
          <Head>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {tools}
            <IconButton label={closeLabel} onPress={onClose}>
              <CloseIcon size={24} />
            </IconButton>
          </Head>
          <Body>{children}</Body>
          {actions && <Foot>{actions}</Foot>}
        </DialogFrame>
      </Panel>
    </Veil>
  );
}
