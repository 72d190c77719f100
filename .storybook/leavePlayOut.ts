import { HISTORIA, initialGlobals, type StoryGlobals } from './toolbars';

/** What a play goes by: with another hour, another person or another agency there it would not find what it looks for. */
const GOES_BY = ['agencia', 'persona', 'zona', 'reloj'] as const;

/** Whether the toolbars hold something else than the story was written for. */
export const isOtherwise = (globals: StoryGlobals, storyGlobals: Partial<StoryGlobals>): boolean =>
  GOES_BY.some(
    (name) =>
      globals[name] !== (storyGlobals[name] ?? initialGlobals[name]) && globals[name] !== HISTORIA,
  );

interface Preview {
  currentRender?: { renderOptions?: { autoplay: boolean } };
}

/** Shows the story as it stands, and does nothing in it. Storybook decides that by the page alone, so it is told where it keeps that. */
export function leavePlayOut(): void {
  const render = (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__
    ?.currentRender;
  if (render) render.renderOptions = { autoplay: false };
}
