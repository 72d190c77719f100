import { type ReactNode, useEffect, useState } from 'react';
import { Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { css, keyframes } from 'styled-components';
import { color, layer, media, motion, onSurface, radius, space } from '../theme/tokens';
import { barrierStripe } from './barrierStripe';
import { DialogBody, DialogFoot, DialogFrame, DialogHead, dialogFade } from './dialogParts';
import { FocusReturn } from './FocusReturn';
import { IconButton } from './IconButton';
import { CloseIcon } from './icons';
import { noticeRoom, sheetMark } from './noticeRoom';
import { writing } from './writing';

const rise = keyframes`from { transform: translateY(16px); }`;
const sheet = keyframes`from { transform: translateY(100%); }`;

const Veil = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: grid;
  place-items: center;
  padding: ${space[4]};
  background: ${color.velo};
  &[data-entering] { animation: ${dialogFade} ${motion.page} ${motion.ease}; }
  &[data-exiting] { animation: ${dialogFade} ${motion.feedback} reverse forwards; }
  ${media.compact} { place-items: end stretch; padding: max(${space[7]}, ${noticeRoom}) 0 0; }
`;

const WIDTH = { small: '420px', medium: '560px', large: '860px' } as const;
export type DialogSize = keyof typeof WIDTH;

const Panel = styled(Modal)<{ $size: DialogSize }>`
  ${onSurface}
  display: flex;
  width: 100%;
  max-width: ${({ $size }) => WIDTH[$size]};
  /* Reserves the notices' height twice, because the dialog is centred and notices appear below it. */
  max-height: calc(100dvh - 2 * max(${space[5]}, ${noticeRoom}));
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  color: ${color.tinta};
  box-shadow: 0 12px 40px ${color.sombra};
  overflow: hidden;
  ${media.motion} {
    &[data-entering] { animation: ${rise} ${motion.page} ${motion.ease}; }
  }
  ${media.compact} {
    max-width: none;
    max-height: 100%;
    border-width: 1px 0 0;
    border-radius: ${radius.card} ${radius.card} 0 0;
    ${media.motion} {
      &[data-entering] { animation: ${sheet} ${motion.page} ${motion.ease}; }
      &[data-exiting] { animation: ${sheet} ${motion.feedback} reverse forwards; }
    }
  }
`;

const stripeAbove = css`
  &::before { ${barrierStripe} }
`;

const Frame = styled(DialogFrame)<{ $stripe: boolean }>`
  ${({ $stripe }) => $stripe && stripeAbove}
`;

export interface DialogProps {
  /** True by default: most dialogs are mounted while they are open. */
  isOpen?: boolean;
  /** Called on the close button, Escape or a press outside. */
  onClose: () => void;
  /** The topic, as on the opening button. */
  title: string;
  /** Scrolls between header and footer. */
  children: ReactNode;
  /** Buttons of the footer, the confirming one last. */
  actions?: ReactNode;
  /**
   * Whether the top edge has the barrier stripe: for sign-in, and for acts that cannot be undone.
   */
  stripe?: boolean;
  /** Maximum width 420, 560 or 860 px; on a phone the viewport's. */
  size?: DialogSize;
  /** `alertdialog` for a confirmation that must be answered: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /**
   * False while a request runs. The dialog then disables its close button, and ignores Escape and
   * presses outside.
   */
  isDismissable?: boolean;
}

/**
 * A counter of openings, used as a key. A dialog that is reopened during its exit animation is
 * mounted anew. Without a new key it would have no entry animation and no focus.
 */
function useOpening(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, opening: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, opening: seen.opening + (isOpen ? 1 : 0) });
  return seen.opening;
}

/**
 * Reports that the user is editing while the dialog is open, since its input is stored nowhere
 * else.
 */
function Writing() {
  useEffect(() => writing.start(), []);
  return null;
}

/**
 * A modal dialog; on phones a bottom sheet. It leaves space for notices and returns the focus to
 * its opener.
 */
export function Dialog({
  isOpen = true,
  onClose,
  title,
  children,
  actions,
  stripe = false,
  size = 'medium',
  role = 'dialog',
  isDismissable = true,
}: DialogProps) {
  const opening = useOpening(isOpen);
  return (
    <Veil
      key={opening}
      {...sheetMark}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Panel $size={size}>
        <Frame role={role} $stripe={stripe}>
          <FocusReturn />
          <Writing />
          <DialogHead>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label="Cerrar" isDisabled={!isDismissable} onPress={onClose}>
              <CloseIcon size={24} />
            </IconButton>
          </DialogHead>
          <DialogBody>{children}</DialogBody>
          {actions && <DialogFoot>{actions}</DialogFoot>}
        </Frame>
      </Panel>
    </Veil>
  );
}
