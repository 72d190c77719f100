import type { StoryObj } from '@storybook/react-vite';
import { guardPlay } from '../packages/ui/src/docs/guardPlay';
import { HISTORIA } from '../packages/ui/src/docs/storyPeople';
import guards from './guards.json';
import { initialGlobals, type StoryGlobals } from './toolbars';

/**
 * The globals that a play depends on: with another hour, zone, person, agency or medium the play
 * would fail.
 */
const DEPENDS_ON = ['agencia', 'persona', 'zona', 'reloj', 'medio'] as const;

const isOtherwise = (globals: StoryGlobals, storyGlobals: Partial<StoryGlobals>): boolean =>
  DEPENDS_ON.some(
    (name) =>
      globals[name] !== (storyGlobals[name] ?? initialGlobals[name]) && globals[name] !== HISTORIA,
  );

/** Whether the story is a thumbnail in a screen's sheet. */
const isSmall = new URLSearchParams(window.location.search).has('hoja');

/**
 * Skips a story's play in three cases: in a thumbnail, with another state's arguments, and with
 * other toolbar values.
 */
export function playWhenMeant(stories: readonly StoryObj[]): void {
  for (const story of stories) {
    const { play } = story;
    if (!play) continue;
    story.play = async (context) => {
      const { globals, storyGlobals } = context;
      const { estado } = context.args as { estado?: string };
      if (!estado && !isSmall && !isOtherwise(globals as StoryGlobals, storyGlobals))
        await guardPlay(play(context), guards.play);
    };
  }
}
