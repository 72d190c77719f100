import type { ComponentProps, ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

/** A media query as a reader who asked for less motion would have it answered: its condition turns into one that always or never holds. */
export const answerForLessMotion = (query: string): string =>
  query
    .replace(/\(prefers-reduced-motion:\s*no-preference\)/g, '(width < 0px)')
    .replace(/\(prefers-reduced-motion(:\s*reduce)?\)/g, '(width >= 0px)');

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** Answers the styles' questions about motion while they are made; named, since the names of plugins are part of the class names. */
const lessMotion: StylisPlugin = (element) => {
  if (element.type === '@media') element.value = answerForLessMotion(element.value);
};
const PLUGINS = [lessMotion];

let isStill = false;

/** From now on scripts that ask about motion are told that the reader wants less of it, or what the system says. */
export function setStillMotion(still: boolean): void {
  isStill = still;
}

/** Makes `matchMedia` answer as `setStillMotion` says. Once. */
export function installStillMotion(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(isStill ? answerForLessMotion(query) : query);
}

interface StillMotionProps {
  /** Whether the reader has asked for less motion; otherwise the system decides. */
  still: boolean;
  children: ReactNode;
}

/** What lies within looks as it does to a reader who asked for less motion, without a change of the system's settings. Styles change when it is mounted anew. */
export function StillMotion({ still, children }: StillMotionProps) {
  return still ? (
    <StyleSheetManager stylisPlugins={PLUGINS}>{children}</StyleSheetManager>
  ) : (
    children
  );
}
