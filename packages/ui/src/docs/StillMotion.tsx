import type { ComponentProps, ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

/**
 * Rewrites a media query as if the user preferred reduced motion: the condition becomes one that is
 * always or never true.
 */
export const answerForLessMotion = (query: string): string =>
  query
    .replace(/\(prefers-reduced-motion:\s*no-preference\)/g, '(width < 0px)')
    .replace(/\(prefers-reduced-motion(:\s*reduce)?\)/g, '(width >= 0px)');

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/**
 * A Stylis plugin that rewrites motion queries while styles are generated. It has a name, because
 * plugin names are part of the class names' hash.
 */
const lessMotion: StylisPlugin = (element) => {
  if (element.type === '@media') element.value = answerForLessMotion(element.value);
};
const PLUGINS = [lessMotion];

let isStill = false;

/** Sets whether `matchMedia` simulates reduced motion; otherwise the system's setting applies. */
export function setStillMotion(still: boolean): void {
  isStill = still;
}

/** Patches `matchMedia` to follow `setStillMotion`. Call once. */
export function installStillMotion(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(isStill ? answerForLessMotion(query) : query);
}

interface StillMotionProps {
  /** Whether to simulate reduced motion; otherwise the system's setting applies. */
  still: boolean;
  children: ReactNode;
}

/**
 * Renders its children as if the user preferred reduced motion, without a system setting. A change
 * of `still` applies to styles after a remount.
 */
export function StillMotion({ still, children }: StillMotionProps) {
  return still ? (
    <StyleSheetManager stylisPlugins={PLUGINS}>{children}</StyleSheetManager>
  ) : (
    children
  );
}
