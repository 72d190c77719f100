import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { bookThemes } from './bookThemes';
import { initialGlobals, type StoryGlobals } from './toolbars';

let { agencia, tema } = initialGlobals;

/** Dresses the window around the stories as the toolbars have it. */
function dress(): void {
  addons.setConfig({ theme: bookThemes(agencia)[tema] });
}

dress();
addons.register('garita/tema', (api) => {
  const hear = ({ globals }: { globals?: Partial<StoryGlobals> }) => {
    const next = { agencia, tema, ...globals };
    if (next.agencia === agencia && next.tema === tema) return;
    ({ agencia, tema } = next);
    dress();
    // Of what has been drawn already only the theme changes.
    api.setOptions({ theme: bookThemes(agencia)[tema] });
  };
  api.on(SET_GLOBALS, hear);
  api.on(GLOBALS_UPDATED, hear);
});
