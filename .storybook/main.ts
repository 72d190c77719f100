import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { spellName } from '../packages/ui/src/docs/spellName';
import { propsPlugin } from './propsPlugin';
import { readCitas, readUsos } from './sources';
import { tokensPlugin } from './tokensPlugin';
import { virtualData } from './virtualData';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  // The list of stories, which the sidebar and its search read, has names as people write them.
  experimental_indexers: (given = []) =>
    given.map((indexer) => ({
      ...indexer,
      createIndex: async (...asked) => (await indexer.createIndex(...asked)).map((entry) => ({ ...entry, ...(entry.name && { name: spellName(entry.name) }) })),
    })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  docs: { defaultName: 'Uso' },
  staticDirs: ['./public', { from: '../packages/app/public/iconos', to: '/iconos' }],
  // Storybook works without the internet: it neither reports nor asks for news.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // What only an eye needs, and costs a look at every element at every change, is left out of the Storybook that the test runner visits.
  features: (features, { test }) => ({ ...features, sidebarOnboardingChecklist: false, backgrounds: false, highlight: !test, measure: !test, outline: !test }),
  viteFinal: (given, { test }) => {
    const build = { isTest: test === true };
    return mergeConfig(given, { plugins: [propsPlugin(build), virtualData('citas', readCitas, build), virtualData('usos', readUsos, build), tokensPlugin()] });
  },
};

export default config;
