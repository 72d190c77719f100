import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { toastQueue } from '../packages/ui/src/components/toast';
import { UiProvider } from '../packages/ui/src/components/UiProvider';
import { followPersona } from '../packages/ui/src/docs/followPersona';
import { installStillMotion, StillMotion, setStillMotion } from '../packages/ui/src/docs/StillMotion';
import { holdTime, installStoryTime, releaseTime } from '../packages/ui/src/docs/storyTime';
import { installStoryZone, setStoryZone } from '../packages/ui/src/docs/storyZone';
import { AGENCIAS } from './agencias';
import { freezeClock, releaseClock, STORY_NOW } from './fixedClock';
import guards from './guards.json';
import { setInstantMotion } from './instantMotion';
import { bringBack, seatJudge } from './judge';
import { PaginaContainer } from './PaginaContainer';
import { globalTypes, HISTORIA, initialGlobals, MOMENTOS, type StoryGlobals, ZONAS } from './toolbars';
import { wearAgencia } from './wearAgencia';
import { withoutMouse } from './withoutMouse';

document.documentElement.lang = 'es';
// A guard against hanging, not a measure: machines differ.
configure({ asyncUtilTimeout: guards.play });
/** In the hands of the test runner, nobody looks: what only eyes need takes no time. */
const isTested = navigator.webdriver;
if (isTested) {
  seatJudge();
  withoutMouse();
}
installStoryTime(guards.play);
installStoryZone();
installStillMotion();

/** Figures from Storybook's own folder: stories ask nothing of the network. */
const AVATARS = './avatares.svg#{usuario}';

const withGarita: Decorator = (Story, { args, globals }) => {
  const { tema, agencia, persona, zona, reloj, movimiento } = globals as StoryGlobals;
  useLayoutEffect(() => {
    document.documentElement.dataset.tema = tema;
  }, [tema]);
  useLayoutEffect(() => wearAgencia(agencia), [agencia]);
  // Colours change by themselves; whatever else a toolbar changes was read by components when they were mounted, so they are mounted anew.
  return (
    <StillMotion key={[persona, zona, reloj, movimiento].join()} still={movimiento === 'reducido'}>
      <UiProvider avatarTemplate={AVATARS} cara={AGENCIAS[agencia]}>
        <Story args={persona === HISTORIA ? args : followPersona(args, persona)} />
      </UiProvider>
    </StillMotion>
  );
};

const phone = { name: 'Teléfono (390)', styles: { width: '390px', height: '844px' } };
const desktop = { name: 'Escritorio (1280)', styles: { width: '1280px', height: '800px' } };
const narrow = { name: 'Estrecho (320)', styles: { width: '320px', height: '640px' } };

const preview: Preview = {
  decorators: [withGarita],
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: {
      test: 'error',
      // React Aria keeps what it has announced for some seconds, with references to elements that may be gone by then.
      context: { exclude: ['[data-live-announcer]'] },
      // The second line of an option is its description, as ARIA means it; this rule would have it in the name.
      config: {
        rules: [
          { id: 'label-content-name-mismatch', selector: ':not([role="option"])' },
          // Looks at what it would refuse alone: reading out all that has a style takes a fifth of axe's time.
          { id: 'avoid-inline-spacing', selector: '[style*="spacing" i], [style*="line-height" i]' },
          // The test runner judges contrast in both themes by itself.
          { id: 'color-contrast', enabled: !isTested },
        ],
      },
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    backgrounds: { disable: true },
    docs: { container: PaginaContainer, toc: { title: 'En esta página', headingSelector: 'h2', ignoreSelector: 'figure *, .docs-story *' } },
    viewport: { options: { phone, narrow, desktop } },
    options: { storySort: { order: ['Guía', ['Introducción', '*'], 'Componentes', 'Patrones', 'Pantallas'] } },
  },
  beforeEach: ({ parameters, globals }) => {
    const { zona, reloj, movimiento } = globals as StoryGlobals;
    bringBack();
    setStoryZone(ZONAS[zona]);
    setStillMotion(movimiento === 'reducido');
    setInstantMotion(isTested && !parameters.enMovimiento);
    // Of the story before, on the same page: with time held none goes by itself.
    toastQueue.clear();
    if (reloj === 'real') return undefined;
    holdTime();
    freezeClock(reloj === HISTORIA ? (parameters.reloj ?? STORY_NOW) : MOMENTOS[reloj]);
    return () => {
      releaseTime();
      releaseClock();
    };
  },
  afterEach: () => {
    // Whoever looks at the story from here on sees notices go and clocks tick.
    if (!isTested) releaseTime();
  },
};

export default preview;
