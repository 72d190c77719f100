import { Button as AriaButton } from 'react-aria-components/Button';
import {
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
  Text,
  UNSTABLE_Toast as Toast,
} from 'react-aria-components/Toast';
import styled, { css, keyframes } from 'styled-components';
import { focusRing } from '../theme/focusRing';
import { color, layer, media, motion, radius, space, text } from '../theme/tokens';
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon } from './icons';
import { NOTICE_ROOM, OPEN_SHEET } from './noticeRoom';
import { type ToastContent, toastQueue } from './toast';

const enter = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`;

/** Sum of the margins between the viewport, the notices and a dialog, in pixels. */
const MARGINS = 32;

const Region = styled(AriaToastRegion<ToastContent>)`
  position: fixed;
  left: 50%;
  /* Above the bottom bar of phones, whose height is --pie. */
  bottom: calc(var(--pie, 0px) + max(${space[5]}, env(safe-area-inset-bottom)));
  z-index: ${layer.toast};
  display: flex;
  flex-direction: column-reverse;
  align-items: center;
  gap: ${space[2]};
  width: max-content;
  max-width: calc(100vw - ${space[5]});
  transform: translateX(-50%);
  border-radius: ${radius.control};
  outline: none;
  pointer-events: none;
  &[data-focus-visible] { ${focusRing} }
  @media print { display: none; }
  ${media.compact} {
    :root:has(${OPEN_SHEET}) & { top: calc(${space[4]} + env(safe-area-inset-top)); bottom: auto; flex-direction: column; }
  }
`;

// A brief notice, which is a success without an action, lets presses through.
const Slab = styled(Toast)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 48px;
  padding: ${space[1]} ${space[4]};
  border: 1px solid ${color.nocheBorde};
  border-radius: ${radius.control};
  background: ${color.noche};
  color: ${color.sobreNoche};
  box-shadow: 0 8px 24px ${color.sombra};
  font-size: ${text[16]};
  animation: ${enter} ${motion.feedback};
  ${media.motion} { animation: ${rise} ${motion.page} ${motion.ease}; }
  svg { flex: none; }
  &[data-lasting] { pointer-events: auto; }
`;

const Words = styled(AriaToastContent)`
  flex: 1;
  min-width: 0;
  padding: ${space[2]} 0;
`;

const Mark = styled.span<{ $ink: string }>`
  color: ${({ $ink }) => $ink};
`;

const inside = css`
  min-height: 44px;
  border: 0;
  border-radius: ${radius.tag};
  background: none;
  cursor: pointer;
  &:focus-visible { outline: 3px solid ${color.nocheBaliza}; outline-offset: -4px; }
`;
const Act = styled(AriaButton)`
  ${inside}
  padding: 0 ${space[1]};
  color: ${color.nocheBaliza};
  font-weight: 700;
  &[data-hovered] { text-decoration: underline; }
`;
const Dismiss = styled(AriaButton)`
  ${inside}
  width: 44px;
  margin-right: -${space[3]};
  display: grid;
  place-items: center;
  color: inherit;
`;

const marks = {
  success: { Icon: CheckIcon, ink: color.nocheLaurel, word: 'Hecho' },
  error: { Icon: ErrorIcon, ink: color.nocheGrana, word: 'Error' },
  info: { Icon: InfoIcon, ink: color.sobreNoche, word: 'Aviso' },
} as const;

function ToastSlab({ toast }: { toast: QueuedToast<ToastContent> }) {
  const { tone, text: words, action } = toast.content;
  const { Icon, ink, word } = marks[tone];
  const isLasting = tone !== 'success' || Boolean(action);
  const act = () => {
    action?.onPress();
    toastQueue.close(toast.key);
  };
  return (
    <Slab toast={toast} {...(isLasting && { 'data-lasting': '' })}>
      <Mark $ink={ink}>
        <Icon size={20} label={word} />
      </Mark>
      <Words>
        <Text slot="title">{words}</Text>
      </Words>
      {action && <Act onPress={act}>{action.label}</Act>}
      {isLasting && (
        <Dismiss slot="close" aria-label="Cerrar aviso">
          <CloseIcon size={20} />
        </Dismiss>
      )}
    </Slab>
  );
}

/** Publishes the height of the notices as a CSS variable, so that dialogs leave room for them. */
function reportRoom(region: HTMLElement | null) {
  if (!region) return;
  const page = document.documentElement.style;
  const observer = new ResizeObserver(() =>
    page.setProperty(
      NOTICE_ROOM,
      `calc(${region.offsetHeight + MARGINS}px + env(safe-area-inset-top))`,
    ),
  );
  observer.observe(region);
  return () => {
    observer.disconnect();
    page.removeProperty(NOTICE_ROOM);
  };
}

/** Shows the notices. It is rendered once, at the root of the page. `F6` moves the focus to it. */
export function ToastRegion() {
  return (
    <Region ref={reportRoom} queue={toastQueue} aria-label="Avisos">
      {({ toast }) => <ToastSlab toast={toast} />}
    </Region>
  );
}
