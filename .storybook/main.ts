// Node loads this file, so its imports of local files need the file extension.
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { withEnglish } from '../packages/ui/src/docs/englishName.ts';
import { factsOf } from '../packages/ui/src/docs/screens.ts';
import { spellName } from '../packages/ui/src/docs/spellName.ts';
import { keepIndex } from './keepIndex.ts';
import { limitDocgen } from './limitDocgen.ts';
import { playsAsMeant } from './playsAsMeant.ts';
import { propsPlugin } from './propsPlugin.ts';
import { readCitas, readEntradas, readFicheros, readUsos } from './sources.ts';
import { tokensPlugin } from './tokensPlugin.ts';
import { virtualData } from './virtualData.ts';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  // Gives the entries of the sidebar readable names, and its search English words too.
  experimental_indexers: (given = []) =>
    given.map(keepIndex('node_modules/.cache/garita/historias.json')).map((indexer) => ({
      ...indexer,
      createIndex: async (...asked) =>
        (await indexer.createIndex(...asked)).map((entry) => {
          const { __id: id = '', name } = entry;
          if (!name) return entry;
          return { ...entry, name: withEnglish(id, spellName(name), factsOf(id)?.ingles) };
        }),
    })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  docs: { defaultName: 'Uso' },
  staticDirs: ['./public', { from: '../packages/app/public/iconos', to: '/iconos' }],
  // Storybook works offline: no telemetry, no news.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's marks for changed stories are off: they need git calls and a module graph at each
  // start, and `npm run visual` shows what a change affects. The features that only serve viewers
  // inspect every element at every change, so they are off for the test runner.
  features: (features, { test }) => ({
    ...features,
    changeDetection: false,
    // React's development build warns of missing keys, invalid nesting and unknown properties.
    developmentModeForBuild: process.env.GARITA_REACT === 'development',
    sidebarOnboardingChecklist: false,
    backgrounds: false,
    highlight: !test,
    measure: !test,
    outline: !test,
  }),
  viteFinal: (given, { test }) => {
    const build = { isTest: test === true };
    limitDocgen(given.plugins);
    return mergeConfig(given, {
      plugins: [
        playsAsMeant(),
        propsPlugin(build),
        virtualData('citas', readCitas, build),
        virtualData('usos', readUsos, build),
        virtualData('entradas', readEntradas, build),
        virtualData('ficheros', readFicheros, build),
        tokensPlugin(),
      ],
    });
  },
};

export default config;
