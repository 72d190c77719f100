import { type RefObject, useEffect, useMemo, useState } from 'react';
import { TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { Tooltip } from './Tooltip';

const OPEN_MS = 500;
const CLOSE_MS = 80;
/** So soon after one name another shows at once: whoever goes along a row of buttons reads them all. */
const WARM_MS = 500;
let warmUntil = 0;

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
  const [isOpen, setOpen] = useState(() => near === 'focus' || performance.now() < warmUntil);
  const [isOver, setOver] = useState(false);
  const isLeft = near === 'leaving' && !isOver;
  useEffect(() => {
    if (isOpen && !isLeft) return;
    const timer = isLeft ? setTimeout(onGone, CLOSE_MS) : setTimeout(() => setOpen(true), OPEN_MS);
    return () => clearTimeout(timer);
  }, [isOpen, isLeft, onGone]);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      warmUntil = performance.now() + WARM_MS;
    };
  }, [isOpen]);
  const state = useMemo(() => ({ isOpen, shouldSkipAnimation: false, open: () => setOver(true), close: () => setOver(false) }), [isOpen]);
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip triggerRef={opener}>{children}</Tooltip>
    </TooltipTriggerStateContext>
  );
}
