import type { Plugin, PluginOption } from 'vite';

const COMPONENT = /\/packages\/ui\/src\/.*(?<!\.(?:stories|docs|test))\.tsx$/;

const isPlugin = (option: PluginOption): option is Plugin =>
  typeof option === 'object' && option !== null && 'name' in option;

/**
 * Storybook's own reading of properties, which feeds the controls, where components are declared and nowhere else: it takes every module apart, and finds
 * nothing in two of three.
 */
export const docgenOfComponents = (plugins: readonly PluginOption[]): PluginOption[] =>
  plugins.map((option) => {
    if (
      !isPlugin(option) ||
      option.name !== 'storybook:react-docgen-plugin' ||
      typeof option.transform !== 'function'
    )
      return option;
    return { ...option, transform: { filter: { id: COMPONENT }, handler: option.transform } };
  });
