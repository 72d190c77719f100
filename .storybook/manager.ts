import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { PANTALLAS } from '../packages/domain/src/pantallas';
import { withoutEnglish } from '../packages/ui/src/docs/englishName';
import { SCREENS } from '../packages/ui/src/docs/screens';
import { bookThemes } from './bookThemes';
import { initialGlobals, type StoryGlobals } from './toolbars';

let { agencia, tema } = initialGlobals;

function dress(): void {
  addons.setConfig({
    theme: bookThemes(agencia)[tema],
    sidebar: { renderLabel: ({ name }) => withoutEnglish(name) },
  });
}

/**
 * The id of the stories of the screen at a path such as `/ascensos`; undefined without a screen.
 * `/libro/ascensos` redirects to `?ruta=/ascensos`.
 */
function findSheet(ruta: string): string | undefined {
  const pantalla = PANTALLAS.find(
    (one) => ruta === one.ruta || (one.ruta !== '/' && ruta.startsWith(`${one.ruta}/`)),
  );
  return Object.entries(SCREENS).find(
    ([, facts]) => pantalla && facts.pantalla === pantalla.id,
  )?.[0];
}

const ruta = new URLSearchParams(window.location.search).get('ruta');
const sheet = ruta === null ? undefined : findSheet(ruta);
if (sheet) window.location.replace(`./?path=/docs/${sheet}--uso`);

dress();
addons.register('garita/tema', (api) => {
  const hear = ({ globals }: { globals?: Partial<StoryGlobals> }) => {
    const next = { agencia, tema, ...globals };
    if (next.agencia === agencia && next.tema === tema) return;
    ({ agencia, tema } = next);
    dress();
    // After the first render only the theme may change.
    api.setOptions({ theme: bookThemes(agencia)[tema] });
  };
  api.on(SET_GLOBALS, hear);
  api.on(GLOBALS_UPDATED, hear);
});
