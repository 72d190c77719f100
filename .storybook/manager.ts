import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'garita', colorPrimary: '#0B5C5E', colorSecondary: '#0B5C5E', appBg: '#F3F6F5' }),
});
