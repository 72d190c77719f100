import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { UiProvider } from '../packages/ui/src/components/UiProvider';
import { freezeClock, STORY_NOW } from './fixedClock';

document.documentElement.lang = 'es';
// How long a play function waits for what it expects: generous, since a busy machine is no failure.
configure({ asyncUtilTimeout: 8000 });

/** Figures from Storybook's own folder: stories ask nothing of the network. */
const AVATARS = './avatares.svg#{usuario}';

const withGarita: Decorator = (Story, { globals: { tema } }) => {
  useLayoutEffect(() => {
    document.documentElement.dataset.tema = tema;
  }, [tema]);
  return (
    <UiProvider avatarTemplate={AVATARS}>
      <Story />
    </UiProvider>
  );
};

const phone = { name: 'Teléfono (390)', styles: { width: '390px', height: '844px' } };
const desktop = { name: 'Escritorio (1280)', styles: { width: '1280px', height: '800px' } };
const narrow = { name: 'Estrecho (320)', styles: { width: '320px', height: '640px' } };

const preview: Preview = {
  decorators: [withGarita],
  globalTypes: {
    tema: {
      description: 'Tema',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'claro', title: 'Claro', icon: 'sun' },
          { value: 'oscuro', title: 'Oscuro', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { tema: 'claro' },
  parameters: {
    a11y: {
      test: 'error',
      // React Aria keeps what it has announced for some seconds, with references to elements that may be gone by then.
      context: { exclude: ['[data-live-announcer]'] },
      // The second line of an option is its description, as ARIA means it; this rule would have it in the name.
      config: { rules: [{ id: 'label-content-name-mismatch', selector: ':not([role="option"])' }] },
    },
    backgrounds: { disable: true },
    viewport: { options: { phone, desktop, narrow } },
    options: { storySort: { order: ['Pantallas', 'Componentes', 'Formularios', 'Tema'] } },
  },
  beforeEach: ({ parameters }) => freezeClock(typeof parameters.reloj === 'string' ? parameters.reloj : STORY_NOW),
};

export default preview;
