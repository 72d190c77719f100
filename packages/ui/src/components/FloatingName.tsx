import { lazyPart } from '../parts/lazyPart';
import type { Approached } from './useNear';

// No first view waits for it, and where it does not come the button has its name all the same.
const NearTooltip = lazyPart(() => import('./NearTooltip'), 'NearTooltip', { instead: () => null });

interface FloatingNameProps {
  /** Who is near (`useNear`). */
  near: Approached | null;
  /** Told when the name has gone. */
  onGone: () => void;
  /** The name. */
  children: string;
}

/** The floating name of a button with an icon, while somebody is near. Its code comes with the first. */
export function FloatingName({ near, onGone, children }: FloatingNameProps) {
  if (!near) return null;
  return (
    <NearTooltip opener={near.opener} near={near.how} onGone={onGone}>
      {children}
    </NearTooltip>
  );
}
