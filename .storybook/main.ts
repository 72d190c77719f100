// Node reads this file and what it imports, by their whole names.
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { spellName } from '../packages/ui/src/docs/spellName.ts';
import { playsAsMeant } from './playsAsMeant.ts';
import { propsPlugin } from './propsPlugin.ts';
import { reactThatWarns } from './reactThatWarns.ts';
import { readCitas, readUsos } from './sources.ts';
import { tokensPlugin } from './tokensPlugin.ts';
import { virtualData } from './virtualData.ts';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  // The list of stories, which the sidebar and its search read, has names as people write them.
  experimental_indexers: (given = []) =>
    given.map((indexer) => ({
      ...indexer,
      createIndex: async (...asked) =>
        (await indexer.createIndex(...asked)).map((entry) => ({
          ...entry,
          ...(entry.name && { name: spellName(entry.name) }),
        })),
    })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  docs: { defaultName: 'Uso' },
  staticDirs: ['./public', { from: '../packages/app/public/iconos', to: '/iconos' }],
  // Storybook works without the internet: it neither reports nor asks for news.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `npm run visual` tells what a change reaches, and shows it; Storybook's own marks cost each start git's answers and a graph of all modules.
  // What only an eye needs, and costs a look at every element at every change, is left out of the Storybook that the test runner visits.
  features: (features, { test }) => ({
    ...features,
    changeDetection: false,
    sidebarOnboardingChecklist: false,
    backgrounds: false,
    highlight: !test,
    measure: !test,
    outline: !test,
  }),
  viteFinal: (given, { test }) => {
    const build = { isTest: test === true };
    return mergeConfig(given, {
      plugins: [
        playsAsMeant(),
        propsPlugin(build),
        virtualData('citas', readCitas, build),
        virtualData('usos', readUsos, build),
        tokensPlugin(),
        ...(process.env.GARITA_REACT === 'development' ? [reactThatWarns()] : []),
      ],
    });
  },
};

export default config;
