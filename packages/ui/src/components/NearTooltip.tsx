import { type RefObject, useEffect, useMemo, useState } from 'react';
import { TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { Tooltip } from './Tooltip';

const OPEN_MS = 500;
const CLOSE_MS = 80;
/** So soon after one name another shows at once: whoever goes along a row of buttons reads them all. */
const WARM_MS = 500;
/** The button whose name was shown so short a time ago. One that has left the page since is no neighbour of what came after it. */
let warm: HTMLElement | null = null;
let cooling: ReturnType<typeof setTimeout> | undefined;

function keepWarm(opener: HTMLElement | null): void {
  warm = opener;
  clearTimeout(cooling);
  cooling = setTimeout(() => {
    warm = null;
  }, WARM_MS);
}

/** How somebody came near a button: a pointer waits for its name, the keyboard is told at once. `leaving`: they may yet go over to the name itself. */
export type Near = 'pointer' | 'focus' | 'leaving';

interface NearTooltipProps {
  opener: RefObject<HTMLElement | null>;
  near: Near;
  onGone: () => void;
  children: string;
}

/** The floating name of a button with an icon. It is there at all only while somebody is near: a list has hundreds of buttons, and one is looked at. */
export function NearTooltip({ opener, near, onGone, children }: NearTooltipProps) {
  const [isOpen, setOpen] = useState(() => warm?.isConnected === true);
  const [isOver, setOver] = useState(false);
  // Also for who has had the pointer on it before.
  if (near === 'focus' && !isOpen) setOpen(true);
  const isLeft = near === 'leaving' && !isOver;
  useEffect(() => {
    if (isOpen && !isLeft) return;
    const timer = isLeft ? setTimeout(onGone, CLOSE_MS) : setTimeout(() => setOpen(true), OPEN_MS);
    return () => clearTimeout(timer);
  }, [isOpen, isLeft, onGone]);
  useEffect(() => {
    if (!isOpen) return;
    return () => keepWarm(opener.current);
  }, [isOpen, opener]);
  const state = useMemo(
    () => ({
      isOpen,
      shouldSkipAnimation: false,
      open: () => setOver(true),
      close: () => setOver(false),
    }),
    [isOpen],
  );
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip triggerRef={opener}>{children}</Tooltip>
    </TooltipTriggerStateContext>
  );
}
